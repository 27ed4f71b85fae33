import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { noteOf } from "@ymp/core/rest/breach-causes";
import type { ToldBreach } from "@ymp/core/rest/rest-month";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { expectHappened } from "../../kit/happened.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { shownReport, standingMonth } from "./month.service.ts";
import { restNoteRecord } from "./rest.record.ts";
import { takeTurn } from "./rest.repository.ts";
import { firstDayOf, type NoteBreachInput } from "./rest.schema.ts";
import { insertNote, updateNote } from "./rules.repository.ts";
import { expectMaster } from "./rules.service.ts";
import { expectPerson } from "./whose.service.ts";

/** The master records why a limit was broken, what was done, and when rest was given for it; the breach stays. */
export async function noteBreach(
  scope: VesselScope,
  { profileId, month, rule, from, version, base, cause, action = null, compensatedOn }: NoteBreachInput,
): Promise<{ id: string; version: number }> {
  const { tx, vesselId, actor, now } = scope;
  expectMaster(scope);
  expectHappened(scope, "work", { compensatedOn });
  const person = await expectPerson(scope, profileId);
  await takeTurn(tx, vesselId, person.profileId);
  const standing = await standingMonth(scope, person, firstDayOf(month));
  if (standing.state === "locked") throw new AppError("conflict", "hours-of-rest:refusal.noteSigned");
  const { breaches } = await shownReport(scope, standing);
  const breach = breaches.find((each) => each.rule === rule && each.from.getTime() === from.getTime());
  if (!breach) throw new AppError("stale", "hours-of-rest:refusal.noBreach");
  expectAfter(breach, compensatedOn);
  const known = noteOf(standing.notes, breach);
  const told = { cause, action, compensatedOn };
  const before = known ?? { version: 0, cause: null, action: null, compensatedOn: null };
  const nothing = { cause: null, action: null, compensatedOn: null };
  if (!expectBase(before, asSeen({ version, base }, nothing), told) && known) return known;
  const wanted = { ...told, beganAt: breach.from, endedAt: breach.until };
  const facts = { name: person.name, month, rule };
  if (known) {
    const row = await updateNote(tx, known, wanted, now);
    await recordChange(scope, restNoteRecord, row.id, { verb: "updated", before: known, after: row, facts });
    return { id: row.id, version: row.version };
  }
  const stamp = { vesselId, id: newId(), createdBy: actor.userId, createdAt: now, updatedAt: now };
  const row = await insertNote(tx, { ...stamp, profileId: person.profileId, rule, ...wanted });
  await recordChange(scope, restNoteRecord, row.id, { verb: "created", after: row, facts });
  return { id: row.id, version: row.version };
}

/** Rest is given for what was broken, not before it was. */
function expectAfter({ days }: ToldBreach, compensatedOn: CalendarDate | null): void {
  const [first] = days;
  if (compensatedOn === null || first === undefined || compensatedOn >= first) return;
  const messageKey = "hours-of-rest:refusal.compensatedEarly";
  throw new AppError("invalid", messageKey, {}, { compensatedOn: messageKey });
}
