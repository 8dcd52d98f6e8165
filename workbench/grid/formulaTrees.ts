import type { IUnitRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  type BaseAstNode,
  FormulaDependencyGenerator,
  FormulaDependencyTree,
  type FormulaDependencyTreeVirtual,
  type IFormulaData,
  IDependencyManagerService,
  type IFormulaDataItem,
  IFormulaDependencyGenerator,
  type IOtherFormulaData,
  type IUnitData,
} from "@univerjs/engine-formula";
import { rememberFormulaData } from "./formulaData";
import { injectorOf } from "./injector";
import { QuickDependencies } from "./quickDependencies";
import { relativeFormula } from "./relativeFormula";

/**
 * Before each calculation Univer 0.25.1 reads every formula of the workbook anew, and parses most of
 * them anew once there are more than 5,000. This lets it remember what a formula refers to until the
 * formula, a name, a table or a sheet changes, and parse formulas once that are the same but for their
 * place. To be called before the first workbook is made.
 */
export function rememberFormulas(api: FUniver): void {
  const injector = injectorOf(api);
  injector.replace([IFormulaDependencyGenerator, { useClass: RememberedFormulas }]);
  injector.replace([IDependencyManagerService, { useClass: QuickDependencies }]);
  rememberFormulaData(api);
}

/** A formula's node in Univer's graph of what depends on what. */
type Tree = FormulaDependencyTree | FormulaDependencyTreeVirtual;

/** A formula as it stood in its cell when its node was made. */
interface Remembered {
  readonly tree: Tree;
  readonly item: IFormulaDataItem;
  /** What it refers to; kept apart, because Univer empties its nodes' lists after each calculation. */
  readonly ranges: readonly IUnitRange[];
}

/** A cell. */
interface Place {
  readonly unit: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

class RememberedFormulas extends FormulaDependencyGenerator {
  /** By the node's number, the formulas that refer to the same cells in every calculation. */
  private remembered = new Map<number, Remembered>();
  /** One node for all formulas that are the same but for their place; null where it cannot stand for all. */
  private readonly models = new Map<string, FormulaDependencyTree | null>();
  private sheets = "";
  /** The cells' formulas of the last calculation, and their nodes if all of them were remembered. */
  private last: { readonly formulas: IFormulaData; readonly trees: readonly Tree[] } | undefined;

  protected override async _generateTreeList(
    formulas: IFormulaData,
    otherFormulas: IOtherFormulaData,
    units: IUnitData
  ): Promise<Tree[]> {
    if (this.mayReferElsewhere(units)) this.forget();
    const { trees, fresh } =
      this.last?.formulas === formulas
        ? { trees: this.renewAll(this.last.trees), fresh: [] }
        : await this.treesInCells(formulas, units);
    this.last = trees.length === this.remembered.size ? { formulas, trees } : undefined;
    this.markForCalculation();
    const others: FormulaDependencyTree[] = [];
    this._registerOtherFormulas(otherFormulas, Object.keys(otherFormulas), others);
    this._registerFeatureFormulas(others);
    for (const tree of others) if (tree.formula) await this.read(tree);
    for (const tree of [...fresh, ...others]) if (!tree.isCache) this.enterReferences(tree);
    const all = [...trees, ...others];
    if (all.some((tree) => tree.addressFunctionNodes.length > 0))
      await this._calculateListByFunctionRefNode(all);
    return all;
  }

  /** Whether a formula that did not change may now refer to other cells. */
  private mayReferElsewhere(units: IUnitData): boolean {
    const config = this._currentConfigService;
    const sizes = Object.values(units).map((sheets) =>
      Object.entries(sheets ?? {}).map(([id, sheet]) => [id, sheet?.rowCount, sheet?.columnCount])
    );
    const before = this.sheets;
    this.sheets = JSON.stringify([config.getSheetNameMap(), sizes]);
    const changes = [
      config.getDirtyNameMap(),
      config.getDirtyDefinedNameMap(),
      config.getDirtySuperTableMap?.(),
      config.getClearDependencyTreeCache(),
    ];
    return (
      this.sheets !== before ||
      config.isForceCalculate() ||
      changes.some((changed) => Object.keys(changed ?? {}).length > 0)
    );
  }

  private forget(): void {
    this._dependencyManagerService.reset();
    this.remembered.clear();
    this.models.clear();
    this.last = undefined;
  }

  /** The nodes of all formulas in cells, and of these the ones whose references are to be entered. */
  private async treesInCells(formulas: IFormulaData, units: IUnitData) {
    const trees: Tree[] = [];
    const fresh: Tree[] = [];
    const before = this.remembered;
    this.remembered = new Map(); // what has gone from its cell is forgotten
    for (const [unit, sheets] of Object.entries(formulas))
      for (const [sheet, rows] of Object.entries(sheets ?? {}))
        for (const row in rows)
          for (const column in rows[Number(row)]) {
            const item = rows[Number(row)]?.[Number(column)];
            if (!item) continue;
            const place = { unit, sheet, row: Number(row), column: Number(column) };
            let tree = this.recall(before, place, item);
            if (!tree) {
              tree = await this.enter(place, item, units);
              fresh.push(tree);
            }
            trees.push(tree);
            this._dependencyTreeCache.set(tree.treeId, tree);
          }
    return { trees, fresh };
  }

