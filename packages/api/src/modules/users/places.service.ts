import { judgeLastAdministrator, type Place } from "@ymp/core/access/administrators";
import { judgeActing } from "@ymp/core/access/appointment";
import { judgeField } from "@ymp/core/access/field-policy";
import { isInUse } from "@ymp/core/access/joining";
import { heldMembership, type MembershipField, membershipPolicy } from "@ymp/core/access/membership-fields";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError, assertAllowed } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import {
  administrationOf,
  findMember,
  lockAdministration,
  type Member,
  type MembershipRow,
  placeOf,
} from "../../platform/accounts/places.repository.ts";
import { type Change, recordChange } from "../../platform/changes/record-change.ts";
import { type PlaceRow, placeRecord } from "./users.record.ts";
import { appointerOf, placeEditorOf } from "./users.service.ts";

export const shipsToday = (scope: VesselScope) => todayIn(scope.vessel.timeZone, scope.now);

/** Loads somebody's place to be changed; anyone who changes another at the same time waits here. */
export async function lockMember(scope: VesselScope, userId: string): Promise<Member> {
  await lockAdministration(scope.tx, scope.vesselId);
  const member = expectRow(await findMember(scope.tx, scope.vesselId, userId));
  assertAllowed(judgeActing(appointerOf(scope), { userId, role: member.membership.role }), "forbidden");
  return member;
}

/** Holds every change by hand to `membershipPolicy`. */
export function expectMayChangePlace(
  scope: VesselScope,
  { membership, user }: Pick<Member, "membership" | "user">,
  fields: readonly MembershipField[],
  code: "conflict" | "forbidden" = "conflict",
): void {
  const isAsked = membership.awaitsConsent && user.standsForId === null;
  const place = { isDeleted: membership.softDeletedAt !== null, isProven: isAsked || isInUse(user) };
  const held = heldMembership(place, membership.userId === scope.actor.userId);
  const editor = placeEditorOf(scope);
  assertAllowed(
    fields.flatMap((field) => judgeField(membershipPolicy, field, held, editor)),
    code,
  );
}

/** @throws AppError conflict for a place that was taken off or is past its last day: nothing that opens it is mailed */
export function expectOpenPlace(scope: VesselScope, { membership }: Pick<Member, "membership">): void {
  if (membership.softDeletedAt) throw new AppError("conflict", "users:refusal.deleted");
  if (membership.endsOn && membership.endsOn < shipsToday(scope)) throw new AppError("conflict", "users:refusal.ended");
}

/** @throws AppError conflict when nobody would be left to administer the vessel */
export async function keepAdministrator(scope: VesselScope, userId: string, changed: Place | null): Promise<void> {
  const places = await administrationOf(scope.tx, scope.vesselId);
  assertAllowed(judgeLastAdministrator(places, userId, changed, shipsToday(scope)), "conflict");
}

/** Told in the history of the person; a place without a profile has the account's id. */
export async function recordPlace(
  scope: VesselScope,
  { profile, user }: Pick<Member, "profile" | "user">,
  change: Change<PlaceRow>,
): Promise<void> {
  await recordChange(scope, placeRecord, profile?.id ?? user.id, change);
  forgetAfterCommit(scope, user.id);
}

/** The next call of the person is judged again; before the commit it would remember the old answer. */
export function forgetAfterCommit({ afterCommit, services }: VesselScope, userId: string): void {
  afterCommit.push(async () => services.accounts.forget(userId));
}

/** What the history shows of a place. */
export function factsOf(row: MembershipRow) {
  const { role, department, userType, endsOn, access } = placeFacts(row);
  return { role, department, userType, endsOn, access: describeOverrides(access) };
}

const placeFacts = (row: MembershipRow) => ({ ...row, ...placeOf(row) });

function describeOverrides(access: Place["access"]): string | null {
  const parts = Object.entries(access).map(([module, level]) => `${module}: ${level}`);
  return parts.length > 0 ? parts.sort().join(", ") : null;
}
