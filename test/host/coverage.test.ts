import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { HostObject } from "../../workbench/host/hostObject";
import { Application } from "../../workbench/host/objectModel/application";
import { Chart, Charts } from "../../workbench/host/objectModel/charts";
import { ChartSeries } from "../../workbench/host/objectModel/chartSeries";
import { ConditionalFormats } from "../../workbench/host/objectModel/conditionalFormats";
import { CustomXmlParts } from "../../workbench/host/objectModel/customXmlParts";
import { DataValidation } from "../../workbench/host/objectModel/dataValidation";
import { DocumentProperties } from "../../workbench/host/objectModel/documentProperties";
import { FreezePanes } from "../../workbench/host/objectModel/freezePanes";
import { Names } from "../../workbench/host/objectModel/names";
import { PageBreaks } from "../../workbench/host/objectModel/pageBreaks";
import { PageLayout } from "../../workbench/host/objectModel/pageLayout";
import { Range } from "../../workbench/host/objectModel/range";
import { RangeAreas } from "../../workbench/host/objectModel/rangeAreas";
import { RangeFormat } from "../../workbench/host/objectModel/rangeFormat";
import { Settings } from "../../workbench/host/objectModel/settings";
import { TableColumns } from "../../workbench/host/objectModel/tableColumns";
import { TableRows } from "../../workbench/host/objectModel/tableRows";
import { Table, Tables } from "../../workbench/host/objectModel/tables";
import { Workbook } from "../../workbench/host/objectModel/workbook";
import { Worksheet } from "../../workbench/host/objectModel/worksheet";
import { Worksheets } from "../../workbench/host/objectModel/worksheets";
import { MISSING } from "./missingMembers";

/** The classes an event add-in uses, by Excel's names. */
const CLASSES: Readonly<Record<string, { prototype: HostObject }>> = {
  Application,
  Chart,
  ChartCollection: Charts,
  ChartSeries,
  ConditionalFormatCollection: ConditionalFormats,
  CustomXmlPartCollection: CustomXmlParts,
  DataValidation,
  DocumentProperties,
  NamedItemCollection: Names,
  PageBreakCollection: PageBreaks,
  PageLayout,
  Range,
  RangeAreas,
  RangeFormat,
  SettingCollection: Settings,
  Table,
  TableCollection: Tables,
  TableColumnCollection: TableColumns,
  TableRowCollection: TableRows,
  Workbook,
  Worksheet,
  WorksheetCollection: Worksheets,
  WorksheetFreezePanes: FreezePanes,
};

/** What office.js does alone, without asking its host. */
const OWN = new Set(["context", "items", "load", "set", "toJSON", "track", "untrack"]);
/** Told to office.js by messages it does not register for. */
const UNASKED = new Set(["Workbook.onSelectionChanged", "SettingCollection.onSettingsChanged"]);

/** What office.js sets by another name than it reads. */
const SET_AS: Readonly<Record<string, string>> = {
  "Worksheet.showGridlines": "Gridlines",
  "Worksheet.showHeadings": "Headings",
};

interface Member {
  readonly name: string;
  readonly isWritable: boolean;
}

/** The members of a class up to ExcelApi 1.15, as its typings have them. */
function membersOf(declaration: ts.ClassDeclaration, source: ts.SourceFile): Member[] {
  const found = new Map<string, Member>();
  for (const member of declaration.members) {
    const name = member.name?.getText(source);
    const isMember = ts.isPropertyDeclaration(member) || ts.isMethodDeclaration(member);
    if (!name || !isMember || OWN.has(name)) continue;
    const comment = source.text.slice(member.getFullStart(), member.getStart(source));
    const [, set, version] = /\[Api set: (\w+)(?: ([\d.]+))?/.exec(comment) ?? [];
    if (set !== undefined && (set !== "ExcelApi" || Number(version?.split(".")[1]) > 15)) continue;
    const isReadonly = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly;
    const isWritable = ts.isPropertyDeclaration(member) && !isReadonly;
    found.set(name, { name, isWritable });
  }
  return [...found.values()];
}

function memberOf(prototype: object, name: string): PropertyDescriptor | undefined {
  for (let at: object | null = prototype; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found) return found;
  }
  return undefined;
}

/** What of a member the host has not: "", the member, or that it cannot be set. */
function lackOf(prototype: object, className: string, { name, isWritable }: Member): string {
  const full = `${className}.${name}`;
  if (UNASKED.has(full)) return "";
  const event = /^on([A-Z]\w*)$/.exec(name)?.[1];
  if (event) {
    const register = `_Register${event === "Changed" ? "DataChanged" : event}Event`;
    return memberOf(prototype, register) ? "" : full;
  }
  const wire = name.charAt(0).toUpperCase() + name.slice(1);
  const setName = SET_AS[full] ?? wire;
  const member = memberOf(prototype, wire) ?? memberOf(prototype, wire.replace("OrNullObject", ""));
  if (!member) return full;
  return isWritable && !memberOf(prototype, setName)?.set && typeof member.value !== "function"
    ? `${full} (set)`
    : "";
}

test("what Excel has of these classes and the workbench has not is known by name", () => {
  const file = path.join(__dirname, "../../node_modules/@types/office-js/index.d.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const declarations = new Map<string, ts.ClassDeclaration>();
  const visit = (node: ts.Node): void => {
    if (ts.isModuleDeclaration(node) && node.name.text === "Excel" && node.body)
      ts.forEachChild(node.body, (child) => {
        if (ts.isClassDeclaration(child) && child.name) declarations.set(child.name.text, child);
      });
  };
  ts.forEachChild(source, visit);
  const lacking = Object.entries(CLASSES).flatMap(([name, { prototype }]) => {
    const declaration = declarations.get(name);
    if (!declaration) throw new Error(`Excel has no class ${name}`);
    return membersOf(declaration, source)
      .map((member) => lackOf(prototype, name, member))
      .filter((lack) => lack !== "");
  });
  expect(lacking.sort()).toEqual([...MISSING].sort());
});
