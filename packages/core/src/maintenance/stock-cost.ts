import { divideRounded } from "../rounding.ts";
import { thousandthsOf } from "../units.ts";

export interface CostedMove {
  quantity: number;
  kind: string;
  unitCostMinor: number | null;
  /** Of a move that takes another back: what one had cost there. */
  reversedCostMinor?: number | null;
}

/** What came aboard at one price, as far as it was not corrected away again. */
interface Layer {
  thousandths: bigint;
  unitCostMinor: number;
  /** What one cost before it came. */
  costBefore: number | null;
}

/** What is on board and what it is worth: exact, in thousandths of a unit times minor units. */
interface Stock {
  thousandths: bigint;
  worth: bigint;
  costMinor: number | null;
  layers: Layer[];
}

/**
 * What one unit costs after all these moves, in their order: the moving average of what came aboard with a price. What came without
 * one is taken at the price before, what is used goes out at the average. A correction takes back what came last, at its own
 * cost, so that a mistaken receipt leaves nothing of its price behind. Null while no price is known.
 */
export function averageCost(moves: readonly CostedMove[], priceMinor: number | null): number | null {
  const start: Stock = { thousandths: 0n, worth: 0n, costMinor: priceMinor, layers: [] };
  return moves.reduce(afterMove, start).costMinor;
}

/** These were on board before. */
const comesBack = new Set(["transfer_in", "return"]);

function afterMove(stock: Stock, { quantity, kind, unitCostMinor, reversedCostMinor = null }: CostedMove): Stock {
  const moved = BigInt(thousandthsOf(Math.abs(quantity)));
  if (quantity > 0)
    return unitCostMinor !== null && !comesBack.has(kind) ? bought(stock, moved, unitCostMinor) : found(stock, moved);
  if (kind !== "adjust") return used(stock, moved);
  return reversedCostMinor === null ? corrected(stock, moved) : takenBack(stock, moved, reversedCostMinor);
}

function bought({ thousandths, worth, costMinor, layers }: Stock, moved: bigint, unitCostMinor: number): Stock {
  // What is there at a price nobody knows is worth what the first purchase says; so is what was owed.
  const before = costMinor === null || thousandths < 0n ? thousandths * BigInt(unitCostMinor) : worth;
  const layer = { thousandths: moved, unitCostMinor, costBefore: costMinor };
  return settled({
    thousandths: thousandths + moved,
    worth: before + moved * BigInt(unitCostMinor),
    costMinor,
    layers: [...layers, layer],
  });
}

const found = (stock: Stock, moved: bigint): Stock => atAverage(stock, stock.thousandths + moved);
const used = (stock: Stock, moved: bigint): Stock => atAverage(stock, stock.thousandths - moved);

/** More or less of it at the same cost. */
function atAverage(stock: Stock, thousandths: bigint): Stock {
  const { thousandths: held, worth, costMinor } = stock;
  if (thousandths <= 0n) return { ...stock, thousandths, worth: 0n };
  if (held > 0n) return { ...stock, thousandths, worth: (worth * thousandths) / held };
  return { ...stock, thousandths, worth: thousandths * BigInt(costMinor ?? 0) };
}

function corrected(stock: Stock, moved: bigint): Stock {
  const last = stock.layers.at(-1);
  if (!last || moved === 0n) return used(stock, moved);
  const taken = moved < last.thousandths ? moved : last.thousandths;
  return corrected(without(stock, last, taken), moved - taken);
}

function takenBack(stock: Stock, moved: bigint, unitCostMinor: number): Stock {
  const layer = stock.layers.findLast((one) => one.unitCostMinor === unitCostMinor);
  return layer ? without(stock, layer, moved) : used(stock, moved);
}

function without(stock: Stock, layer: Layer, taken: bigint): Stock {
  const left = { ...layer, thousandths: layer.thousandths - taken };
  const layers = stock.layers.flatMap((one) => (one !== layer ? [one] : left.thousandths > 0n ? [left] : []));
  const thousandths = stock.thousandths - taken;
  const worth = stock.worth - taken * BigInt(layer.unitCostMinor);
  const cost = layer.costBefore;
  if (thousandths <= 0n) return { thousandths, worth: 0n, costMinor: cost ?? stock.costMinor, layers };
  if (worth >= 0n) return settled({ thousandths, worth, costMinor: stock.costMinor, layers });
  // Part of it was used at the average meanwhile: the rest costs what it cost before.
  return cost === null
    ? { ...used(stock, taken), layers }
    : { thousandths, worth: thousandths * BigInt(cost), costMinor: cost, layers };
}

const settled = (stock: Stock): Stock =>
  stock.thousandths > 0n ? { ...stock, costMinor: divideRounded(stock.worth, stock.thousandths) } : stock;
