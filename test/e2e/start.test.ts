import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
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

  test("prints the address of the workbench", () => {
    expect(command.output()).toContain(address);
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
