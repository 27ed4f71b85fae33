import type { CalendarDate } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import { clockToleranceMs, judgeHappened } from "@ymp/core/happened";
import { gridInSlots, isInHalves, slotMinutesOf, workLetters } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import { inSlots, judgedFrom, judgeMonth, lastDayOf, monthOf, unknownDay } from "@ymp/core/rest/rest-month";
import { isWrittenLate, mayReadRest } from "@ymp/core/rest/rest-rights";
import { type ShipZones, shipDay } from "@ymp/core/rest/ship-zones";
import { beginningsOfKept, endOfKeptDay } from "@ymp/core/rest/untold";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import { overlaps } from "@ymp/core/watches/watch-plan";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { countActions, errorAt, hasError, warningAt } from "../../platform/imports/imported-row.ts";
import type { RestRow } from "../../platform/imports/plan-rest-import.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { adultFromOf, finestSlot, inShape, shownOf } from "./month.service.ts";
import { signedOf } from "./months.repository.ts";
import type { RestDayRow } from "./rest.record.ts";
import { daysOf, listRested } from "./rest.repository.ts";
import { type ShownDay, stateOf } from "./rest.rules.ts";
import { saveRestDay } from "./rest.service.ts";
import { rulesOfMonth } from "./rules.service.ts";
import { isRested, type Person, personOf, readerOf, whyNotWrite } from "./whose.service.ts";

/** Everybody whose hours the reader may read over the days of a list. */
export async function readableSeafarers(scope: VesselScope, days: readonly CalendarDate[]): Promise<Person[]> {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return [];
  const listed = listRested(scope.tx, scope.vesselId, { from, to });
  const rows = await wholeUpTo(listed, mostOnBoard.people, "refusals:noRoom");
  const reader = readerOf(scope);
  return rows.map((row) => personOf(scope, row)).filter((person) => isRested(person) && mayReadRest(reader, person));
}

/** A day of a list beside what stands there. */
export interface JudgedDay extends RestRow {
  /** As it would be kept. */
  merged: string;
  /** As it stands, by the slots of its month; null where nothing was written. */
  standing: (ShownDay & { readonly version: number }) | null;
  held: RestDayRow | null;
  /** It needs a reason for being written only now. */
  isLate: boolean;
}

interface MonthOnBoard {
  readonly zones: ShipZones;
  readonly kept: readonly RestDayRow[];
  readonly isSigned: boolean;
  readonly slotMinutes: SlotMinutes;
}

/** What the days of a list would do: nothing to a month that is signed, nor to hours that somebody told otherwise. */
export async function judgeRestRows(scope: VesselScope, rows: readonly RestRow[], people: readonly Person[]) {
  const personOf = new Map(people.map((person) => [person.profileId, person]));
  const judged: JudgedDay[] = [];
  let breaches = 0;
  for (const own of groupedBy(rows, ({ profileId, day }) => `${profileId} ${day?.slice(0, 7)}`).values()) {
    const [first] = own;
    const person = personOf.get(first?.profileId ?? "");
    if (!person || !first?.day) {
      judged.push(...own.map((row) => asError(row)));
      continue;
    }
    const month = monthOf(first.day);
    const onBoard = await monthOnBoard(scope, person, month);
    const days = own.map((row) => judgedDay(scope, row, person, onBoard));
    breaches += await warnOfBreaches(scope, person, month, onBoard, days);
    judged.push(...days);
  }
  const bySource = judged.toSorted((one, other) => one.sourceRow - other.sourceRow);
  const warnings = bySource.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length;
  const notes = breaches > 0 ? [{ key: "imports:noteRestBreaches", params: { count: breaches } }] : [];
  return { rows: bySource, counts: countActions(bySource), warnings, notes };
}

const asError = (row: RestRow): JudgedDay => ({
  ...row,
  action: "error",
  merged: row.grid,
  standing: null,
  held: null,
  isLate: false,
});

async function monthOnBoard(scope: VesselScope, person: Person, month: CalendarDate): Promise<MonthOnBoard> {
  const { tx, vesselId } = scope;
  const ids = [person.profileId];
  const [zones, kept, marks, { rules }] = await Promise.all([
    readShipZones(scope),
    daysOf(tx, vesselId, ids, { from: judgedFrom(month), to: lastDayOf(month) }),
    signedOf(tx, vesselId, ids, month),
    rulesOfMonth(scope, ids, month),
  ]);
  const latest = Math.max(0, ...marks.map(({ revision }) => revision));
  const isSigned = stateOf(marks.filter(({ revision }) => revision === latest)) !== "open";
  const own = kept.filter(({ onDay }) => onDay >= month);
  return { zones, kept, isSigned, slotMinutes: finestSlot(rules.slotMinutes, own) };
}

