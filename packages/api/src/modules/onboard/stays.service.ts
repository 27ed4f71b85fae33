import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { movementOf } from "@ymp/core/people/onboard";
import { mayReadService } from "@ymp/core/sea-service/service-rights";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { isPlaceOver } from "../../platform/accounts/departures.ts";
import type { PersonRow } from "../../platform/accounts/personal-columns.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectMayChangePerson } from "../people/person-editing.service.ts";
import { onboardRecord } from "./onboard.record.ts";
import {
  closeStay,
  confirmStay,
  findPerson,
  insertStay,
  isKnownMovement,
  lastStayOf,
  listStays,
  lockPerson,
  type StayRow,
  setIsOnboard,
} from "./onboard.repository.ts";
import { endReasonOf, mayAdministerCrew, mayConfirm, maySetStatus, startReasonOf } from "./onboard.rules.ts";
import type { SetManyInput, SetStatusInput } from "./onboard.schema.ts";

export interface OnboardState {
  profileId: string;
  isOnboard: boolean;
}

/** Tells that somebody came aboard or went ashore. Two who tell it at once write one stay. */
export async function setStatus(scope: VesselScope, input: SetStatusInput): Promise<OnboardState> {
  expectHappened(scope, "ledger", { at: input.at });
  const isOutsider = scope.access.seesOnlyShared && input.profileId !== scope.profileId;
  const person = expectRow(isOutsider ? undefined : await lockPerson(scope.tx, scope.vesselId, input.profileId));
  if (!maySetStatus(scope.access, person.id === scope.profileId, input))
    throw new AppError("forbidden", person.id === scope.profileId ? "onboard:onlyShoreYourself" : "onboard:notYours");
  if (input.isOnboard && !person.isOnboard) await expectPlace(scope, person);
  // The company musters too, though it only reads what else is of a person.
  if (person.isOnboard !== input.isOnboard && !mayAdministerCrew(scope.access))
    await expectMayChangePerson(scope, person.id, ["isOnboard"]);
  if (input.isOnboard && person.isOnboard) await confirm(scope, person);
  await move(scope, person, input);
  return { profileId: person.id, isOnboard: input.isOnboard };
}

/** Anyone who administers the crew finds somebody on board who had told it themselves: from then on they keep the ship's books. */
async function confirm(scope: VesselScope, person: PersonRow): Promise<void> {
  if (!mayConfirm(scope.access, person.id === scope.profileId)) return;
  const values = { confirmedBy: scope.actor.userId, updatedAt: scope.now };
  if (await confirmStay(scope.tx, scope.vesselId, person, values))
    await recordChange(scope, onboardRecord, person.id, { verb: "aboard_confirmed" });
}

/** Who is told to be on board is in the list of those on board; whose place is over is in none. */
async function expectPlace(scope: VesselScope, person: PersonRow): Promise<void> {
  if (await isPlaceOver(scope, person.id))
    throw new AppError("conflict", "onboard:placeOver", { name: `${person.firstName} ${person.lastName}` });
}

/** Brings the list to what a muster found. Who is where the muster says already stays untouched. */
export async function setMany(scope: VesselScope, { aboardIds, ashoreIds, at }: SetManyInput): Promise<OnboardState[]> {
  expectHappened(scope, "ledger", { at });
  const words = [
    ...aboardIds.map((profileId) => ({ profileId, isOnboard: true, at })),
    ...ashoreIds.map((profileId) => ({ profileId, isOnboard: false, at })),
  ];
  // In one order for everybody, so that two musters sent at once do not wait for each other.
  const inOrder = words.toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1));
  const states: OnboardState[] = [];
  for (const word of inOrder) states.push(await setStatus(scope, word));
  return states;
}

/** The movement itself; who may tell of it has been decided. */
export async function move(
  scope: VesselScope,
  person: PersonRow,
  word: { isOnboard: boolean; reason?: string | undefined; at?: Date | undefined },
): Promise<void> {
  const at = word.at ?? scope.now;
  const last = await lastStayOf(scope.tx, scope.vesselId, person.id);
  const known = { isOnboard: person.isOnboard, changedAt: last ? (last.endedAt ?? last.startedAt) : null };
  const movement = movementOf(known, { isOnboard: word.isOnboard, at });
  if (movement === "later") return refuseLateWord(scope, person, { isOnboard: word.isOnboard, at });
  if (movement === "none") return;
  const reason =
    movement === "open"
      ? await open(scope, person, last, at, word.reason)
      : await close(scope, person, last, at, word.reason);
  await setIsOnboard(scope.tx, scope.vesselId, person.id, word.isOnboard);
  await recordChange(scope, onboardRecord, person.id, {
    verb: movement === "open" ? "came_aboard" : "went_ashore",
    before: { isOnboard: person.isOnboard },
    after: { isOnboard: word.isOnboard },
    facts: { reason, at: at.toISOString() },
  });
}

async function refuseLateWord(
  scope: VesselScope,
  person: PersonRow,
  movement: { isOnboard: boolean; at: Date },
): Promise<void> {
  if (await isKnownMovement(scope.tx, scope.vesselId, person.id, movement)) return;
  throw new AppError("conflict", "onboard:newerKnown", { name: `${person.firstName} ${person.lastName}` });
}

async function open(
  { tx, vesselId, actor, now }: VesselScope,
  person: PersonRow,
  last: StayRow | undefined,
  startedAt: Date,
  given: string | undefined,
): Promise<string> {
  const startReason = startReasonOf(given, last);
  if (last && last.endedAt === null) return startReason;
  const stamp = { id: newId(), vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  await insertStay(tx, { ...stamp, profileId: person.id, startedAt, startReason });
  return startReason;
}

/** A person whose coming was never told has been aboard, as far as is known, since the profile was made. */
async function close(
  { tx, vesselId, actor, now }: VesselScope,
  person: PersonRow,
  last: StayRow | undefined,
  endedAt: Date,
  given: string | undefined,
): Promise<string> {
  const endReason = endReasonOf(given);
  if (last && last.endedAt === null) await closeStay(tx, last, { endedAt, endReason, updatedAt: now });
  else {
    const startedAt = last?.endedAt ?? (person.createdAt < endedAt ? person.createdAt : endedAt);
    const stamp = { id: newId(), vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
    await insertStay(tx, { ...stamp, profileId: person.id, startedAt, startReason: "joined", endedAt, endReason });
  }
  return endReason;
}

/** Somebody's comings and goings, newest first: their own, or for who administers the crew. */
export async function staysOf(scope: VesselScope, profileId: string) {
  await expectReadableService(scope, profileId);
  const rows = await listStays(scope.tx, scope.vesselId, profileId);
  return rows.map(({ id, startedAt, startReason, endedAt, endReason }) => ({
    id,
    startedAt,
    startReason,
    endedAt,
    endReason,
  }));
}

/** A person's service is read by themselves, by who administers the crew, and by the company. */
export async function expectReadableService(scope: VesselScope, profileId: string): Promise<PersonRow> {
  const isOwn = profileId === scope.profileId;
  if (!isOwn && scope.access.seesOnlyShared) throw new AppError("not_found", "refusals:recordNotFound");
  const person = expectRow(await findPerson(scope.tx, scope.vesselId, profileId));
  if (!mayReadService(scope.access, { isOwn })) throw new AppError("forbidden", "onboard:serviceIsPrivate");
  return person;
}
