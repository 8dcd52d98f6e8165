import type { IUnitRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  type BaseAstNode,
  FormulaDependencyGenerator,
  FormulaDependencyTree,
  type FormulaDependencyTreeVirtual,
  type IFormulaData,
  type IFormulaDataItem,
  IFormulaDependencyGenerator,
  type IOtherFormulaData,
  type IUnitData,
} from "@univerjs/engine-formula";
import { injectorOf } from "./injector";
import { relativeFormula } from "./relativeFormula";

/**
 * Before each calculation Univer 0.25.1 reads every formula of the workbook anew, and parses most of
 * them anew once there are more than 5,000. This lets it remember what a formula refers to until the
 * formula, a name, a table or a sheet changes, and parse formulas once that are the same but for their
 * place. To be called before the first workbook is made.
 */
export function rememberFormulas(api: FUniver): void {
  injectorOf(api).replace([IFormulaDependencyGenerator, { useClass: RememberedFormulas }]);
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
  private readonly remembered = new Map<number, Remembered>();
  /** One node for all formulas that are the same but for their place; null where it cannot stand for all. */
  private readonly models = new Map<string, FormulaDependencyTree | null>();
  private sheets = "";
  /** What is to be calculated: single cells by sheet and place, and the other ranges. */
  private readonly cells = new Set<string>();
  private readonly ranges: IUnitRange[] = [];

  protected override async _generateTreeList(
    formulas: IFormulaData,
    otherFormulas: IOtherFormulaData,
    units: IUnitData
  ): Promise<Tree[]> {
    if (this.mayReferElsewhere(units)) this.forget();
    const { trees, fresh } = await this.treesInCells(formulas, units);
    const others: FormulaDependencyTree[] = [];
    this._registerOtherFormulas(otherFormulas, Object.keys(otherFormulas), others);
    this._registerFeatureFormulas(others);
    for (const tree of others) if (tree.formula) await this.read(tree);
    for (const tree of [...fresh, ...others])
      if (!tree.isCache) this._dependencyManagerService.addDependencyRTreeCache(tree);
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
  }

  /** The nodes of all formulas in cells, and of these the ones whose references are to be entered. */
  private async treesInCells(formulas: IFormulaData, units: IUnitData) {
    const trees: Tree[] = [];
    const fresh: Tree[] = [];
    for (const [unit, sheets] of Object.entries(formulas))
      for (const [sheet, rows] of Object.entries(sheets ?? {}))
        for (const row in rows)
          for (const column in rows[Number(row)]) {
            const item = rows[Number(row)]?.[Number(column)];
            if (!item) continue;
            const place = { unit, sheet, row: Number(row), column: Number(column) };
            let tree = this.recall(place, item);
            if (!tree) {
              tree = await this.enter(place, item, units);
              fresh.push(tree);
            }
            trees.push(tree);
            this._dependencyTreeCache.set(tree.treeId, tree);
          }
    return { trees, fresh };
  }

  private recall(place: Place, item: IFormulaDataItem): Tree | undefined {
    const { unit, sheet, row, column } = place;
    const id = this._dependencyManagerService.getFormulaDependency(unit, sheet, row, column);
    const found = this.remembered.get(id ?? -1);
    if (!found || !isSame(found.item, item)) return undefined;
    const { tree, ranges } = found;
    tree.resetState();
    if (tree instanceof FormulaDependencyTree) tree.rangeList = [...ranges];
    tree.isDirty = this.isToBeCalculated(place);
    return tree;
  }

  /** Makes a node and puts it in the place of the one that stood for this cell before. */
  private async enter(place: Place, item: IFormulaDataItem, units: IUnitData): Promise<Tree> {
    const { unit, sheet, row, column } = place;
    const manager = this._dependencyManagerService;
    const old = manager.getFormulaDependency(unit, sheet, row, column);
    this.remembered.delete(old ?? -1);
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
    if (model) {
      const tree = this.copyOf(model, place);
      tree.isDirty = this.isToBeCalculated(place);
      return { tree, isConstant: true };
    }
    const own = this.treeAt(origin, formula, units);
    const isConstant = await this.read(own);
    if (x === 0 && y === 0) return { tree: own, isConstant };
    const tree = this.copyOf(own, place);
    await this.read(tree);
    return { tree, isConstant };
  }

  /** Univer goes through all ranges for each formula; most are cells, and there may be thousands. */
  protected override _updateRangeFlatten(): void {
    super._updateRangeFlatten();
    this.cells.clear();
    this.ranges.length = 0;
    for (const dirty of this._currentConfigService.getDirtyRanges()) {
      const { startRow, endRow, startColumn, endColumn } = dirty.range;
      if (startRow !== endRow || startColumn !== endColumn) this.ranges.push(dirty);
      else this.cells.add(`${dirty.unitId}|${dirty.sheetId}|${startRow},${startColumn}`);
    }
  }

  /** Whether the formula's own cell is among those to be calculated. */
  private isToBeCalculated({ unit, sheet, row, column }: Place): boolean {
    const excluded = this._currentConfigService.getExcludedRange()?.[unit]?.[sheet];
    if (excluded?.getValue(row, column)) return false;
    return (
      this.cells.has(`${unit}|${sheet}|${row},${column}`) ||
      this.ranges.some(
        ({ unitId, sheetId, range }) =>
          unitId === unit &&
          sheetId === sheet &&
          !(row < range.startRow || row > range.endRow) &&
          !(column < range.startColumn || column > range.endColumn)
      )
    );
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

const isSame = (one: IFormulaDataItem, other: IFormulaDataItem) =>
  one.f === other.f && (one.x ?? 0) === (other.x ?? 0) && (one.y ?? 0) === (other.y ?? 0);

const isVolatile = (node: BaseAstNode): boolean =>
  node.isForcedCalculateFunction() || node.getChildren().some(isVolatile);
