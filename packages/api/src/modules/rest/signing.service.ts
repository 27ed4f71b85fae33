import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { Presence } from "@ymp/core/people/onboard";
import { whyNotSignRest, whyNotYetSigned } from "@ymp/core/rest/rest-rights";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { standingMonth, toldOf } from "./month.service.ts";
import { insertMonth, insertSignature } from "./months.repository.ts";
import { restMonthRecord } from "./rest.record.ts";
import { takeTurn } from "./rest.repository.ts";
import type { MonthState } from "./rest.rules.ts";
import { type CorrectRestMonthInput, firstDayOf, type SignRestMonthInput } from "./rest.schema.ts";
import { expectPerson, expectWriter, readerOf } from "./whose.service.ts";

type Signed = { revision: number; state: MonthState };

/** Under a month as it was shown: the seafarer, whose days are held from then on, then the master, who locks it. */
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
  expectAwaited(standing.state, capacity);
  if (capacity === "seafarer") {
    const { rows, signedOffOn } = standing;
    const refusal = whyNotYetSigned(month, { today: shipsDay(scope), signedOffOn, ...toldOf(rows, now) });
    if (refusal !== null) throw new AppError("conflict", refusal);
  }
  if (standing.hash !== input.hash) throw new AppError("stale", "hours-of-rest:refusal.shownAnother");
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  const latest = standing.revisions.at(-1);
  const { id: monthId, revision } =
    latest ?? (await insertMonth(tx, { ...stamp, id: newId(), profileId: person.profileId, month, revision: 1 }));
  const { userId, name, rank, drawing } = signer;
  await insertSignature(tx, {
    ...{ ...stamp, id: newId(), monthId, capacity, userId, name, rank, drawing, signedAt: now },
    content: capacity === "seafarer" ? Object(standing.content) : null,
    previousHash: standing.previousHash,
    hash: standing.hash,
  });
  const facts = { name: person.name, month: input.month, capacity, revision };
  await recordChange(scope, restMonthRecord, monthId, { verb: "month_signed", facts });
  return { revision, state: capacity === "seafarer" ? "signed" : "locked" };
}

function expectAwaited(state: MonthState, capacity: SignRestMonthInput["capacity"]): void {
  if (capacity === "seafarer" && state !== "open")
    throw new AppError("conflict", "hours-of-rest:refusal.signedAlready");
  if (capacity === "master" && state === "open") throw new AppError("conflict", "hours-of-rest:refusal.seafarerFirst");
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
  const row = await insertMonth(tx, {
    ...{ ...stamp, id: newId(), profileId: person.profileId, month, revision: latest + 1, reason },
  });
  const facts = { name: person.name, month: input.month, revision: row.revision, reason };
  await recordChange(scope, restMonthRecord, row.id, { verb: "month_corrected", facts, after: row });
  return { revision: row.revision };
}
