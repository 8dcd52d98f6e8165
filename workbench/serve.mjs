// Serves the workbench, the built add-in and office.js on this machine alone.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { output, shippedAddin, webAddin } from "./build.mjs";
import { makeCertificate } from "./certificate.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Address prefix -> folder. The first that fits is taken. */
const foldersWith = (addin, page) => [
  ["/addin/", addin],
  ["/office-js/", path.join(root, "node_modules/@microsoft/office-js/dist")],
  ["/", page],
];

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Where a page learns the addresses of both Excels. */
const HOSTS = "/hosts.json";

/**
 * Starts both Excels on this machine. Over http Excel for Windows is played, over https Excel on the
 * web: an address is one of them for good.
 *
 * @param {{ port: number, webPort?: number, addin?: string, web?: string, page?: string }} options The
 *   ports (0 = any free one), the folders of the built add-in: changed on its way to the frame for
 *   Windows, and served as it is on the web; and the folder of the built page.
 * @returns {Promise<{ address: string, webAddress: string, close: () => Promise<void> }>} rejects when
 *   a port is in use.
 */
export async function serve({
  port,
  webPort = 0,
  addin = shippedAddin,
  web = webAddin,
  page = output,
}) {
  const hosts = {};
  const forWindows = await listen(
    createServer(answering({ folders: foldersWith(addin, page), change: hosted, hosts })),
    port
  );
  try {
    const onTheWeb = await listen(
      createSecureServer(
        await makeCertificate(),
        answering({ folders: foldersWith(web, page), change: (html) => html, hosts })
      ),
      webPort
    );
    hosts.windows = `http://localhost:${forWindows.address().port}`;
    hosts.web = `https://localhost:${onTheWeb.address().port}`;
    return {
      address: hosts.windows,
      webAddress: hosts.web,
      close: () => Promise.all([forWindows, onTheWeb].map(end)).then(() => {}),
    };
  } catch (error) {
    await end(forWindows);
    throw error;
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", () => resolve(server));
  });
}

function end(server) {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

const answering = (site) => (request, response) => void answer(request, response, site);

async function answer(request, response, { folders, change, hosts }) {
  if (request.method !== "GET" && request.method !== "HEAD") return send(response, 405);
  if (request.url === HOSTS) return send(response, 200, JSON.stringify(hosts), types[".json"]);
  const file = fileFor(request.url ?? "/", folders);
  if (!file || !(await isFile(file.path))) return send(response, 404);
  const type = types[path.extname(file.path)] ?? "application/octet-stream";
  const content = await readFile(file.path);
  const page = file.prefix === "/addin/" && type.startsWith("text/html");
  send(response, 200, page ? change(content) : content, type);
}

function send(response, status, content = "", type = "text/plain; charset=utf-8") {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(content);
}

function fileFor(url, folders) {
  let address;
  try {
    address = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
  if (address.endsWith("/")) address += "index.html";
  const [prefix, folder] = folders.find(([start]) => address.startsWith(start));
  const file = path.join(folder, address.slice(prefix.length));
  // Nothing outside the served folder, whatever the address says.
  return file.startsWith(folder + path.sep) ? { prefix, path: file } : null;
}

async function isFile(file) {
  return stat(file).then(
    (found) => found.isFile(),
    () => false
  );
}

/**
 * The add-in's page as Excel for Windows is played around it: office.js comes from this machine instead of
 * Microsoft's CDN, and a file before it lets the page find the workbench in Excel's place. It must be
 * a file, because the page's Content-Security-Policy forbids inline script.
 */
function hosted(page) {
  return page
    .toString("utf8")
    .replace(
      /<script\b[^>]*\bsrc\s*=\s*["']?[^"'\s>]*\boffice\.js[^>]*>/i,
      '<script src="/attach.js"></script><script src="/office-js/office.js">'
    );
}
