import { isAdministrator } from "@ymp/core/access/administrators";
import { type Appointer, highestLevel, judgeActing, levelsWith, rolesToGive } from "@ymp/core/access/appointment";
import { changeableFields, type FieldEditor } from "@ymp/core/access/field-policy";
import { heldMembership, type MembershipField, membershipPolicy } from "@ymp/core/access/membership-fields";
import { type Levels, modules } from "@ymp/core/access/modules";
import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { presetLevels } from "@ymp/core/access/roles";
import { todayIn } from "@ymp/core/calendar-date";
import { maySee } from "@ymp/core/people/profile-access";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { expectRow } from "../../kit/rows.ts";
import { findMember, isAwaited, placeOf } from "../../platform/accounts/places.repository.ts";
import { jobsSharedWith } from "../jobs/sharing.service.ts";
import { currentMembers, findUserByEmail, findUserByName } from "./members.repository.ts";
import { findAskedPlace } from "./owners.repository.ts";
import { findUserRow, listUserRows, type UserListRow } from "./users.repository.ts";
import type { isFreeInput, ListUsersInput } from "./users.schema.ts";

export const mayAdminister = (access: Access) => can(access, "employees:edit");

export function appointerOf({ actor, access }: VesselScope): Appointer {
  return { userId: actor.userId ?? "", role: access.role, granted: access.granted };
}

/** Places are given by the company too, which only reads profiles. */
export const placeEditorOf = (scope: VesselScope): FieldEditor => ({
  ...editorOf(scope),
  administersCrew: mayAdminister(scope.access),
});

/** What of somebody's place the reader may change, rank included. */
function changeableFieldsOf(scope: VesselScope, row: UserListRow): MembershipField[] {
  const isOwn = scope.actor.userId === row.userId;
  if (!isOwn && judgeActing(appointerOf(scope), row).length > 0) return [];
  return changeableFields(membershipPolicy, heldMembership(row, isOwn), placeEditorOf(scope));
}

/** Facts of the sign-in are for those who administer accounts, and for the person. */
export function presentUser(scope: VesselScope, row: UserListRow) {
  const { key: _key, access: _access, awaitsConsent, isProven: _isProven, ...user } = row;
  const mayAct = mayAdminister(scope.access) && judgeActing(appointerOf(scope), user).length === 0;
  const isSelf = scope.actor.userId === user.userId;
  const mayKnow = mayAdminister(scope.access) || isSelf;
  // Where mails stay to be read on the inbox page, written is as good as sent.
  const isKept = scope.services.mailTransport.kind === "keeps" && user.welcomeMail === "waiting";
  return {
    ...user,
    username: mayKnow ? user.username : null,
    email: mayKnow || maySee(scope.access, isSelf, "contact") ? user.email : null,
    welcomeMail: mayKnow ? (isKept ? ("sent" as const) : user.welcomeMail) : null,
    /** Who administers the platform is a matter of the platform. */
    isSuperadmin: scope.access.role === "superadmin" && user.isSuperadmin,
    mustChangePassword: awaitsConsent || user.mustChangePassword,
    /** Asked aboard, and not come yet. */
    isAwaited: isAwaited({ ...user, awaitsConsent }),
    lastSeenAt: mayKnow && !awaitsConsent ? user.lastSeenAt : null,
    invitedAt: mayKnow ? user.invitedAt : null,
    hasEnded: user.endsOn !== null && user.endsOn < todayIn(scope.vessel.timeZone, scope.now),
    mayAct,
    /** An address that its owner has proved is theirs to change. */
    maySetEmail:
      changeableFieldsOf(scope, row).includes("email") ||
      (mayAct && scope.access.role === "superadmin" && !row.isDeleted),
  };
}
export type UserRow = ReturnType<typeof presentUser>;

export async function listUsers(scope: VesselScope, input: ListUsersInput) {
  const { rows, ...page } = await listUserRows(scope.tx, scope.vesselId, input, mayAdminister(scope.access));
  return { ...page, items: rows.map((row) => presentUser(scope, row)) };
}

/** One's own account is always there to be read; those of others for anyone who sees the crew. */
export async function getUser(scope: VesselScope, userId: string) {
  const isSelf = scope.actor.userId === userId;
  const mayRead = isSelf || (!scope.access.seesOnlyShared && can(scope.access, "employees:view"));
  const row = expectRow(mayRead ? await findUserRow(scope.tx, scope.vesselId, userId) : undefined);
  const overrides = accessOverridesSchema.parse(row.access);
  const preset = presetLevels(row);
  const access = levelsWith(row, overrides);
  const sharedJobs = row.role === "user" && row.profileId ? await jobsSharedWith(scope, row.profileId) : [];
  return {
    ...presentUser(scope, row),
    access,
    preset,
    overrides,
    sharedJobs,
    may: permissionsOn(scope, row, { current: access, preset }),
  };
}
export type UserDetail = Awaited<ReturnType<typeof getUser>>;

function permissionsOn(scope: VesselScope, row: UserListRow, held: { current: Levels; preset: Levels }) {
  const by = appointerOf(scope);
  const isSelf = by.userId === row.userId;
  const administers = mayAdminister(scope.access);
  const acts = administers && judgeActing(by, row).length === 0;
  const fields = changeableFieldsOf(scope, row);
  const highest = Object.fromEntries(modules.map((module) => [module, highestLevel(by, row, held, module)]));
  return {
    edit: acts || isSelf,
    setRole: fields.includes("role") && !isSelf ? rolesToGive(by.role) : [],
    setAccess: fields.includes("levels"),
    setEmail: presentUser(scope, row).maySetEmail,
    setEndsOn: fields.includes("endsOn") && !isSelf,
    softDelete: fields.includes("softDeletedAt") && !isSelf,
    share: acts && row.role === "user",
    /** What stands in the way of changing the access; null when nothing does. */
    accessRefusal: acts
      ? row.isDeleted
        ? ("takenOff" as const)
        : null
      : administers
        ? ("higherRole" as const)
        : ("noRight" as const),
    highest: { ...held.current, ...highest },
  };
}

/** Who stands watches: the person who holds the level, unless their place has ended. */
export async function listWatchkeepers(scope: VesselScope) {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const members = await currentMembers(scope.tx, scope.vesselId);
  return members
    .filter(({ membership }) => {
      const { access, endsOn } = placeOf(membership);
      return levelsWith(membership, access).watchkeeper === "edit" && (endsOn === null || endsOn >= today);
    })
    .map(({ membership, profile }) => ({
      userId: membership.userId,
      profileId: profile.id,
      firstName: profile.firstName,
      lastName: profile.lastName,
      jobTitle: profile.jobTitle,
      department: profile.department,
      role: membership.role,
      color: profile.color,
      isOnboard: profile.isOnboard,
      isAdministrator: isAdministrator(placeOf(membership), today),
    }));
}

/** Whether a new account could take that name, and what this vessel knows an email address as; of others it does not tell. */
export async function isFree(scope: VesselScope, { username, email }: z.infer<typeof isFreeInput>) {
  const [named, mailed] = await Promise.all([
    username ? findUserByName(scope.tx, username) : undefined,
    email ? findUserByEmail(scope.tx, email) : undefined,
  ]);
  const member = mailed && (await findMember(scope.tx, scope.vesselId, mailed.id));
  const place = member?.membership ?? (email && (await findAskedPlace(scope.tx, scope.vesselId, email)));
  const emailIs = place ? (place.softDeletedAt ? "deleted" : "aboard") : "free";
  return { username: username ? named === undefined : null, email: email ? (emailIs satisfies string) : null };
}
