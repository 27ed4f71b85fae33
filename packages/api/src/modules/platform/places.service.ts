import { judgeUserType, levelsWith, overridesOf } from "@ymp/core/access/appointment";
import { type Department, presetLevels, type UserType, type VesselRole } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError, assertAllowed } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import type { PersonRow } from "../../platform/accounts/personal-columns.ts";
import {
  findMember,
  leftWithCompany,
  lockAdministration,
  type MembershipRow,
  patchProfile,
  placeOf,
} from "../../platform/accounts/places.repository.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, enterFromOutside, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { setStatus } from "../onboard/stays.service.ts";
import { revokeTokens } from "../tokens/tokens.service.ts";
import { levelsOf, setAccess, setRole } from "../users/appointing.service.ts";
import { setEndsOn } from "../users/leaving.service.ts";
import { factsOf, keepAdministrator, lockMember, recordPlace } from "../users/places.service.ts";
import { type Welcome, welcome } from "../users/welcome.service.ts";
import type { AddMembershipInput, ChangeMembershipInput, MoveMembershipInput } from "./accounts.schema.ts";
import { expectOpenAccount } from "./accounts.service.ts";
import { deletePlace, findProfileOf, insertPlace, insertProfile } from "./places.repository.ts";
import { refusePast } from "./subscriptions.service.ts";

export interface NewPlace {
  userId: string;
  vesselId: string;
  role: VesselRole;
  department?: Department | null | undefined;
  userType?: UserType | null | undefined;
  endsOn?: CalendarDate | null | undefined;
}

/** Asks an account that exists aboard a vessel. */
export async function addMembership(request: PlatformRequest, input: AddMembershipInput): Promise<void> {
  await administer(request, (outside) => takePlace(outside, input));
}

interface KnownPerson
  extends Pick<PersonRow, "firstName" | "lastName">,
    Partial<Pick<PersonRow, "jobTitle" | "email">> {
  phone?: string | null;
}

export interface PlaceOptions {
  /** Whose name and rank a new profile takes; the account's own where nobody is named. */
  like?: KnownPerson | null;
  /** An account that was made for this place; the owner of any other is asked. */
  isNew?: boolean;
}

/** Anyone who was aboard before finds their profile again. */
export async function takePlace(
  outside: Outside,
  place: NewPlace,
  { like, isNew = false }: PlaceOptions = {},
): Promise<Welcome & { profileId: string }> {
  const { tx, now } = outside;
  const user = await expectOpenAccount(tx, place.userId);
  const scope = await enterFromOutside(outside, place.vesselId);
  await lockAdministration(tx, scope.vesselId);
  const post = { role: place.role, department: place.department ?? null, userType: place.userType ?? null };
  assertAllowed(judgeUserType(post));
  refusePast(place.endsOn, scope.vessel.timeZone, now);
  const held = await findMember(tx, scope.vesselId, user.id);
  if (held && !held.membership.softDeletedAt) throw new AppError("conflict", "platform:aboardAlready");
  // Anyone who takes themselves aboard has agreed.
  const awaitsConsent = !isNew && user.id !== outside.actor.userId;
  if (held) await deletePlace(tx, held.membership);
  const own = { vesselId: scope.vesselId, userId: user.id, createdBy: outside.actor.userId, createdAt: now };
  const known = await findProfileOf(tx, scope.vesselId, user.id);
  const membership = await insertPlace(tx, {
    ...own,
    ...post,
    endsOn: place.endsOn ?? null,
    invitedAt: now,
    awaitsConsent,
    // Of the person who is asked first, as they agree.
    reopenedAt: known ? now : awaitsConsent ? null : await leftWithCompany(tx, scope.vesselId, user.id),
  });
  const newProfile = { ...own, ...post, ...nameOf(user, like), color: user.backgroundColor, isOnboard: false };
  const profile = known ? await patchProfile(tx, known, post, now) : await insertProfile(tx, newProfile);
  const facts = { username: user.username, role: post.role };
  const told = { ...profile, ...factsOf(membership) };
  await recordPlace(scope, { profile, user }, { verb: known ? "restored" : "created", after: told, facts });
  await tell(outside, scope, user, "member_added", { role: post.role });
  return Object.assign(await welcome(scope, { membership, user }, isNew ? "appointed" : "welcome"), {
    profileId: profile.id,
  });
}

