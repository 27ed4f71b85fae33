import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { Presence } from "@ymp/core/people/onboard";
import { slotMinutesOf } from "@ymp/core/rest/letters";
import { lastDayOf, unknownDay } from "@ymp/core/rest/rest-month";
import { whyNotSignRest, whyNotYetSigned } from "@ymp/core/rest/rest-rights";
import { shipDay } from "@ymp/core/rest/ship-zones";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { differenceOf, recordChange } from "../../platform/changes/record-change.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { awaitedIn, noteShown, type StandingMonth, standingMonth, toldOf } from "./month.service.ts";
import { highestRevision, insertMonth, insertSignature, insertWithdrawal } from "./months.repository.ts";
import { restDayRecord, restMonthRecord } from "./rest.record.ts";
import { daysOf, takeTurn, updateDay } from "./rest.repository.ts";
import { type MonthState, type ShownDay, signedEdition } from "./rest.rules.ts";
import {
  type CorrectRestMonthInput,
  firstDayOf,
  type SignRestMonthInput,
  type WithdrawRestCorrectionInput,
} from "./rest.schema.ts";
import { signedContent } from "./signed-months.service.ts";
import { expectPerson, expectWriter, type Person, readerOf } from "./whose.service.ts";

type Signed = { revision: number; state: MonthState };

/** Under a month as it was shown: the seafarer, whose days are held from then on, then the master, who locks it. Both hold what was recorded of its breaches by then. */
export function signMonth(gate: AtTheGate, input: SignRestMonthInput): Promise<Signed> {
  return signByPin(gate, input, {
    judge: (scope, presence) => expectSigner(scope, presence, input),
    work: (scope, signer) => underMonth(scope, signer, input),
  });
}

async function expectSigner(scope: VesselScope, presence: Presence, input: SignRestMonthInput): Promise<void> {
  const person = await expectPerson(scope, input.profileId);
  const refusal = whyNotSignRest(input.capacity, { ...readerOf(scope), presence }, person);
  if (refusal !== null) throw new AppError("forbidden", refusal);
}

async function underMonth(scope: VesselScope, signer: Signer, input: SignRestMonthInput): Promise<Signed> {
  const { tx, vesselId, actor, now } = scope;
  const { capacity } = input;
  const person = await expectPerson(scope, input.profileId);
  await takeTurn(tx, vesselId, person.profileId);
  const month = firstDayOf(input.month);
  const standing = await standingMonth(scope, person, month);
  if ((standing.revisions.at(-1)?.revision ?? 1) !== input.revision)
    throw new AppError("stale", "hours-of-rest:refusal.shownAnother");
  const isFirst = standing.state === "open";
  expectAwaited(standing.state, capacity, person);
  if (isFirst) {
    const { rows, signedOffOn } = standing;
    const refusal = whyNotYetSigned(month, { today: shipsDay(scope), signedOffOn, ...toldOf(rows, now) });
    if (refusal !== null) throw new AppError("conflict", refusal);
  }
  const isAlone = isFirst && capacity === "master";
  if (isAlone && !input.reason)
    throw new AppError("invalid", "hours-of-rest:refusal.alone", {}, { reason: "hours-of-rest:refusal.alone" });
  if (standing.hash !== input.hash) throw new AppError("stale", "hours-of-rest:refusal.shownAnother");
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const latest = standing.revisions.at(-1);
  const { id: monthId, revision } =
    latest ?? (await insertMonth(tx, { ...stamp, id: newId(), profileId: person.profileId, month, revision: 1 }));
  const { userId, name, rank, drawing } = signer;
  await insertSignature(tx, {
    ...{ ...stamp, id: newId(), monthId, capacity, userId, name, rank, drawing, signedAt: now },
    reason: isAlone ? (input.reason ?? null) : null,
    content: isFirst ? Object(standing.content) : null,
    notes: standing.notes.map(noteShown),
    edition: signedEdition,
    previousHash: standing.previousHash,
    hash: standing.hash,
  });
  const alone: Record<string, string> = isAlone && input.reason ? { reason: input.reason } : {};
  const facts = { name: person.name, month: input.month, capacity, revision, ...alone };
  await recordChange(scope, restMonthRecord, monthId, { verb: "month_signed", facts });
  return { revision, state: capacity === "seafarer" ? "signed" : "locked" };
}

