import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "playwright-core";
import { describeInBrowser } from "./browser";
import { type RunningCommand, runStart } from "./command";
import { openWorkbench, type OpenWorkbench } from "./openWorkbench";

const root = path.join(__dirname, "../..");
const cdn = "https://appsforoffice.microsoft.com/lib/1/hosted/";
const officeJs = path.join(root, "node_modules/@microsoft/office-js/dist");

/** Plays Microsoft's CDN: the page asks for its office.js and is given the one that is installed. */
const playCdn = (context: BrowserContext) =>
  context.route(`${cdn}**`, (route) =>
    route.fulfill({ path: path.join(officeJs, route.request().url().slice(cdn.length)) })
  );

describeInBrowser("the add-in as shipped, in Excel on the web", () => {
  describe.each(["of the workbench's own address", "of another address"])("%s", (place) => {
    let workbench: OpenWorkbench;
    let addinServer: RunningCommand | undefined;
    const pages: { url: string; body: Promise<Buffer> }[] = [];

    beforeAll(async () => {
      let query = "";
      if (place === "of another address") {
        addinServer = runStart("--port", "0", "--addin", "dist");
        query = `?addin=${await addinServer.webAddress}`;
      }
      workbench = await openWorkbench(query, {
        platform: "web",
        start: ["--addin", "dist"],
        async prepare(context) {
          await playCdn(context);
          context.on("response", (response) => {
            if (response.url().includes("taskpane.html"))
              pages.push({ url: response.url(), body: response.body() });
          });
        },
      });
    });
    beforeEach(() => workbench.newSheet());
    afterAll(async () => {
      await workbench?.close();
      await addinServer?.stop();
    });

    test("its page arrives byte for byte as it was built", async () => {
      const built = readFileSync(path.join(root, "dist/taskpane.html"));
      expect(pages).toHaveLength(1);
      const [{ url, body }] = pages as [(typeof pages)[0]];
      expect((await body).equals(built)).toBe(true);
      const home = new URL(workbench.page.url()).origin;
      expect(new URL(url).origin === home).toBe(addinServer === undefined);
      expect(built.toString()).toContain(`${cdn}office.js`);
    });

    test("it believes to be in Excel on the web and lists its functions", async () => {
      const pane = workbench.pane();
      expect(await pane.evaluate(() => String(Office.context.platform))).toBe("OfficeOnline");
      await pane.getByText("BRIDGESCORE").first().waitFor();
    });

    /** Whether the workbook was asked which cells are empty; the pane asks for other things too. */
    const askedForEmptyCells = () =>
      workbench.page.evaluate(() =>
        window
          .workbench!.faults.requests()
          .some(({ actions }) => actions.some((action) => action.includes("valueTypes")))
      );

    test("functions calculate and spill, and an empty cell needs no asking: it arrives as null", async () => {
      await workbench.page.evaluate(() => window.workbench!.faults.clear());
      await workbench.enter("A1", [[430], [null], [0]]);
      await workbench.enter("B1", [["=DESK.IMP(A1:A3)"]]);
      expect(await workbench.values("B1:B3")).toEqual([[10], [""], [0]]);
      // The 0 of the third board is asked about; without it nothing is.
      expect(await askedForEmptyCells()).toBe(true);
      await workbench.page.evaluate(() => window.workbench!.faults.clear());
      await workbench.enter("D1", [[620], [null], [170]]);
      await workbench.enter("E1", [["=DESK.DATUM(D1:D3,0,0)"]]);
      expect((await workbench.cell("E1")).value).toBe(395);
      expect(await askedForEmptyCells()).toBe(false);
    });

    test("an example of the pane is inserted into the selected cell", async () => {
      await workbench.call("select", "B2");
      const entry = workbench.pane().locator("details", { hasText: "DESK.IMP(score" });
      await entry.locator("summary").click();
      const example = entry.locator("li", { hasText: "=DESK.IMP(430)" });
      await example.getByRole("button", { name: "Insert" }).click();
      await example.getByText("Written to").waitFor();
      expect(await workbench.cell("B2")).toMatchObject({ formula: "=DESK.IMP(430)", value: 10 });
    });

    test("it hears what the director types", async () => {
      const pane = workbench.pane();
      await pane.evaluate(() =>
        Excel.run(async (context) => {
          const heard: string[] = [];
          Object.assign(window, { heard });
          const sheet = context.workbook.worksheets.getActiveWorksheet();
          sheet.onChanged.add(({ address }) => Promise.resolve(void heard.push(address)));
          await context.sync();
        })
      );
      await workbench.typeByHand("A1", "430");
      await workbench.call("calculated");
      expect(await pane.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
        "A1",
      ]);
    });

    test("a failure on purpose reaches it with Excel's code", async () => {
      await workbench.page.evaluate(() => window.workbench!.faults.failRequest(1, "AccessDenied"));
      const code = await workbench.pane().evaluate(() =>
        Excel.run(async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[1]];
          await context.sync();
          return "";
        }).catch((error: OfficeExtension.Error) => error.code)
      );
      expect(code).toBe("AccessDenied");
      expect((await workbench.cell("A1")).value).toBeNull();
    });

    test("what it keeps in the document is there when the pane is opened again", async () => {
      await workbench.pane().evaluate(
        () =>
          new Promise((saved) => {
            const { settings } = Office.context.document;
            settings.set("kept", [1, 2]);
            settings.saveAsync(saved);
          })
      );
      // office.js has them in the tab's storage, too: what is there afterwards came from the host.
      await workbench.pane().evaluate(() => sessionStorage.clear());
      await Promise.all([
        workbench.page.waitForEvent("framenavigated"),
        workbench.pane().evaluate(() => location.reload()),
      ]);
      await workbench.pane().waitForFunction(() => typeof Office !== "undefined");
      const kept = await workbench.pane().evaluate(async () => {
        await Office.onReady();
        return Office.context.document.settings.get("kept") as unknown;
      });
      expect(kept).toEqual([1, 2]);
    });

    test("nothing went wrong, nothing was missing, and nothing but office.js came from elsewhere", async () => {
      expect(workbench.faults).toEqual([]);
      expect(await workbench.call("missing")).toEqual([]);
      const strangers = workbench.requests.filter(
        (url) => !/^(https:\/\/localhost:|data:|blob:)/.test(url)
      );
      expect([...new Set(strangers)].sort()).toEqual([
        `${cdn}en-us/office_strings.js`,
        `${cdn}excel-web-16.00.js`,
        `${cdn}office.js`,
      ]);
    });
  });
});

