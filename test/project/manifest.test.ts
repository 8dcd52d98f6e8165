/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "..", "..");
const xml = new DOMParser().parseFromString(
  readFileSync(join(ROOT, "manifest.xml"), "utf8"),
  "application/xml"
);
const all = (name: string) => [...xml.getElementsByTagName(name)];
const attribute = (name: string) =>
  [...xml.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)!);
const resources = ["bt:Image", "bt:Url", "bt:String"]
  .flatMap(all)
  .filter((one) => one.hasAttribute("id"));
const resource = (id: string) => resources.find((one) => one.getAttribute("id") === id);
const urls = [
  ...["bt:Image", "bt:Url"].flatMap(all),
  ...["IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation"].flatMap(all),
]
  .flatMap((one) => [one, ...one.children])
  .map((one) => one.getAttribute("DefaultValue") ?? one.getAttribute("Value"))
  .filter((value) => value !== null);

test("the manifest is well-formed", () => {
  expect(all("parsererror")).toEqual([]);
});

test("every resid names a resource, and every resource is used", () => {
  const used = new Set(attribute("resid"));
  const defined = resources.map((one) => one.getAttribute("id")!);
  expect([...used].sort()).toEqual([...defined].sort());
  expect(new Set(defined).size).toBe(defined.length);
  for (const id of defined) expect(id.length).toBeLessThanOrEqual(32);
});

test("every address is https and on one host", () => {
  expect(urls.length).toBeGreaterThan(10);
  for (const url of urls) expect(url).toMatch(/^https:\/\/localhost:3000\//);
  expect(all("AppDomain").map((one) => one.textContent)).toEqual(["https://localhost:3000/"]);
});

test("functions, commands and pane share one runtime and one page", () => {
  const resids = [
    ...all("Runtime"),
    ...all("Page").flatMap((page) => [...page.children]),
    ...all("FunctionFile"),
    ...all("Action").flatMap((action) => [...action.children]),
  ].map((one) => one.getAttribute("resid"));
  expect(resids).toHaveLength(4);
  expect(new Set(resids).size).toBe(1);
  expect(all("Runtime")[0]?.getAttribute("lifetime")).toBe("long");
});

test("every icon is a PNG of the size it is named for", () => {
  const icons = urls.filter((url) => url.endsWith(".png"));
  expect(icons.length).toBeGreaterThanOrEqual(5);
  for (const url of icons) {
    const file = readFileSync(join(ROOT, url.replace("https://localhost:3000/", "")));
    const size = Number(/(\d+)\.png$/.exec(url)![1]);
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([size, size]);
  }
  for (const image of resources.filter((one) => one.tagName === "bt:Image"))
    expect(image.getAttribute("DefaultValue")).toContain(
      image.getAttribute("id")!.match(/\d+/)![0]
    );
});

test("no locale stands twice, and every text a user reads is there in all three languages", () => {
  const texts = [
    ...["DisplayName", "Description"].map((name) =>
      xml.documentElement.querySelector(`:scope > ${name}`)!
    ),
    ...all("bt:String").filter((one) => one.getAttribute("id") !== "Functions.Namespace"),
    resource("Functions.Metadata.Url")!,
  ];
  expect(texts).toHaveLength(8);
  for (const text of texts)
    expect([...text.children].map((one) => one.getAttribute("Locale"))).toEqual(["zh-CN", "zh-TW"]);
});

test("the namespace is the same in every language: a workbook must work in all of them", () => {
  const namespace = resource("Functions.Namespace")!;
  expect(namespace.getAttribute("DefaultValue")).toBe("DESK");
  expect(namespace.children).toHaveLength(0);
});

test("the manifest asks for what the add-in needs and no more", () => {
  const sets = all("Set").map((set) => [set.getAttribute("Name"), set.getAttribute("MinVersion")]);
  expect(sets).toEqual([
    ["SharedRuntime", "1.1"],
    ["CustomFunctionsRuntime", "1.3"],
    ["ExcelApi", "1.9"],
  ]);
});

test("the version is the package's", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  expect(all("Version")[0]?.textContent).toBe(`${version}.0`);
});
