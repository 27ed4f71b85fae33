import { filterFailures } from "@ymp/core/books/filter-failures";
import type { BookKind } from "@ymp/core/books/kinds";
import { machineRates } from "@ymp/core/books/machine-rates";
import type { Facts, TankFacts } from "@ymp/core/definitions/definition";
import type { VesselScope } from "../../context.ts";
import { filterTold, retainedByTank, tanksOnBoard } from "./facts.repository.ts";
import type { LogbookRow } from "./logbooks.record.ts";

/** Of the machines as the cover of the book tells them. */
const ratesOf = (particulars: LogbookRow["particulars"]): Facts["figures"] =>
  Object.fromEntries(machineRates.map((rate) => [rate, particulars[rate]]));

const asksForTanks = new Set<BookKind>(["oil1", "imooil1", "oil2"]);

/** What is known beside an entry of that kind of book. */
export async function factsFor(
  { tx, vesselId, now }: VesselScope,
  { kind, particulars }: Pick<LogbookRow, "kind" | "particulars">,
): Promise<Facts> {
  if (!asksForTanks.has(kind)) return { tanks: new Map(), figures: {}, flags: {}, now };
  const [tanks, retained, told] = await Promise.all([
    tanksOnBoard(tx, vesselId),
    retainedByTank(tx, vesselId, kind),
    filterTold(tx, vesselId, kind),
  ]);
  const failures = filterFailures(told);
  const known = tanks.map(({ id, name, capacity, iopp }): [string, TankFacts] => [
    id,
    { name, capacity, iopp, retained: retained.get(id) ?? null },
  ]);
  return {
    ...{ tanks: new Map(known), figures: ratesOf(particulars), now },
    ...{ flags: { filterFailed: failures.at(-1)?.to === null }, spans: { filterFailed: failures } },
  };
}