describeInBrowser("a host without https", () => {
  test("is refused by office.js itself", async () => {
    const workbench = await openWorkbench();
    const server = runStart("--port", "0");
    try {
      const addin = `${await server.webAddress}/addin/taskpane.html`;
      await workbench.page.evaluate((src) => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        const frame = document.createElement("iframe");
        frame.name = JSON.stringify({
          baseFrameName: "workbench",
          hostInfo: "Excel$Web$16.00$en-US$$$disableLogging$3",
          xdmInfo: `conversation|addin|${location.origin}`,
          serializerVersion: "1",
          flights: "[]",
        });
        frame.src = src;
        addEventListener("message", ({ source, data }) => {
          if (source === frame.contentWindow) heard.push(data);
        });
        document.body.append(frame);
      }, addin);
      await workbench.page.waitForFunction(() => window.frames.length > 1);
      const frame = await waitForFrame(workbench, addin);
      // Its own page of errors, which the add-in's security policy does not even let it load.
      const errorPage = frame.locator('iframe[src*="AgaveErrorUX"]');
      await errorPage.waitFor({ state: "attached" });
      const src = decodeURIComponent((await errorPage.getAttribute("src")) ?? "");
      expect(src).toContain('"error":"NotTrustedWAC"');
      expect(src).toContain('"noHttps":true');
      expect(
        await workbench.page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
      ).toEqual([]);
    } finally {
      await workbench.close();
      await server.stop();
    }
  });
});

async function waitForFrame({ page }: OpenWorkbench, url: string) {
  const found = () => page.frames().find((frame) => frame.url() === url);
  return found() ?? page.waitForEvent("framenavigated", (frame) => frame.url() === url);
}