function nameOf(user: { name: string; jobTitle: string | null; email: string }, like: KnownPerson | null | undefined) {
  const [firstName = "", ...rest] = user.name.split(" ");
  const { jobTitle, email } = user;
  if (!like) return { firstName, lastName: rest.join(" ") || firstName, jobTitle, email };
  return {
    firstName: like.firstName,
    lastName: like.lastName,
    jobTitle: like.jobTitle ?? jobTitle,
    email: like.email ?? email,
    phone: like.phone ?? null,
  };
}

/** Stands in the history of the vessel from outside, and in that of the account. */
async function tell(
  outside: Outside,
  { vessel }: VesselScope,
  user: { id: string; name: string; username: string },
  verb: "member_added" | "member_changed" | "member_removed",
  facts: Record<string, string | null>,
): Promise<void> {
  await recordPlatformChanges(
    outside,
    {
      subject: { kind: "vessel", id: vessel.id },
      verb,
      facts: { ...facts, person: user.name, username: user.username },
    },
    { subject: { kind: "account", id: user.id }, verb, facts: { ...facts, vessel: vessel.name } },
  );
}

/** Changes role, last day and single levels as somebody on board would, with the rights of the platform. */
export async function changeMembership(request: PlatformRequest, input: ChangeMembershipInput): Promise<void> {
  await administer(request, async (outside) => {
    const scope = await enterFromOutside(outside, input.vesselId);
    const { userId, role, department, userType, endsOn, levels } = input;
    const { membership, user } = await lockMember(scope, userId);
    const isNew = expectPlace(membership, input);
    let { version } = membership;
    if (role !== undefined || department !== undefined || userType !== undefined)
      ({ version } = await setRole(scope, { userId, version, role: role ?? membership.role, department, userType }));
    if (endsOn !== undefined) {
      refusePast(endsOn, scope.vessel.timeZone, outside.now);
      ({ version } = await setEndsOn(scope, { userId, version, endsOn }));
    }
    if (levels !== undefined) await setAccess(scope, { userId, version, levels });
    if (isNew) await tell(outside, scope, user, "member_changed", { role: role ?? membership.role });
  });
}

/**
 * Levels that are left out stay as they are, no matter who gave them meanwhile. Another role or department drops all that differed from the
 * preset of the old one, so there anyone who has not seen what differs now is told.
 */
function expectPlace(held: MembershipRow, input: ChangeMembershipInput): boolean {
  const { role, department, userType, endsOn, levels, base } = input;
  const wanted = { role, department, userType, endsOn };
  const post = postOf(input, held);
  if (post.role !== held.role || post.department !== held.department) {
    return expectBase(levelsOf(held), input, { ...wanted, levels: overridesOf(presetLevels(post), levels ?? {}) });
  }
  const seen = base?.levels ? levelsWith(postOf(base, held), base.levels) : {};
  return expectBase(
    { ...held, ...levelsWith(held, placeOf(held).access) },
    { version: input.version, base: base && { ...base, ...seen } },
    { ...wanted, ...(levels === null ? presetLevels(held) : levels) },
  );
}

const postOf = (
  { role, department }: { role?: VesselRole | undefined; department?: Department | null | undefined },
  held: MembershipRow,
) => ({ role: role ?? held.role, department: department === undefined ? held.department : department });

/** Takes the account off the vessel. The profile stays, with all it has written. */
export async function removeMembership(
  request: PlatformRequest,
  { userId, vesselId }: { userId: string; vesselId: string },
): Promise<void> {
  await administer(request, async (outside) => {
    await leavePlace(outside, userId, vesselId);
  });
}

async function leavePlace(outside: Outside, userId: string, vesselId: string) {
  const scope = await enterFromOutside(outside, vesselId);
  const member = await lockMember(scope, userId);
  const { membership, profile, user } = member;
  await keepAdministrator(scope, userId, null);
  if (profile?.isOnboard) await setStatus(scope, { profileId: profile.id, isOnboard: false, reason: "left" });
  await deletePlace(outside.tx, membership);
  await revokeTokens(outside.tx, { userId, vesselId, now: outside.now });
  await recordPlace(scope, member, {
    verb: "removed",
    before: factsOf(membership),
    facts: { username: user.username },
  });
  await tell(outside, scope, user, "member_removed", { role: membership.role });
  return { membership, profile };
}

/** Switches somebody from one vessel to another in the same role; the profile at the old one stays as history. */
export async function moveMembership(request: PlatformRequest, input: MoveMembershipInput): Promise<void> {
  const { userId, fromVesselId, toVesselId } = input;
  await administer(request, async (outside) => {
    const { membership, profile } = await leavePlace(outside, userId, fromVesselId);
    const { role, department, userType } = membership;
    await takePlace(outside, { userId, vesselId: toVesselId, role, department, userType }, { like: profile });
  });
}
