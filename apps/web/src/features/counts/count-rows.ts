import { countLineInput } from "@ymp/api/modules/counts/counts.schema";
import {
  type CountEntry,
  judgeLine,
  type LineVerdict,
  type Tally,
  tallyOf,
  valueOfDifference,
} from "@ymp/core/maintenance/stock-count";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import type { CountLine } from "./counts.queries.ts";
import type { CountView } from "./counts.search.ts";

export interface CountRow extends CountLine {
  tally: Tally | null;
  counted: number | null;
  /** Null while it was not counted, and for who counts blind. */
  difference: number | null;
  verdict: LineVerdict | null;
  valueMinor: number | null;
  /** Something about it still waits on this device. */
  isWaiting: boolean;
}

/** Lines as the server knows them, with what this device has told and not sent yet. */
export function countRows(lines: readonly CountLine[], countId: string, writes: readonly QueuedWrite[]): CountRow[] {
  const waiting = writes.flatMap(({ path, input, refusal }) => {
    const told = path === "counts.countLine" && !refusal ? countLineInput.safeParse(input) : undefined;
    return told?.success && told.data.countId === countId ? [told.data] : [];
  });
  return lines.map((line) => {
    const own = waiting.filter(
      ({ itemId, locationId, lotId }) =>
        itemId === line.itemId && locationId === line.locationId && (lotId ?? null) === line.lotId,
    );
    const unsent = own
      .filter(({ id }) => !line.entries.some((entry) => entry.id === id))
      .map(({ id, quantity, isAdded, countedAt }) => ({ id, quantity, isAdded, countedAt, countedBy: null }));
    return rowOf(line, [...line.entries, ...unsent], own.length > 0);
  });
}

function rowOf(line: CountLine, entries: readonly CountEntry[], isWaiting: boolean): CountRow {
  const tally = tallyOf(entries);
  const counted = line.posted?.counted ?? tally?.counted ?? null;
  if (counted === null || !line.books)
    return { ...line, tally, counted, difference: null, verdict: null, valueMinor: null, isWaiting };
  const { difference, verdict } = judgeLine({ counted, ...line.books });
  const valueMinor = line.unitCost && valueOfDifference(difference, line.unitCost.amountMinor);
  // What was posted is past judging: the books already say what was counted.
  const settled = line.posted && verdict === "recount" ? "less" : verdict;
  return { ...line, tally, counted, difference, verdict: settled, valueMinor, isWaiting };
}

export interface CountSummary {
  lines: number;
  counted: number;
  todo: number;
  differences: number;
  recounts: number;
  /** What the differences come to, a sum for each currency. */
  values: { currency: string; amountMinor: number }[];
  /** Counted, and not posted with the rest because the poster may not know of it. */
  unposted: number;
}

export function summaryOf(rows: readonly CountRow[]): CountSummary {
  const counted = rows.filter((row) => row.counted !== null);
  const sums = new Map<string, number>();
  for (const { unitCost, valueMinor } of counted)
    if (unitCost && valueMinor) sums.set(unitCost.currency, (sums.get(unitCost.currency) ?? 0) + valueMinor);
  return {
    lines: rows.length,
    counted: counted.length,
    todo: rows.filter(isTodo).length,
    differences: counted.filter(differs).length,
    recounts: counted.filter(({ verdict }) => verdict === "recount").length,
    values: [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor })),
    unposted: counted.filter(({ posted }) => posted === null).length,
  };
}

/** How many differences there are tells anyone who counts blind whether the last figure was right: not before all are counted. */
export function tellsDifferences(
  { isBlind, status }: { isBlind: boolean; status: string },
  { todo }: Pick<CountSummary, "todo">,
): boolean {
  return !isBlind || status !== "open" || todo === 0;
}

const isTodo = ({ counted, isExpected }: CountRow) => counted === null && isExpected;
const differs = ({ difference }: CountRow) => difference !== null && difference !== 0;

export function rowsInView(rows: readonly CountRow[], view: CountView, find: string): CountRow[] {
  const words = find.trim().toLowerCase();
  const shown = {
    all: () => true,
    todo: isTodo,
    counted: ({ counted }: CountRow) => counted !== null,
    differences: differs,
  };
  return rows
    .filter(shown[view])
    .filter(
      ({ name, partNo, barcode, location, box }) =>
        words === "" || [name, partNo, barcode, location, box].some((text) => text?.toLowerCase().includes(words)),
    );
}

/** The lines that a code may mean: of an item by its label, by its barcode, by its part number. */
export function rowsOfCode(
  rows: readonly CountRow[],
  meaning: { kind: string; id?: string; code?: string },
): CountRow[] {
  if (meaning.kind === "item") return rows.filter(({ itemId }) => itemId === meaning.id);
  const code = meaning.code?.toLowerCase();
  if (!code) return [];
  const byBarcode = rows.filter(({ barcode }) => barcode?.toLowerCase() === code);
  return byBarcode.length > 0 ? byBarcode : rows.filter(({ partNo }) => partNo?.toLowerCase() === code);
}
