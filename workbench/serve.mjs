// Serves the workbench, the built add-in and office.js on this machine alone.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { output } from "./build.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Address prefix -> folder. The first that fits is taken. */
const foldersWith = (addin) => [
  ["/addin/", addin],
  ["/office-js/", path.join(root, "node_modules/@microsoft/office-js/dist")],
  ["/", output],
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

/**
 * Starts the server.
 *
 * @param {{ port: number, addin?: string }} options port (0 = any free one) and the built add-in's folder.
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} rejects when the port is in use.
 */
export function serve({ port, addin = path.join(root, "dist") }) {
  const folders = foldersWith(addin);
  const server = createServer((request, response) => void answer(request, response, folders));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", () =>
      resolve({
        address: `http://localhost:${server.address().port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      })
    );
  });
}

async function answer(request, response, folders) {
  if (request.method !== "GET" && request.method !== "HEAD") return send(response, 405);
  const file = fileFor(request.url ?? "/", folders);
  if (!file || !(await isFile(file.path))) return send(response, 404);
  const type = types[path.extname(file.path)] ?? "application/octet-stream";
  const content = await readFile(file.path);
  const page = file.prefix === "/addin/" && type.startsWith("text/html");
  send(response, 200, page ? hosted(content.toString("utf8")) : content, type);
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
 * The add-in's page as the workbench serves it: office.js comes from this machine instead of
 * Microsoft's CDN, and a file before it lets the page find the workbench in Excel's place. It must be
 * a file, because the page's Content-Security-Policy forbids inline script.
 */
function hosted(html) {
  return html.replace(
    /<script\b[^>]*\bsrc\s*=\s*["']?[^"'\s>]*\boffice\.js[^>]*>/i,
    '<script src="/attach.js"></script><script src="/office-js/office.js">'
  );
}
