import { randomBytes, randomInt } from "node:crypto";
import { judgeRole, judgeUserType } from "@ymp/core/access/appointment";
import type { Department, UserType, VesselRole } from "@ymp/core/access/roles";
import { proposeUsername } from "@ymp/core/access/username";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { randomColor } from "@ymp/core/color";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { profiles } from "@ymp/db/schema/people";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { refuseWeakPassword } from "../../platform/accounts/passwords.ts";
import type { AccountRow } from "../../platform/accounts/personal-columns.ts";
import { findMember } from "../../platform/accounts/places.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { shareJobWith } from "../jobs/sharing.service.ts";
import {
  findProfile,
  findUserByEmail,
  findUserByName,
  insertMember,
  insertUser,
  lockAddress,
} from "./members.repository.ts";
import { findAskedPlace, standingFor } from "./owners.repository.ts";
import { factsOf, recordPlace, shipsToday } from "./places.service.ts";

import type { CreateUserInput, InviteUserInput } from "./users.schema.ts";
import { appointerOf } from "./users.service.ts";
import { type Welcome, welcome } from "./welcome.service.ts";

interface Newcomer {
  userId: string;
  profileId: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  jobTitle?: string | null | undefined;
  department?: Department | null | undefined;
  role: VesselRole;
  userType?: UserType | null | undefined;
  backgroundColor?: string | undefined;
  borderColor?: string | null | undefined;
  isOnMailingList: boolean;
  endsOn?: CalendarDate | null | undefined;
}

export interface Joined extends Welcome {
  userId: string;
  profileId: string;
  /** Told once, to the person who made the account; null when it was chosen. An account that was there already keeps its own. */
  initialPassword: string | null;
}

/**
 * Makes an account for somebody who works on board. Where the address has one already its owner is asked, and the answer
 * is the same: nobody learns from it who has an account.
 */
export async function createUser({ services, enter }: AtTheGate, input: CreateUserInput): Promise<Joined> {
  const initialPassword = input.password ? null : madeUpPassword();
  const password = input.password ?? initialPassword ?? "";
  const passwordHash = await services.passwords.hash(password);
  return enter("write", (scope) => bringOrMake(scope, input, { password, initialPassword, passwordHash }));
}

interface FirstPassword {
  password: string;
  initialPassword: string | null;
  passwordHash: string;
}

async function bringOrMake(scope: VesselScope, input: CreateUserInput, first: FirstPassword): Promise<Joined> {
  const again = await retried(scope, input.profileId);
  if (again) return again;
  assertPost(scope, input);
  await refuseAboard(scope, input.email);
  await refuseTakenName(scope, input.username);
  refuseWeak(first.password, input);
  const user = await insertAccount(scope, input, first.passwordHash);
  const answer = await bringAboard(scope, user, input, "welcome");
  return Object.assign(answer, { initialPassword: first.initialPassword });
}

/** Invites somebody from outside: a link to choose a password, and the jobs that are shared from the first day on. */
export async function inviteUser({ services, enter }: AtTheGate, input: InviteUserInput): Promise<Joined> {
  const passwordHash = await services.passwords.hashOfNobodys();
  return enter("write", (scope) => inviteTo(scope, input, passwordHash));
}

async function inviteTo(scope: VesselScope, input: InviteUserInput, passwordHash: string): Promise<Joined> {
  const again = await retried(scope, input.profileId);
  if (again) return again;
  const newcomer = { ...input, role: "user" as const, isOnMailingList: false, username: input.username ?? "" };
  assertPost(scope, newcomer);
  await refuseAboard(scope, input.email);
  const answer = await openInvited(scope, newcomer, passwordHash);
  for (const jobId of input.jobIds) await shareJobWith(scope, { jobId, profileId: input.profileId, isShared: true });
  return answer;
}

async function openInvited(scope: VesselScope, newcomer: Newcomer, passwordHash: string): Promise<Joined> {
  if (newcomer.username) await refuseTakenName(scope, newcomer.username);
  const username = newcomer.username || (await freeUsername(scope, newcomer));
  const user = await insertAccount(scope, { ...newcomer, username }, passwordHash);
  return bringAboard(scope, user, newcomer, "invitation");
}

/** What the vessel knows of itself: nobody is taken aboard twice, also not by two at once. */
export async function refuseAboard({ tx, vesselId }: VesselScope, email: string): Promise<void> {
  await lockAddress(tx, email);
  const known = await findUserByEmail(tx, email);
  const member = known && (await findMember(tx, vesselId, known.id));
  const place = member?.membership ?? (await findAskedPlace(tx, vesselId, email));
  if (!place) return;
  const fault = place.softDeletedAt ? "users:refusal.deletedHere" : "users:refusal.aboardAlready";
  throw new AppError("conflict", fault, {}, { email: fault });
}

