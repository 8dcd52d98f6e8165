/** @jest-environment node */
import { createHash } from "node:crypto";
import { sha256 } from "../../workbench/host/sha256";

test("the published vector of FIPS 180-4 comes out", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test.each([0, 1, 55, 56, 63, 64, 65, 200])("%i letters are hashed as Node does", (length) => {
  const text = "裁判 desk ".repeat(40).slice(0, length);
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});
