// office.js takes Excel on the web over https alone. The workbench shows a certificate of its own,
// made for one run and known to no authority: a browser asks once whether to go on.
import { generate } from "selfsigned";

const DAY = 24 * 60 * 60 * 1000;
const DNS_NAME = 2;

/**
 * Makes a certificate for localhost, good for a day.
 *
 * @returns {Promise<{ key: string, cert: string }>} as https takes them.
 */
export async function makeCertificate() {
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
    notAfterDate: new Date(Date.now() + DAY),
    extensions: [
      { name: "subjectAltName", altNames: [{ type: DNS_NAME, value: "localhost" }] },
      { name: "extKeyUsage", serverAuth: true },
    ],
  });
  return { key: made.private, cert: made.cert };
}
