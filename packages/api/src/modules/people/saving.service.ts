import { randomInt } from "node:crypto";
import { can } from "@ymp/core/access/resolve-access";
import { randomColor } from "@ymp/core/color";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { fullName } from "@ymp/core/people/profile-fields";
import { profiles } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { type Edited, expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { expectOwnMatter } from "../../kit/own-matter.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type ProfileRow, profileRecord } from "./people.record.ts";
import { insertProfile, lockProfile, type NewProfile, renameAccount, updateProfile } from "./people.repository.ts";
import {
  actionsOn,
  changedFields,
  isOwn,
  judgeBirthDate,
  judgeGuesses,
  keepsNames,
  knows,
  type Person,
  type ProfileValues,
} from "./people.rules.ts";
import type { SaveProfileInput } from "./people.schema.ts";
import { getPerson } from "./people.service.ts";
import { expectMayChangePerson, followDepartment } from "./person-editing.service.ts";

/** A colour of one's own, on which the initials can be read. */
export const newColor = () => randomColor(() => randomInt(2 ** 32) / 2 ** 32);

/** Makes a profile, or changes the one whose version is told. */
export async function saveProfile(
  scope: VesselScope,
  { id, version, base, ...given }: SaveProfileInput,
): Promise<Person> {
  expectOwnMatter(scope, isOwn(scope, id));
  assertAllowed(judgeBirthDate(given.birthDate, shipsDay(scope)));
  const before = await lockProfile(scope.tx, scope.vesselId, id);
  if (before && !knows(scope, id)) throw new AppError("not_found", "refusals:recordNotFound");
  if (version !== undefined) await changeProfile(scope, expectRow(before), { version, base }, given);
  else if (!(await sentBefore(scope, id, before))) await createProfile(scope, id, given);
  return getPerson(scope, id);
}

async function createProfile(scope: VesselScope, id: string, given: ProfileValues): Promise<void> {
  if (!can(scope.access, "employees:edit"))
    throw new AppError("forbidden", "refusals:closedToRole", { module: "employees" });
  const { tx, vesselId, actor, now } = scope;
  const stamp = { id, vesselId, createdAt: now, createdBy: actor.userId };
  const color = given.color ?? newColor();
  const names = { firstName: given.firstName ?? "", lastName: given.lastName ?? "" };
  await expectRoom(tx, profiles, { vesselId, most: mostOnBoard.people });
  const profile = await insertProfile(tx, { ...given, ...names, color, ...stamp, isUnreviewed: true });
  await recordChange(scope, profileRecord, id, { verb: "created", after: profile, facts: { name: fullName(profile) } });
}

async function changeProfile(
  scope: VesselScope,
  before: ProfileRow,
  edited: Edited,
  given: ProfileValues,
): Promise<void> {
  const { tx, vesselId, now } = scope;
  const { id } = before;
  assertAllowed(judgeGuesses(scope, before, given), "forbidden");
  const changed = changedFields(before, given);
  await expectMayChangePerson(scope, id, changed);
  const isNew = expectBase(before, edited, given);
  const signing = signingOf(before, given, keepsNames(scope, id));
  const { editOrigin } = actionsOn(scope, id);
  const isReviewed = before.isUnreviewed && editOrigin && (signing.signingName ?? null) === null;
  if (!isNew && !isReviewed) return;
  if (changed.includes("department")) await followDepartment(scope, before, given.department);
  const values = { ...definedOf(given), ...signing, ...(isReviewed && { isUnreviewed: false }) };
  const after = await updateProfile(tx, vesselId, id, { ...values, version: before.version + 1 }, now);
  await followName(scope, before, after);
  const { userId } = after;
  if (userId && before.isOnMailingList !== after.isOnMailingList)
    scope.afterCommit.push(async () => scope.services.accounts.forget(userId));
  await recordChange(scope, profileRecord, id, { verb: "updated", before, after, facts: { name: fullName(after) } });
}

/**
 * Who gives themselves another name or post signs as before, until somebody who keeps the records of the crew has gone through it and
 * saved.
 */
function signingOf(before: ProfileRow, given: ProfileValues, keeps: boolean): Partial<NewProfile> {
  if (keeps) return { signingName: null, signingPost: null };
  const { firstName, lastName, jobTitle } = { ...before, ...definedOf(given) };
  const isFrozen = before.signingName !== null;
  const known = isFrozen
    ? { name: before.signingName, post: before.signingPost }
    : { name: fullName(before), post: before.jobTitle };
  const isAsKnown = fullName({ firstName, lastName }) === known.name && (jobTitle ?? null) === known.post;
  if (isAsKnown) return { signingName: null, signingPost: null };
  return { signingName: known.name, signingPost: known.post, isUnreviewed: true };
}

/** Only what was said; a field left out keeps its value. */
function definedOf(values: ProfileValues): Partial<NewProfile> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Somebody's account serves other vessels too, so only they give it another name. */
async function followName(scope: VesselScope, before: ProfileRow, after: ProfileRow): Promise<void> {
  const { userId } = after;
  if (!userId || !isOwn(scope, after.id) || fullName(before) === fullName(after)) return;
  await renameAccount(scope.tx, userId, fullName(after), scope.now);
  scope.afterCommit.push(async () => scope.services.accounts.forget(userId));
}
