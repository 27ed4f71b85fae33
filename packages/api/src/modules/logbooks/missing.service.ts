import type { BookKind } from "@ymp/core/books/kinds";
import {
  type DayKept,
  dailyKinds,
  type Kept,
  type Missing,
  missingDays,
  missingWeeks,
  twinOf,
  weeklyKinds,
} from "@ymp/core/books/missing";
import { unbookedFuel } from "@ymp/core/books/unbooked-fuel";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { declarationsOf } from "./declarations.service.ts";
import { tanksOnBoard } from "./facts.repository.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { bunkeringsIn, daysOfResidues, daysWritten, openKinds, roundsWithFuel } from "./missing.repository.ts";

const weekMs = 8 * 86_400_000;

/** Of each volume what should stand in it and does not. */
export async function missingIn(scope: VesselScope, books: readonly LogbookRow[]): Promise<Map<string, Missing[]>> {
  const [entries, fuel, expired] = await Promise.all([
    entriesMissingIn(scope, books),
    fuelMissingIn(scope, books),
    declarationsMissingIn(scope, books),
  ]);
  const all = books.map(({ id }): [string, Missing[]] => [
    id,
    [entries, fuel, expired].flatMap((found) => found.get(id) ?? []),
  ]);
  return new Map(all.filter(([, missing]) => missing.length > 0));
}

/** Fuel that a round tells and no H of an open oil record book. */
async function fuelMissingIn(scope: VesselScope, books: readonly LogbookRow[]): Promise<Map<string, Missing[]>> {
  const { tx, vesselId, vessel } = scope;
  const open = books.filter(({ kind, closedAt }) => weeklyKinds.includes(kind) && closedAt === null);
  if (open.length === 0) return new Map();
  const since = new Date(Math.min(...open.map(({ openedAt }) => openedAt.getTime())));
  const [rounds, bunkerings] = await Promise.all([
    roundsWithFuel(tx, vesselId, since),
    bunkeringsIn(tx, vesselId, kindsOf(open)),
  ]);
  return new Map(
    open.map(({ id, kind, openedAt }) => {
      const own = bunkerings.filter((one) => one.kind === kind).map(({ at }) => new Date(at));
      const told = rounds.map(({ at }) => new Date(at)).filter((at) => at >= openedAt);
      const days = [...new Set(unbookedFuel(told, own).map((at) => todayIn(vessel.timeZone, at)))];
      return [id, days.map((dueOn) => ({ what: "fuel" as const, tank: null, dueOn, until: null, count: 1 }))];
    }),
  );
}

/** A declaration that is over: with it went the right to keep the book without paper. */
async function declarationsMissingIn(
  scope: VesselScope,
  books: readonly LogbookRow[],
): Promise<Map<string, Missing[]>> {
  const open = books.filter(({ closedAt }) => closedAt === null);
  if (open.length === 0) return new Map();
  const declared = await declarationsOf(scope);
  return new Map(
    open.map(({ id, kind }) => {
      const { state, expiresOn = null } = declared.get(kind) ?? {};
      if (state !== "expired" || expiresOn === null) return [id, []];
      return [id, [{ what: "declaration" as const, tank: null, dueOn: expiresOn, until: null, count: 1 }]];
    }),
  );
}

/** Days and weeks, from its opening until it was closed. */
async function entriesMissingIn(scope: VesselScope, books: readonly LogbookRow[]): Promise<Map<string, Missing[]>> {
  const { tx, vesselId } = scope;
  const daily = books.filter(({ kind }) => dailyKinds.includes(kind));
  const weekly = books.filter(({ kind }) => weeklyKinds.includes(kind));
  if (daily.length + weekly.length === 0) return new Map();
  // The week before the first was opened is the last one of the volume before.
  const since = new Date(Math.min(...[...daily, ...weekly].map(({ openedAt }) => openedAt.getTime())) - weekMs);
  const [days, open, residues, tanks] = await Promise.all([
    daysWritten(tx, vesselId, withTwins(daily), since),
    openKinds(tx, vesselId),
    daysOfResidues(tx, vesselId, kindsOf(weekly), since),
    weekly.length === 0 ? [] : tanksOnBoard(tx, vesselId),
  ]);
  const ofDays = daily.map((book): [string, Missing[]] => {
    const twin = twinOf(book.kind);
    const own = lastOfEach(days.filter(({ kind }) => kind === book.kind || kind === twin));
    return [book.id, missingDays(book.kind, own, keptOf(scope, book), twin !== null && open.has(twin))];
  });
  const ofWeeks = weekly.map((book): [string, Missing[]] => {
    const told = (tank: string) => residues.filter((one) => one.kind === book.kind && one.tank === tank);
    const sludge = tanks.filter(({ iopp }) => iopp === "3.1");
    const gaps = sludge.flatMap(({ id, name, createdAt }) =>
      missingWeeks(
        name,
        told(id).map(({ day }) => day),
        keptSince(createdAt, scope, book),
      ),
    );
    return [book.id, gaps];
  });
  return new Map([...ofDays, ...ofWeeks]);
}

const kindsOf = (books: readonly LogbookRow[]): BookKind[] => [...new Set(books.map(({ kind }) => kind))];

const withTwins = (books: readonly LogbookRow[]): BookKind[] => [
  ...new Set(books.flatMap(({ kind }) => [kind, twinOf(kind) ?? kind])),
];

/** Of a day on which both were written, the one that was written last. */
function lastOfEach(days: readonly DayKept[]): DayKept[] {
  return [...new Map(days.map(({ day, kind }): [CalendarDate, DayKept] => [day, { day, kind }])).values()];
}

/** Of a tank that was entered while the book was kept no week is missed before, unless the book told of it already. */
function keptSince(enteredAt: Date, scope: VesselScope, book: LogbookRow): Kept {
  const kept = keptOf(scope, book);
  const enteredOn = todayIn(scope.vessel.timeZone, enteredAt);
  return enteredOn > kept.openedOn ? { ...kept, openedOn: enteredOn } : kept;
}

function keptOf({ vessel, now }: VesselScope, { openedAt, closedAt }: LogbookRow): Kept {
  const day = (at: Date): CalendarDate => todayIn(vessel.timeZone, at);
  return { openedOn: day(openedAt), today: day(now), closedOn: closedAt && day(closedAt) };
}
