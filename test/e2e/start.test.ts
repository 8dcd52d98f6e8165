import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { request as secureRequest } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type RunningCommand, runStart } from "./command";

describe("npm start", () => {
  let command: RunningCommand;
  let address: string;

  beforeAll(async () => {
    command = runStart("--port", "0");
    address = await command.address;
  });
  afterAll(() => command.stop());

  /** Asks for a path as it stands; fetch would tidy it first. */
  function status(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const { port } = new URL(address);
      request({ host: "localhost", port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
  }

  /** Asks at the address of Excel on the web, whose certificate is known to no authority. */
  async function webContent(path: string): Promise<Buffer> {
    const url = (await command.webAddress) + path;
    return new Promise((resolve, reject) => {
      secureRequest(url, { rejectUnauthorized: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve(Buffer.concat(chunks)));
      })
        .on("error", reject)
        .end();
    });
  }

  test("prints the addresses of the workbench, one for each Excel", async () => {
    expect(command.output()).toContain(address);
    expect(await command.webAddress).toMatch(/^https:\/\/localhost:\d+$/);
  });

  test("on the web gives the add-in's page as it was built, and office.js beside it", async () => {
    const built = path.join(__dirname, "../../build/web-addin");
    for (const file of ["taskpane.html", "functions.js", "office-js/excel-web-16.00.js"]) {
      const served = await webContent(`/addin/${file}`);
      expect([file, served.equals(readFileSync(path.join(built, file)))]).toEqual([file, true]);
    }
  });

  test("tells the page where each Excel is played", async () => {
    const hosts = { windows: address, web: await command.webAddress };
    expect(await (await fetch(`${address}/hosts.json`)).json()).toEqual(hosts);
    expect(JSON.parse((await webContent("/hosts.json")).toString())).toEqual(hosts);
  });

  test("serves the page, the add-in and office.js, none of them from a cache", async () => {
    for (const [path, type] of [
      ["/", "text/html"],
      ["/workbench.js", "text/javascript"],
      ["/page.css", "text/css"],
      ["/addin/functions.json", "application/json"],
      ["/addin/assets/icon-32.png", "image/png"],
      ["/office-js/office.js", "text/javascript"],
    ] as const) {
      const response = await fetch(address + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("content-type")).toContain(type);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("gives the add-in's page the workbench's office.js and keeps its security policy", async () => {
    const html = await (await fetch(`${address}/addin/taskpane.html`)).text();
    expect(html).toContain('<script src="/attach.js"></script><script src="/office-js/office.js">');
    expect(html).not.toMatch(/<script[^>]*src="?https:/);
    expect(html).toContain("Content-Security-Policy");
  });

  test("hands out nothing from outside its folders", async () => {
    for (const path of [
      "/../package.json",
      "/addin/../../package.json",
      "/addin/%2e%2e/package.json",
      "/addin/..%2fpackage.json",
      "/%2e%2e%2fpackage.json",
      "/office-js/..%2fpackage.json",
      "/nothing.html",
      "/%",
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
  });

  test("says when the port is in use, and does not quietly take another", async () => {
    const { port } = new URL(address);
    const second = runStart("--port", port);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use`);
    expect(second.output()).toContain("--port");
    const { port: webPort } = new URL(await command.webAddress);
    const third = runStart("--port", "0", "--web-port", webPort);
    expect(await third.ended).toBe(1);
    expect(third.output()).toContain(`Port ${webPort} is in use`);
    expect(third.output()).toContain("--web-port");
  });

  test("refuses a port that is none", async () => {
    const second = runStart("--port", "abc");
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('"abc"');
  });

  test("ends at Ctrl+C and gives the port back", async () => {
    const second = runStart("--port", "0");
    const { port } = new URL(await second.address);
    expect(await second.stop()).toBe(0);
    const again = createServer();
    await new Promise<void>((resolve, reject) => {
      again.once("error", reject);
      again.listen(Number(port), "localhost", resolve);
    });
    expect((again.address() as AddressInfo).port).toBe(Number(port));
    again.close();
  });
});
