import { heldAgainstLast, lastFact } from "@ymp/core/books/custom-book";
import { filterFailures } from "@ymp/core/books/filter-failures";
import type { BookKind } from "@ymp/core/books/kinds";
import { machineRates } from "@ymp/core/books/machine-rates";
import { soundedFor } from "@ymp/core/books/sounding-balance";
import { withSoundings } from "@ymp/core/books/soundings-known";
import { namesTanks } from "@ymp/core/books/tank-books";
import type { Facts, TankFacts } from "@ymp/core/definitions/definition";
import type { VesselScope } from "../../context.ts";
import {
  bunkeredByTank,
  filterTold,
  fuelAtLastRound,
  lastFigures,
  retainedByTank,
  soundedByTank,
  tanksOnBoard,
} from "./facts.repository.ts";
import { formOf, type LogbookRow } from "./logbooks.record.ts";

/** Of the machines as the cover of the book tells them. */
const ratesOf = (particulars: LogbookRow["particulars"]): Facts["figures"] =>
  Object.fromEntries(machineRates.map((rate) => [rate, particulars[rate]]));

type BookOfFacts = Pick<LogbookRow, "id" | "kind" | "particulars" | "form" | "design">;

const isOilRecord = (kind: BookKind): boolean => kind === "oil1" || kind === "imooil1" || kind === "oil2";
const asksForRounds = (kind: BookKind): boolean => kind === "sea" || kind === "port";

/**
 * What is known beside an entry of that kind of book.
 * @param at when it was done: what tanks held is told by the entries before it, whichever came first
 */
export async function factsFor(scope: VesselScope, book: BookOfFacts, at = scope.now): Promise<Facts> {
  const { kind, particulars } = book;
  const { tx, vesselId, now } = scope;
  if (!isOilRecord(kind)) return otherFacts(scope, book, at);
  const [tanks, retained, bunkered, sounded, told] = await Promise.all([
    tanksOnBoard(tx, vesselId),
    retainedByTank(tx, vesselId, kind, at),
    bunkeredByTank(tx, vesselId, kind, at),
    soundedByTank(tx, vesselId, { at, since: new Date(at.getTime() - soundedFor) }),
    filterTold(tx, vesselId, kind),
  ]);
  const failures = filterFailures(told);
  const known = tanks.map(({ id, name, capacity, iopp }): [string, TankFacts] => [
    id,
    { name, capacity, iopp, retained: null, ...retained.get(id), ...bunkered.get(id) },
  ]);
  const facts: Facts = {
    ...{ tanks: new Map(known), figures: ratesOf(particulars), now },
    ...{ flags: { filterFailed: failures.at(-1)?.to === null }, spans: { filterFailed: failures } },
  };
  return withSoundings(facts, sounded);
}

/** Logs name the tanks of the vessel as well; what was burnt since the last round is reckoned from the fuel that it told. */
async function otherFacts({ tx, vesselId, now }: VesselScope, book: BookOfFacts, at: Date): Promise<Facts> {
  const { id, kind } = book;
  const form = formOf(book);
  const [tanks, fuel, last] = await Promise.all([
    namesTanks(kind, form) ? tanksOnBoard(tx, vesselId) : [],
    asksForRounds(kind) ? fuelAtLastRound(tx, vesselId, at) : undefined,
    lastFigures(tx, { vesselId, logbookId: id, keys: heldAgainstLast(form.columns ?? []), at }),
  ]);
  const known = tanks.map(({ id, name, capacity, iopp }): [string, TankFacts] => [
    id,
    { name, capacity, iopp, retained: null },
  ]);
  const told = last.map(({ key, figure }) => [lastFact(key), figure]);
  return {
    ...{ tanks: new Map(known), flags: {}, now },
    ...{ figures: { fuelAtLastRound: fuel?.fuel, ...Object.fromEntries(told) } },
    toldAt: {
      fuelAtLastRound: fuel?.at,
      ...Object.fromEntries(last.map(({ key, at: told }) => [lastFact(key), told])),
    },
  };
}