function expectAwaited(state: MonthState, capacity: SignRestMonthInput["capacity"], person: Person): void {
  if (capacity === "seafarer" && state !== "open")
    throw new AppError("conflict", "hours-of-rest:refusal.signedAlready");
  if (capacity === "master" && awaitedIn(state, person) === "seafarer")
    throw new AppError("conflict", "hours-of-rest:refusal.seafarerFirst");
  if (capacity === "master" && state === "locked")
    throw new AppError("conflict", "hours-of-rest:refusal.signedAlready");
}

/** Opens a signed month for what was wrong in it: as a new revision with its reason, which both sign again. The old one stays. */
export async function correctMonth(scope: VesselScope, input: CorrectRestMonthInput): Promise<{ revision: number }> {
  const { tx, vesselId, actor, now } = scope;
  const person = await expectPerson(scope, input.profileId);
  expectWriter(scope, person);
  await takeTurn(tx, vesselId, person.profileId);
  const month: CalendarDate = firstDayOf(input.month);
  const { revisions, state } = await standingMonth(scope, person, month);
  const latest = revisions.at(-1)?.revision ?? 1;
  if (latest !== input.revision) throw new AppError("stale", "hours-of-rest:refusal.correctedAlready");
  if (state === "open") throw new AppError("conflict", "hours-of-rest:refusal.notSigned");
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const { reason } = input;
  const revision = (await highestRevision(tx, vesselId, person.profileId, month)) + 1;
  const row = await insertMonth(tx, {
    ...{ ...stamp, id: newId(), profileId: person.profileId, month, revision, reason },
  });
  const facts = { name: person.name, month: input.month, revision: row.revision, reason };
  await recordChange(scope, restMonthRecord, row.id, { verb: "month_corrected", facts, after: row });
  return { revision: row.revision };
}

/** A correction that is not wanted after all: the month stands as it was signed before, and its days with it. */
export async function withdrawCorrection(
  scope: VesselScope,
  input: WithdrawRestCorrectionInput,
): Promise<{ revision: number }> {
  const { tx, vesselId, actor, now } = scope;
  const person = await expectPerson(scope, input.profileId);
  expectWriter(scope, person);
  await takeTurn(tx, vesselId, person.profileId);
  const month: CalendarDate = firstDayOf(input.month);
  const standing = await standingMonth(scope, person, month);
  const [before, latest] = standing.revisions.slice(-2);
  if (!before || !latest || latest.revision !== input.revision || standing.state !== "open")
    throw new AppError("stale", "hours-of-rest:refusal.noCorrection");
  await putBackDays(scope, person, standing, (await signedContent(scope, before.id)).days);
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  await insertWithdrawal(tx, { ...stamp, id: newId(), monthId: latest.id });
  const facts = { name: person.name, month: input.month, revision: latest.revision };
  await recordChange(scope, restMonthRecord, latest.id, { verb: "correction_withdrawn", facts });
  return { revision: before.revision };
}

/** What was written under the correction goes back to what was signed; a day that was not signed, to what nobody told. */
async function putBackDays(
  scope: VesselScope,
  person: Person,
  { zones, month }: StandingMonth,
  signed: readonly ShownDay[],
): Promise<void> {
  const { tx, vesselId, now } = scope;
  const rows = await daysOf(tx, vesselId, [person.profileId], { from: month, to: lastDayOf(month) });
  for (const row of rows) {
    const then = signed.find(({ on }) => on === row.onDay);
    const nothing = { remark: null, grounds: null, lateReason: null };
    const { beginsAt, grid, repeatedFrom, repeated, remark, grounds, lateReason } = then ?? {
      ...unknownDay(shipDay(zones, row.onDay), slotMinutesOf(row.grid)),
      ...nothing,
    };
    const values = { beginsAt, grid, repeatedFrom, repeated, remark, grounds, lateReason };
    if (Object.keys(differenceOf(row, values)).length === 0) continue;
    const after = await updateDay(tx, row, values, now);
    const facts = { name: person.name, on: row.onDay };
    await recordChange(scope, restDayRecord, row.id, { verb: "updated", facts, before: row, after });
  }
}
