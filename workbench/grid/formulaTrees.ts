import type { IRange, IUnitRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  type BaseAstNode,
  FormulaDependencyGenerator,
  FormulaDependencyTree,
  FormulaDependencyTreeVirtual,
  FormulaDependencyTreeType,
  type IFormulaData,
  IDependencyManagerService,
  type IFormulaDataItem,
  IFormulaDependencyGenerator,
  type IOtherFormulaData,
  type IUnitData,
} from "@univerjs/engine-formula";
import { rememberFormulaData } from "./formulaData";
import { FormulaReferences } from "./formulaReferences";
import { injectorOf } from "./injector";
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
  injector.replace([IDependencyManagerService, { useClass: FormulaReferences }]);
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

/** A formula that stands in no cell: of a conditional format, or of a validation. */
interface Rule {
  readonly f: string;
  readonly ranges: IRange[];
}

/** The nodes of the formula of a conditional format or a validation. */
interface RuleTrees {
  /** One for each cell of its ranges; the first is the one that the others stand for. */
  readonly trees: readonly Tree[];
  readonly isConstant: boolean;
  /** What the first refers to. */
  readonly ranges: readonly IUnitRange[];
}

interface RememberedRule extends RuleTrees {
  /** Its sheet, formula and ranges when its nodes were made. */
  readonly text: string;
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
  /** By its number, each rule whose formula refers to the same cells in every calculation. */
  private readonly rules = new Map<string, RememberedRule>();
  private sheets = "";
  /** The cells' formulas of the last calculation, and their nodes if all of them were remembered. */
  private last: { readonly formulas: IFormulaData; readonly trees: readonly Tree[] } | undefined;

  /** What `rememberFormulas` puts in the place of Univer's own. */
  private get references(): FormulaReferences {
    return this._dependencyManagerService as FormulaReferences;
  }

  protected override async _generateTreeList(
    formulas: IFormulaData,
    otherFormulas: IOtherFormulaData,
    units: IUnitData
  ): Promise<Tree[]> {
    if (this.mayReferElsewhere(units)) this.forget();
    const trees =
      this.last?.formulas === formulas
        ? this.renewAll(this.last.trees)
        : await this.treesInCells(formulas, units);
    this.last = trees.length === this.remembered.size ? { formulas, trees } : undefined;
    this.markForCalculation();
    const features: FormulaDependencyTree[] = [];
    this._registerFeatureFormulas(features);
    for (const tree of features) if (!tree.isCache) this.references.addDependencyRTreeCache(tree);
    const all = [...trees, ...(await this.treesOfRules(otherFormulas)), ...features];
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
    this.references.reset();
    this.remembered.clear();
    this.rules.clear();
    this.models.clear();
    this.last = undefined;
  }

  /** The nodes of all formulas in cells. */
  private async treesInCells(formulas: IFormulaData, units: IUnitData): Promise<readonly Tree[]> {
    const trees: Tree[] = [];
    const before = this.remembered;
    this.remembered = new Map(); // what has gone from its cell is forgotten
    for (const [unit, sheets] of Object.entries(formulas))
      for (const [sheet, rows] of Object.entries(sheets ?? {}))
        for (const row in rows)
          for (const column in rows[Number(row)]) {
            const item = rows[Number(row)]?.[Number(column)];
            if (!item) continue;
            const place = { unit, sheet, row: Number(row), column: Number(column) };
            const tree =
              this.recall(before, place, item) ??
              this.copyModel(place, item) ??
              (await this.make(place, item, units));
            trees.push(tree);
            this._dependencyTreeCache.set(tree.treeId, tree);
          }
    return trees;
  }

  private renewAll(trees: readonly Tree[]): readonly Tree[] {
    for (const found of this.remembered.values()) {
      renew(found);
      this._dependencyTreeCache.set(found.tree.treeId, found.tree);
    }
    return trees;
  }

  /** The nodes of the formulas of conditional formats and validations: one for each of their cells. */
  private async treesOfRules(rules: IOtherFormulaData): Promise<readonly Tree[]> {
    const trees: Tree[] = [];
    for (const [unit, sheets] of Object.entries(rules))
      for (const [sheet, formulas] of Object.entries(sheets ?? {}))
        for (const [id, rule] of Object.entries(formulas ?? {})) {
          const text = JSON.stringify([unit, sheet, rule.f, rule.ranges]);
          const found = this.recallRule(id, text) ?? (await this.makeRule(unit, sheet, id, rule));
          const isDirty = this.isRuleDirty(unit, sheet, id);
          if (found.isConstant) this.rules.set(id, { ...found, text });
          for (const tree of found.trees) {
            tree.resetState();
            if (found.isConstant) tree.isDirty = isDirty;
            this._dependencyTreeCache.set(tree.treeId, tree);
            trees.push(tree);
          }
        }
    return trees;
  }

  private recallRule(id: string, text: string): RuleTrees | undefined {
    const found = this.rules.get(id);
    this.rules.delete(id);
    if (found?.text !== text || !this.references.hasOtherFormulaDataMainData(id)) return undefined;
    const [first] = found.trees;
    if (first instanceof FormulaDependencyTree) first.rangeList = [...found.ranges];
    return found;
  }

