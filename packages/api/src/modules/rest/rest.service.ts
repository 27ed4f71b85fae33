import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { clockToleranceMs } from "@ymp/core/happened";
import { newId } from "@ymp/core/ids";
import { hasGrounds, mergeGrids, workLetters } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import { inSlots, type KeptDay, monthOf, unknownDay } from "@ymp/core/rest/rest-month";
import { isWrittenLate, whenWritten } from "@ymp/core/rest/rest-rights";
import { shipDay } from "@ymp/core/rest/ship-zones";
import { beginningsOfKept, endOfKeptDay, repeatedAfter } from "@ymp/core/rest/untold";
import { heldRestDay, type RestDayField, restDayPolicy } from "@ymp/core/rest-fields";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { expectHappened } from "../../kit/happened.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { inShape } from "./month.service.ts";
import { revisionRows } from "./months.repository.ts";
import { type RestDayRow, restDayRecord } from "./rest.record.ts";
import { findDay, insertDay, takeTurn, updateDay } from "./rest.repository.ts";
import { revisionsOf, stateOf } from "./rest.rules.ts";
import type { SaveRestDayInput } from "./rest.schema.ts";
import { sentInSlots, slotsOfMonth } from "./slots.service.ts";
import { expectPerson, expectWriter, type Person } from "./whose.service.ts";

/** A day of which nothing was written yet stands there all the same, in its shape. */
type Standing = Pick<
  RestDayRow,
  "grid" | "repeatedFrom" | "repeated" | "remark" | "grounds" | "lateReason" | "version"
> &
  KeptDay & { readonly row?: RestDayRow };

/** Writes a day, or paints on one. What two devices painted in different half hours is joined. */
export async function saveRestDay(
  scope: VesselScope,
  sent: SaveRestDayInput,
): Promise<{ id: string; version: number }> {
  const person = await expectPerson(scope, sent.profileId);
  expectWriter(scope, person);
  expectHappened(scope, "work", { onDay: sent.onDay });
  await takeTurn(scope.tx, scope.vesselId, person.profileId);
  const slotMinutes = await slotsOfMonth(scope, person.profileId, monthOf(sent.onDay));
  const before = await standingDay(scope, person, sent.onDay, slotMinutes);
  const input = { ...sent, ...sentInSlots(sent, slotMinutes, before.repeated?.length ?? 0) };
  const wanted = { ...mergedGrids(scope, before, input), ...otherFields(before, input) };
  const changed = changedFields(restDayPolicy, before, wanted);
  if (changed.length === 0 && before.row) return { id: before.row.id, version: before.version };
  await expectChangeable(scope, person, input.onDay, changed);
  const after = { ...before, ...wanted };
  expectShape(before, after);
  expectNotAhead(scope, after);
  const writtenAt = whenWritten(input.writtenAt, { began: before.beginsAt, now: scope.now });
  expectReasons(after, writtenAt);
  const written = await writeDay(scope, person, before, after, writtenAt);
  return { id: written.id, version: written.version };
}

async function standingDay(
  scope: VesselScope,
  person: Person,
  on: CalendarDate,
  slotMinutes: SlotMinutes,
): Promise<Standing> {
  const row = await findDay(scope.tx, scope.vesselId, person.profileId, on);
  const zones = await readShipZones(scope);
  if (row) return { ...inShape(zones, inSlots({ ...row, on }, slotMinutes)), row };
  return { ...unknownDay(shipDay(zones, on), slotMinutes), remark: null, grounds: null, lateReason: null, version: 0 };
}

/** @throws AppError stale, at the grid, where somebody else painted the same half hours otherwise */
function mergedGrids(
  { now: at }: VesselScope,
  before: Standing,
  { version = 0, base, grid, repeated }: SaveRestDayInput,
) {
  const blank = (text: string) => text.replaceAll(/[^x]/g, "?");
  const seenOf = (name: "grid" | "repeated", now: string) =>
    base?.[name] ?? (version === before.version ? now : version === 0 ? blank(now) : refuseStale(before, name));
  const merge = (name: "grid" | "repeated", painted: string, now: string) => {
    const merged = mergeGrids(seenOf(name, now), painted, now);
    return merged.disputed.length > 0 ? refuseStale(before, name) : merged.grid;
  };
  const merged = grid === undefined ? before.grid : merge("grid", grid, before.grid);
  const again =
    repeated && before.repeated ? merge("repeated", repeated, before.repeated) : repeatedAfter(before, merged, at);
  return {
    ...(grid === undefined ? {} : { grid: merged }),
    ...(again === before.repeated ? {} : { repeated: again }),
  };
}