  private enterReferences(tree: Tree): void {
    // A node that stands for a copied formula makes its list anew each time it is asked.
    const { treeId, rangeList } = tree;
    this._dependencyManagerService.addDependencyRTreeCache({ treeId, rangeList } as Tree);
  }

  private renewAll(trees: readonly Tree[]): readonly Tree[] {
    for (const found of this.remembered.values()) {
      renew(found);
      this._dependencyTreeCache.set(found.tree.treeId, found.tree);
    }
    return trees;
  }

  private recall(
    before: ReadonlyMap<number, Remembered>,
    { unit, sheet, row, column }: Place,
    item: IFormulaDataItem
  ): Tree | undefined {
    const id = this._dependencyManagerService.getFormulaDependency(unit, sheet, row, column);
    const found = before.get(id ?? -1);
    if (!found || !isSame(found.item, item)) return undefined;
    renew(found);
    this.remembered.set(found.tree.treeId, found);
    return found.tree;
  }

  /** Whether each formula's own cell is among those to be calculated; Univer asks this of every range. */
  private markForCalculation(): void {
    const config = this._currentConfigService;
    const excluded = config.getExcludedRange();
    for (const { tree } of this.remembered.values()) tree.isDirty = false;
    for (const { unitId, sheetId, range } of config.getDirtyRanges()) {
      const { startRow, endRow, startColumn, endColumn } = range;
      const isCell = startRow === endRow && startColumn === endColumn;
      const trees = isCell
        ? [this.treeIn(unitId, sheetId, startRow, startColumn)]
        : [...this.remembered.values()].map(({ tree }) => tree);
      for (const tree of trees)
        if (
          tree?.unitId === unitId &&
          tree.subUnitId === sheetId &&
          tree.inRangeData(range) &&
          !excluded?.[unitId]?.[sheetId]?.getValue(tree.row, tree.column)
        )
          tree.isDirty = true;
    }
  }

  private treeIn(unit: string, sheet: string, row: number, column: number): Tree | undefined {
    const id = this._dependencyManagerService.getFormulaDependency(unit, sheet, row, column);
    return this.remembered.get(id ?? -1)?.tree;
  }

  /** Makes a node and puts it in the place of the one that stood for this cell before. */
  private async enter(place: Place, item: IFormulaDataItem, units: IUnitData): Promise<Tree> {
    const { unit, sheet, row, column } = place;
    const manager = this._dependencyManagerService;
    manager.removeFormulaDependency(unit, sheet, row, column);
    const { tree, isConstant } = await this.make(place, item, units);
    manager.addFormulaDependency(unit, sheet, row, column, tree);
    if (isConstant)
      this.remembered.set(tree.treeId, { tree, item: { ...item }, ranges: [...tree.rangeList] });
    return tree;
  }

  private async make(place: Place, item: IFormulaDataItem, units: IUnitData) {
    const { unit, sheet, row, column } = place;
    const { f: formula, x = 0, y = 0 } = item;
    const origin = { ...place, row: row - y, column: column - x };
    const text = relativeFormula(formula, origin.row, origin.column);
    const key = text === null ? null : `${unit}|${sheet}|${text}`;
    let model = key === null ? null : this.models.get(key);
    if (model === undefined) {
      const first = this.treeAt(origin, formula, units);
      model = (await this.read(first)) ? first : null;
      this.models.set(key!, model);
    }
    if (model) return { tree: this.copyOf(model, place), isConstant: true };
    const own = this.treeAt(origin, formula, units);
    const isConstant = await this.read(own);
    if (x === 0 && y === 0) return { tree: own, isConstant };
    const tree = this.copyOf(own, place);
    await this.read(tree);
    return { tree, isConstant };
  }

  private treeAt({ unit, sheet, row, column }: Place, f: string, units: IUnitData) {
    return this._createFDtree(unit, sheet, row, column, units, { f });
  }

  private copyOf(model: FormulaDependencyTree, { row, column }: Place) {
    return this._createVirtualFDtree(model, {
      f: model.formula,
      x: column - model.column,
      y: row - model.row,
    });
  }

  /** Reads a formula as Univer does in each calculation; true when it would read the same each time. */
  private async read(tree: Tree): Promise<boolean> {
    const node = this._getTreeNode(tree);
    tree.isDirty = this._includeTree(tree, node);
    const addressFunctions = this._getAddressFunctionNodeList(node);
    if (addressFunctions.length > 0) tree.addressFunctionNodes = addressFunctions;
    if (tree instanceof FormulaDependencyTree) {
      const { row, column, rowCount, columnCount, subUnitId, unitId } = tree;
      this._runtimeService.setCurrent(row, column, rowCount, columnCount, subUnitId, unitId);
      const { refOffsetX, refOffsetY } = tree;
      tree.pushRangeList(await this._getRangeListByNode({ node, refOffsetX, refOffsetY }));
    }
    return addressFunctions.length === 0 && !node.getDefinedNames()?.length && !isVolatile(node);
  }
}

/** Makes a node ready for the next calculation. */
function renew({ tree, ranges }: Remembered): void {
  tree.resetState();
  if (tree instanceof FormulaDependencyTree) tree.rangeList = [...ranges];
}

const isSame = (one: IFormulaDataItem, other: IFormulaDataItem) =>
  one.f === other.f && (one.x ?? 0) === (other.x ?? 0) && (one.y ?? 0) === (other.y ?? 0);

const isVolatile = (node: BaseAstNode): boolean =>
  node.isForcedCalculateFunction() || node.getChildren().some(isVolatile);