  private async makeRule(unit: string, sheet: string, id: string, rule: Rule): Promise<RuleTrees> {
    // Univer takes the first for all of them; the others stand for it in their cells.
    const trees: FormulaDependencyTree[] = [];
    this._registerOtherFormulas({ [unit]: { [sheet]: { [id]: rule } } }, [unit], trees);
    const [first] = trees;
    const isConstant = first !== undefined && (await this.read(first));
    if (!isConstant) for (const tree of trees.slice(1)) await this.read(tree);
    for (const tree of trees) if (!tree.isCache) this.references.addDependencyRTreeCache(tree);
    return { trees, isConstant, ranges: [...(first?.rangeList ?? [])] };
  }

  private isRuleDirty(unit: string, sheet: string, id: string): boolean {
    const dirty = this._currentConfigService.getDirtyUnitOtherFormulaMap();
    return dirty?.[unit]?.[sheet]?.[id] !== undefined;
  }

  private recall(
    before: ReadonlyMap<number, Remembered>,
    { unit, sheet, row, column }: Place,
    item: IFormulaDataItem
  ): Tree | undefined {
    const id = this.references.getFormulaDependency(unit, sheet, row, column);
    const found = before.get(id ?? -1);
    if (!found || !isSame(found.item, item)) return undefined;
    renew(found);
    this.remembered.set(found.tree.treeId, found);
    return found.tree;
  }

  /** A node like that of a formula which is the same but for its place. */
  private copyModel(place: Place, item: IFormulaDataItem): Tree | undefined {
    const key = keyOf(place, item);
    const model = key === null ? null : this.models.get(key);
    return model ? this.enter(place, item, this.copyOf(model, place), true) : undefined;
  }

  private async make(place: Place, item: IFormulaDataItem, units: IUnitData): Promise<Tree> {
    const key = keyOf(place, item);
    const origin = originOf(place, item);
    const own = this.treeAt(origin, item.f, units);
    const isConstant = await this.read(own);
    if (key !== null && !this.models.has(key)) this.models.set(key, isConstant ? own : null);
    if (key !== null && isConstant)
      return this.enter(place, item, this.copyOf(own, place), isConstant);
    if (origin === place) return this.enter(place, item, own, isConstant);
    const tree = this.copyOf(own, place);
    await this.read(tree);
    return this.enter(place, item, tree, isConstant);
  }

  /** Puts a node in the place of the one that stood for this cell before. */
  private enter(place: Place, item: IFormulaDataItem, tree: Tree, isConstant: boolean): Tree {
    const { unit, sheet, row, column } = place;
    this.references.removeFormulaDependency(unit, sheet, row, column);
    this.references.addFormulaDependency(unit, sheet, row, column, tree);
    const ranges = tree instanceof FormulaDependencyTree ? [...tree.rangeList] : tree.rangeList;
    this.references.enterFormula(tree.treeId, ranges);
    if (isConstant) this.remembered.set(tree.treeId, { tree, item, ranges });
    return tree;
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
    const id = this.references.getFormulaDependency(unit, sheet, row, column);
    return this.remembered.get(id ?? -1)?.tree;
  }

  private treeAt({ unit, sheet, row, column }: Place, f: string, units: IUnitData) {
    return this._createFDtree(unit, sheet, row, column, units, { f });
  }

  private copyOf(model: FormulaDependencyTree, { row, column }: Place): Tree {
    // Not by its constructor, which gives each node two sets that Univer never fills.
    const tree = Object.create(
      FormulaDependencyTreeVirtual.prototype
    ) as FormulaDependencyTreeVirtual;
    tree.type = FormulaDependencyTreeType.NORMAL_FORMULA;
    tree.treeId = this.references.getLastTreeId();
    tree.refTree = model;
    tree.refOffsetX = column - model.column;
    tree.refOffsetY = row - model.row;
    tree.isCache = false;
    tree.isDirty = false;
    tree.addressFunctionNodes = [];
    tree.children = NO_TREES;
    tree.parents = NO_TREES;
    tree.resetState();
    return tree;
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

const NO_TREES = new Set<number>();

/** Makes a node ready for the next calculation. */
function renew({ tree, ranges }: Remembered): void {
  tree.resetState();
  if (tree instanceof FormulaDependencyTree) tree.rangeList = [...ranges];
}

/** The cell whose formula an item's text is: that of the first when it was filled into others. */
const originOf = (place: Place, { x = 0, y = 0 }: IFormulaDataItem): Place =>
  x === 0 && y === 0 ? place : { ...place, row: place.row - y, column: place.column - x };

/** The same for formulas that are the same but for their place; null where that cannot be told. */
function keyOf(place: Place, item: IFormulaDataItem): string | null {
  const { unit, sheet, row, column } = originOf(place, item);
  const text = relativeFormula(item.f, row, column);
  return text === null ? null : `${unit}|${sheet}|${text}`;
}

const isSame = (one: IFormulaDataItem, other: IFormulaDataItem) =>
  one.f === other.f && (one.x ?? 0) === (other.x ?? 0) && (one.y ?? 0) === (other.y ?? 0);

const isVolatile = (node: BaseAstNode): boolean =>
  node.isForcedCalculateFunction() || node.getChildren().some(isVolatile);