function refuseStale({ version }: Standing, field: string): never {
  throw new AppError("stale", "refusals:changedMeanwhile", { version }, { [field]: "refusals:changedMeanwhile" });
}

function otherFields(before: Standing, { version = 0, base, remark, grounds, lateReason }: SaveRestDayInput) {
  const told = Object.entries({ remark, grounds, lateReason }).filter(([, value]) => value !== undefined);
  const wanted: Partial<Record<"remark" | "grounds" | "lateReason", string | null>> = Object.fromEntries(told);
  const nothing = { remark: null, grounds: null, lateReason: null };
  const seen = version === 0 ? { ...nothing, ...base } : (base ?? {});
  return expectBase(before, { version, base: seen }, wanted) ? wanted : {};
}

async function expectChangeable(
  scope: VesselScope,
  person: Person,
  on: CalendarDate,
  changed: readonly RestDayField[],
): Promise<void> {
  const revisions = revisionsOf(await revisionRows(scope.tx, scope.vesselId, person.profileId, monthOf(on)));
  const isSigned = stateOf(revisions.at(-1)?.signatures ?? []) !== "open";
  expectMayChange(scope, restDayPolicy, heldRestDay(person.row.userId, isSigned), changed);
}

/** Half hours that the clock left out or repeated are the clock's. */
function expectShape(before: Standing, after: Standing): void {
  const left = (grid: string) => [...grid].flatMap((letter, slot) => (letter === "x" ? [slot] : [])).join();
  const isSame = left(before.grid) === left(after.grid) && before.repeated?.length === after.repeated?.length;
  if (!isSame)
    throw new AppError("invalid", "hours-of-rest:refusal.clock", {}, { grid: "hours-of-rest:refusal.clock" });
}

/** What is yet to come is no work that was done. */
function expectNotAhead({ now }: VesselScope, day: Standing): void {
  const latest = now.getTime() + clockToleranceMs;
  const begins = beginningsOfKept(day);
  const isWorkAhead = (text: string, at: readonly number[]) =>
    [...text].some((letter, slot) => workLetters.test(letter) && (at[slot] ?? 0) > latest);
  const isAhead = isWorkAhead(day.grid, begins.grid) || isWorkAhead(day.repeated ?? "", begins.repeated);
  if (isAhead)
    throw new AppError("invalid", "hours-of-rest:refusal.ahead", {}, { grid: "hours-of-rest:refusal.ahead" });
}

function expectReasons(day: Standing, writtenAt: Date): void {
  const refuse = (field: "grounds" | "lateReason", messageKey: string) => {
    throw new AppError("invalid", messageKey, {}, { [field]: messageKey });
  };
  if (hasGrounds(day.grid + (day.repeated ?? "")) && !day.grounds) refuse("grounds", "hours-of-rest:refusal.grounds");
  if (isWrittenLate(endOfKeptDay(day), writtenAt) && !day.lateReason)
    refuse("lateReason", "hours-of-rest:refusal.late");
}

async function writeDay(
  scope: VesselScope,
  person: Person,
  before: Standing,
  after: Standing,
  writtenAt: Date,
): Promise<RestDayRow> {
  const { tx, vesselId, actor, now } = scope;
  const { beginsAt, grid, repeatedFrom, repeated, remark, grounds, lateReason } = after;
  // Where somebody else had a part in a day, its person does not rub that out.
  const enteredBy = person.isOwn ? (before.row?.enteredBy ?? null) : actor.userId;
  const painted = { beginsAt, grid, repeatedFrom, repeated, remark, grounds, lateReason, enteredBy };
  const waited: Record<string, string> = writtenAt < now ? { writtenAt: writtenAt.toISOString() } : {};
  const facts = { name: person.name, on: after.on, ...waited };
  if (before.row) {
    const row = await updateDay(tx, before.row, painted, now);
    await recordChange(scope, restDayRecord, row.id, { verb: "updated", facts, before: before.row, after: row });
    return row;
  }
  const stamp = { vesselId, id: newId(), createdBy: actor.userId, createdAt: now, updatedAt: now };
  const row = await insertDay(tx, { ...stamp, profileId: person.profileId, onDay: after.on, ...painted });
  await recordChange(scope, restDayRecord, row.id, { verb: "created", facts, after: row });
  return row;
}
