import { judgeLevels, judgeRole, judgeUserType, levelsWith, overridesOf } from "@ymp/core/access/appointment";
import { presetLevels } from "@ymp/core/access/roles";
import { assertAllowed } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectBase, saysAnythingNew } from "../../kit/expect-base.ts";
import { type Member, patchProfile, placeOf } from "../../platform/accounts/places.repository.ts";
import { patchMembership } from "./members.repository.ts";
import { expectMayChangePlace, factsOf, keepAdministrator, lockMember, recordPlace } from "./places.service.ts";
import type { SetAccessInput, SetRoleInput } from "./users.schema.ts";
import { appointerOf } from "./users.service.ts";

/** Gives somebody another role, and with it the preset of the new place; differences of the old one go with it. */
export async function setRole(scope: VesselScope, input: SetRoleInput): Promise<{ version: number }> {
  const member = await lockMember(scope, input.userId);
  const { membership } = member;
  const position = {
    role: input.role,
    department: input.department === undefined ? membership.department : input.department,
    userType: input.role === "user" ? (input.userType ?? membership.userType) : (input.userType ?? null),
  };
  const by = appointerOf(scope);
  assertAllowed(judgeRole(by, { userId: input.userId, role: membership.role }, input.role), "forbidden");
  expectMayChangePlace(scope, member, ["role", "department", "userType", "levels"]);
  assertAllowed(judgeUserType(position));
  const preset = presetLevels(position);
  const isSamePlace = (["role", "department", "userType"] as const).every(
    (part) => position[part] === membership[part],
  );
  const wanted = input.levels ?? (isSamePlace ? placeOf(membership).access : {});
  const access = overridesOf(preset, wanted);
  // A move takes what differed from the preset along with it: anyone who has not seen a level that was changed meanwhile is told.
  const isNew = expectBase(levelsOf(membership), input, { ...position, levels: access });
  const current = levelsWith(membership, placeOf(membership).access);
  const next = levelsWith(position, access);
  assertAllowed(
    judgeLevels(by, { userId: input.userId, role: membership.role }, { current, preset }, next),
    "forbidden",
  );
  return writePlace(scope, member, { ...position, access }, { verb: "role", isNew });
}

/** Sets single levels, or goes back to the preset. */
export async function setAccess(
  scope: VesselScope,
  { userId, levels, version, base }: SetAccessInput,
): Promise<{ version: number }> {
  const member = await lockMember(scope, userId);
  const { membership } = member;
  expectMayChangePlace(scope, member, ["levels"]);
  const preset = presetLevels(membership);
  const current = levelsWith(membership, placeOf(membership).access);
  const seen = { version, base: base?.levels };
  const isNew = expectBase({ version: membership.version, ...current }, seen, levels ?? preset);
  const access = levels === null ? {} : overridesOf(preset, { ...current, ...levels });
  const next = { ...levelsWith(membership, access), superadmin: levels?.superadmin ?? "none" };
  const on = { userId, role: membership.role };
  assertAllowed(judgeLevels(appointerOf(scope), on, { current, preset }, next), "forbidden");
  return writePlace(scope, member, { access }, { verb: "access", isNew });
}

/** A place with what differs from its preset under the name that forms give it. */
export const levelsOf = (membership: Member["membership"]) => ({ ...membership, levels: placeOf(membership).access });

async function writePlace(
  scope: VesselScope,
  member: Member,
  patch: Partial<Pick<Member["membership"], "role" | "department" | "userType" | "access">>,
  { verb, isNew }: { verb: "role" | "access"; isNew: boolean },
): Promise<{ version: number }> {
  const { tx, now } = scope;
  const { membership, profile } = member;
  const { access: _, ...post } = patch;
  const followsPost = profile !== null && verb === "role";
  if (!isNew && !(followsPost && saysAnythingNew(profile, post))) return { version: membership.version };
  await keepAdministrator(scope, membership.userId, placeOf({ ...membership, ...patch }));
  const after = await patchMembership(tx, membership, patch, now);
  const { role, department, userType } = after;
  if (followsPost) await patchProfile(tx, profile, { role, department, userType }, now);
  await recordPlace(scope, member, { verb, before: factsOf(membership), after: factsOf(after) });
  return { version: after.version };
}