function judgedDay(scope: VesselScope, row: RestRow, person: Person, onBoard: MonthOnBoard): JudgedDay {
  const { zones, kept, isSigned, slotMinutes } = onBoard;
  const { day } = row;
  if (day === null) return asError(row);
  const held = kept.find(({ onDay }) => onDay === day) ?? null;
  const standing = held && { ...inShape(zones, inSlots(shownOf(held, new Map()), slotMinutes)), version: held.version };
  const before = standing ?? unknownDay(shipDay(zones, day), slotMinutes);
  const problems = [...row.problems];
  const refusal = whyNotWrite(scope, person);
  if (refusal !== null) problems.push(errorAt("person", refusal));
  if (isSigned) problems.push(errorAt("day", "hours-of-rest:refusal.signed"));
  const clock = { now: scope.now, timeZone: scope.vessel.timeZone, yearBuilt: scope.vessel.yearBuilt };
  for (const { messageKey, params } of judgeHappened(day, "day", "work", clock))
    problems.push(errorAt("day", messageKey, params));
  if (slotMinutes === 30 && slotMinutesOf(row.grid) === 15 && !isInHalves(row.grid))
    problems.push(errorAt("day", "hours-of-rest:refusal.quarters"));
  const begins = beginningsOfKept(before).grid;
  const latest = scope.now.getTime() + clockToleranceMs;
  const { grid: merged, differs } = filledIn(before.grid, untilNow(gridInSlots(row.grid, slotMinutes), begins, latest));
  if ([...merged].some((letter, slot) => workLetters.test(letter) && (begins[slot] ?? 0) > latest))
    problems.push(errorAt("day", "hours-of-rest:refusal.ahead"));
  if (differs && !hasError(problems)) problems.push(warningAt("day", "imports:rowRestDiffers"));
  const isNew = merged !== before.grid || (row.values.remark !== null && (standing?.remark ?? null) === null);
  const action = hasError(problems) ? "error" : differs || !isNew ? "skip" : held ? "update" : "create";
  const isLate = isWrittenLate(endOfKeptDay(before), scope.now);
  return { ...row, action, merged, standing, held, isLate, problems };
}

/** Rest that is yet to come was not told by leaving it blank; work to come is refused. */
const untilNow = (grid: string, begins: readonly number[], latest: number): string =>
  [...grid].map((letter, slot) => (!workLetters.test(letter) && (begins[slot] ?? 0) > latest ? "?" : letter)).join("");

/** What nobody had told is filled in; hours that stand there are not written over. */
function filledIn(standing: string, told: string): { grid: string; differs: boolean } {
  let differs = false;
  const grid = [...standing].map((letter, slot) => {
    const mine = told[slot] ?? "?";
    if (letter === "x" || mine === "?" || mine === letter) return letter;
    if (letter === "?") return mine;
    differs = true;
    return letter;
  });
  return { grid: grid.join(""), differs };
}

/** Limits that the month would break with these days, and does not without them: told at the days that they mark. */
async function warnOfBreaches(
  scope: VesselScope,
  person: Person,
  month: CalendarDate,
  { zones, kept }: MonthOnBoard,
  days: readonly JudgedDay[],
): Promise<number> {
  const coming = new Map(
    days.flatMap((row) => (row.action === "create" || row.action === "update" ? [[row.day, row]] : [])),
  );
  if (coming.size === 0) return 0;
  const { rules, isWatchkeeper } = await rulesOfMonth(scope, [person.profileId], month);
  const applied = { regime: regimeUnder(rules, isWatchkeeper(person)), adultFrom: adultFromOf(person, month) };
  const before = kept.map((row) => inShape(zones, shownOf(row, new Map())));
  const known = new Map(before.map((day) => [day.on, day]));
  for (const { day, merged, standing } of coming.values()) {
    if (day === null) continue;
    const shape = standing ?? unknownDay(shipDay(zones, day), slotMinutesOf(merged));
    known.set(day, { ...shape, ...nothing, on: day, grid: merged });
  }
  const after = [...known.values()].toSorted((one, other) => one.on.localeCompare(other.on));
  const was = judgeMonth(before, month, applied).breaches;
  const caused = judgeMonth(after, month, applied).breaches.filter(
    (breach) => !was.some((other) => other.rule === breach.rule && overlaps(other, breach)),
  );
  for (const { day, problems } of coming.values()) {
    const count = caused.filter(({ days: marked }) => day !== null && marked.includes(day)).length;
    if (count > 0) problems.push(warningAt("day", "imports:rowRestBreach", { count }));
  }
  return caused.length;
}

const nothing = { remark: null, grounds: null, lateReason: null, enteredBy: null };

/** A day as somebody would write it by hand. @param late why it is written only now, where the list does not say it */
export async function writeImportedDay(
  scope: VesselScope,
  row: JudgedDay,
  late: string,
): Promise<{ id: string; version: number }> {
  const { profileId, day, merged, standing, values, grounds, lateReason, isLate } = row;
  if (day === null || profileId === null) throw new RangeError("A day that cannot be read is not written");
  const { remark } = values;
  return saveRestDay(scope, {
    ...{ profileId, onDay: day, grid: merged },
    base: standing ? { grid: standing.grid } : { grid: merged.replaceAll(/[^x]/g, "?") },
    ...(standing ? { version: standing.version } : {}),
    ...(remark !== null && !standing?.remark ? { remark } : {}),
    ...(grounds !== null && !standing?.grounds ? { grounds } : {}),
    ...(standing?.lateReason ? {} : { lateReason: lateReason ?? (isLate ? late : null) }),
  });
}
