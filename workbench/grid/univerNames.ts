import { generateRandomId, type IMutationInfo } from "@univerjs/core";
import {
  IActiveDirtyManagerService,
  IDefinedNamesService,
  type IDefinedNamesServiceParam,
  IFunctionService,
  type ISetDefinedNameMutationParam,
  RemoveDefinedNameMutation,
  SetDefinedNameMutation,
} from "@univerjs/engine-formula";
import { SCOPE_WORKBOOK_VALUE_DEFINED_NAME } from "@univerjs/sheets";
import type { DefinedName, NamesGrid } from "../host/grid";
import { toExcelFormula, toGridFormula } from "../host/structuredReference";
import { injectorOf } from "./injector";
import { forgetParsedFormulas } from "./parsedFormulas";
import { takeStep } from "./step";
import { tableModel } from "./tableModel";
import type { UniverBook } from "./univerBook";

/** Names that formulas know, as Univer keeps them. */
export function univerNames(book: UniverBook): NamesGrid {
  const { api, workbook, as } = book;
  const unitId = workbook.getId();
  const service = injectorOf(api).get(IDefinedNamesService);
  const all = () => Object.values(service.getDefinedNameMap(unitId) ?? {});
  const scopeOf = ({ localSheetId }: IDefinedNamesServiceParam) =>
    !localSheetId || localSheetId === SCOPE_WORKBOOK_VALUE_DEFINED_NAME ? null : localSheetId;
  const find = (name: string, sheet: string | null) =>
    all().find((n) => n.name.toLowerCase() === name.toLowerCase() && scopeOf(n) === sheet);

  renewFormulasOfNames(book);

  /** A name stands in no cell of a table. */
  const nowhere = { sheet: "", row: -1, column: -1 };
  const shown = (formula: string) => toExcelFormula(formula, nowhere, tableModel(book).tables());
  const spelt = (formula: string) =>
    toGridFormula(formula, nowhere, tableModel(book).tables()) ?? formula;

  const set = (named: IDefinedNamesServiceParam): IMutationInfo => ({
    id: SetDefinedNameMutation.id,
    params: { unitId, ...named },
  });
  const remove = (named: IDefinedNamesServiceParam): IMutationInfo => ({
    id: RemoveDefinedNameMutation.id,
    params: { unitId, ...named },
  });

  function describe(named: IDefinedNamesServiceParam): DefinedName {
    const { name, formulaOrRefString: text, comment = "", hidden } = named;
    const formula = shown(text.startsWith("=") ? text : `=${text}`);
    return { name, sheet: scopeOf(named), formula, comment, visible: !hidden };
  }

  return {
    names: () => all().map(describe),
    setName({ name, sheet, formula, comment, visible }) {
      const old = find(name, sheet);
      const named: IDefinedNamesServiceParam = {
        id: old?.id ?? generateRandomId(10),
        name,
        formulaOrRefString: spelt(formula),
        comment,
        hidden: !visible,
        localSheetId: sheet ?? SCOPE_WORKBOOK_VALUE_DEFINED_NAME,
      };
      const undos = old ? [set(old)] : [remove(named)];
      as("addin", () => takeStep(api, { redos: [set(named)], undos }));
    },
    removeName(name, sheet) {
      const old = find(name, sheet);
      if (old) as("addin", () => takeStep(api, { redos: [remove(old)], undos: [set(old)] }));
    },
  };
}

/** Univer 0.25.1 keeps a formula's parsed form, with what its names meant in it, after they have changed. */
function renewFormulasOfNames({ api, workbook }: UniverBook): void {
  const injector = injectorOf(api);
  const dirty = injector.get(IActiveDirtyManagerService);
  const functions = injector.get(IFunctionService);
  for (const commandId of [SetDefinedNameMutation.id, RemoveDefinedNameMutation.id])
    dirty.register(commandId, {
      commandId,
      getDirtyData({ params }) {
        const { unitId, name } = params as ISetDefinedNameMutationParam;
        forgetParsedFormulas(functions);
        const sheets = workbook.getSheets().map((sheet) => [sheet.getSheetId(), "1"]);
        return {
          forceCalculation: true,
          dirtyDefinedNameMap: { [unitId]: { [name]: "1" } },
          clearDependencyTreeCache: {
            [unitId]: Object.fromEntries(sheets) as { [id: string]: string },
          },
        };
      },
    });
}