function assertPost(scope: VesselScope, { userId, role, userType, endsOn }: Newcomer): void {
  assertAllowed(judgeRole(appointerOf(scope), { userId, role: "user" }, role), "forbidden");
  assertAllowed(judgeUserType({ role, userType: userType ?? null }));
  if (endsOn && endsOn < shipsToday(scope))
    throw new AppError("invalid", "users:refusal.endsInPast", {}, { endsOn: "users:refusal.endsInPast" });
}

async function bringAboard(
  scope: VesselScope,
  user: AccountRow,
  newcomer: Newcomer,
  kind: "welcome" | "invitation",
): Promise<Joined> {
  const { tx, vesselId, now } = scope;
  const { profileId, firstName, lastName, jobTitle = null, department = null, role, userType = null } = newcomer;
  const post = { vesselId, createdBy: scope.actor.userId, createdAt: now, role, userType, department };
  await expectRoom(tx, profiles, { vesselId, most: mostOnBoard.people });
  const { membership, profile } = await insertMember(tx, {
    membership: {
      ...post,
      userId: user.id,
      endsOn: newcomer.endsOn ?? null,
      invitedAt: now,
      awaitsConsent: user.standsForId !== null,
    },
    profile: {
      ...post,
      id: profileId,
      userId: user.id,
      firstName,
      lastName,
      jobTitle,
      color: user.backgroundColor,
      email: newcomer.email,
      isOnMailingList: newcomer.isOnMailingList,
      isOnboard: false,
      isUnreviewed: true,
    },
  });
  const answer = await welcome(scope, { membership, user }, kind);
  await recordPlace(
    scope,
    { profile, user },
    { verb: "created", after: { ...profile, ...factsOf(membership) }, facts: { username: user.username, role } },
  );
  return Object.assign(answer, { userId: user.id, profileId, initialPassword: null });
}

/** Where the address has an account already, a row that stands for it: what was typed, and nothing of that account. */
async function insertAccount(scope: VesselScope, newcomer: Newcomer, passwordHash: string): Promise<AccountRow> {
  const { userId, firstName, lastName, username, email, jobTitle = null, isOnMailingList } = newcomer;
  const known = await findUserByEmail(scope.tx, email);
  return insertUser(scope.tx, {
    id: userId,
    username,
    ...(known ? standingFor(known, userId, email) : { email }),
    name: `${firstName} ${lastName}`,
    jobTitle,
    passwordHash,
    isOnMailingList,
    mustChangePassword: true,
    backgroundColor: newcomer.backgroundColor ?? randomColor(() => randomInt(2 ** 32) / 2 ** 32),
    borderColor: newcomer.borderColor ?? null,
    createdAt: scope.now,
  });
}

/** The same creation sent twice finds its own profile; the password was told the first time. */
async function retried(scope: VesselScope, profileId: string): Promise<Joined | null> {
  const existing = await findProfile(scope.tx, scope.vesselId, profileId);
  const sent = await sentBefore(scope, profileId, existing);
  if (!sent?.userId) return null;
  return { userId: sent.userId, profileId, initialPassword: null, welcomeMail: "sent" };
}

async function refuseTakenName(scope: VesselScope, username: string): Promise<void> {
  if (await findUserByName(scope.tx, username))
    throw new AppError("conflict", "users:refusal.usernameTaken", {}, { username: "users:refusal.usernameTaken" });
}

async function freeUsername(scope: VesselScope, name: { firstName: string; lastName: string }): Promise<string> {
  const proposed = proposeUsername(name);
  for (let attempt = 1; attempt < 50; attempt++) {
    const candidate = attempt === 1 ? proposed : `${proposed}${attempt}`;
    if (!(await findUserByName(scope.tx, candidate))) return candidate;
  }
  return `${proposed}.${randomBytes(3).toString("hex")}`;
}

function refuseWeak(password: string, account: { username: string; email: string }): void {
  try {
    refuseWeakPassword(password, account);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.messageKey, error.params, { password: error.messageKey });
  }
}

/** Letters and digits that cannot be taken for one another when read aloud or from paper. */
const legible = "abcdefghjkmnpqrstuvwxyz23456789";

function madeUpPassword(): string {
  const group = () => Array.from({ length: 4 }, () => legible[randomInt(legible.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
