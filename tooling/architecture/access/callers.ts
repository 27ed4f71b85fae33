import type { Principal } from "@ymp/api/context";
import { hashOfSessionToken, newSessionToken } from "@ymp/api/modules/inspections/inspections.rules";
import type { Account } from "@ymp/api/platform/accounts/accounts";
import { type Module, modules } from "@ymp/core/access/modules";
import { type Department, departments, type UserType, userTypes, type VesselRole } from "@ymp/core/access/roles";
import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { Database } from "@ymp/db/client";
import { memberships, supportVisits, users } from "@ymp/db/schema/accounts";
import { inspectionSessions, inspections } from "@ymp/db/schema/inspections";
import { profiles } from "@ymp/db/schema/people";
import { inScope } from "@ymp/db/scope";
import { openTestSession, testSessionOf } from "@ymp/testing/people";
import { testPasswords } from "@ymp/testing/test-services";
import type { Fleet } from "../fleet/fleet.ts";

/** Somebody who may come to any procedure, on board of the own, the expired and the lite vessel alike. */
export interface AccessCaller {
  readonly name: string;
  /** Null: nobody who signed in. */
  readonly principal: Principal | null;
  /** Of an inspection that is open in the caller's browser. */
  readonly inspectionToken?: string;
  /** By vessel; the person an account stands for there. */
  readonly profileIds: ReadonlyMap<string, string>;
}

/** Hash of a password that no call sends: a caller that must prove theirs is refused. */
const nobodysHash = testPasswords.hashOfNobodys();

interface Post {
  readonly name: string;
  readonly role: VesselRole;
  readonly department?: Department;
  readonly userType?: UserType;
  readonly isClosed?: boolean;
  readonly endsOn?: CalendarDate;
  readonly mustChangePassword?: boolean;
}

const posts: readonly Post[] = [
  { name: "captain", role: "captain", department: "bridge" },
  ...departments.map((department) => ({ name: `hod.${department}`, role: "hod" as const, department })),
  ...departments.map((department) => ({ name: `crew.${department}`, role: "crew" as const, department })),
  ...userTypes.map((userType) => ({ name: userType, role: "user" as const, userType })),
  { name: "pastLastDay", role: "captain", department: "bridge", endsOn: parseCalendarDate("2026-06-01") },
  { name: "takenOff", role: "captain", department: "bridge", isClosed: true },
  { name: "passwordDue", role: "captain", department: "bridge", mustChangePassword: true },
];

/** Everybody, strangers first. */
export async function createCallers(
  fleet: Fleet,
  vesselIds: readonly string[],
  otherId: string,
): Promise<AccessCaller[]> {
  const { database } = fleet;
  const plain = (name: string, principal: Principal | null) => ({ name, principal, profileIds: new Map() });
  const crew = [];
  for (const post of posts) crew.push(await insertMember(database, vesselIds, post));
  const [captain] = crew;
  const guarded = { isSuperadmin: true, totpConfirmedAt: new Date(0) };
  const admin = await insertAccount(database, { name: "admin", ...guarded });
  const visitor = await insertAccount(database, { name: "visitor", ...guarded });
  const stepDue = await insertAccount(database, { name: "stepDue", isSuperadmin: true });
  for (const vesselId of vesselIds) await openVisit(database, vesselId, visitor.id);
  return [
    plain("anyone", null),
    plain("account", asUser(await insertAccount(database, { name: "account" }))),
    ...crew,
    plain("manager", await fleet.principal("manager")),
    plain("admin", asUser(admin)),
    plain("visitor", asUser(visitor)),
    plain("stepDue", asUser(stepDue)),
    ...(captain?.principal ? tokensOf(captain.principal.account, captain.profileIds, otherId) : []),
    plain("adminToken.view", asToken(admin, null, "view")),
    { ...plain("inspector", null), inspectionToken: await openInspection(database, vesselIds[0] ?? "") },
  ];
}

/** A browser in which an inspection of the own vessel is open, and nobody is signed in. */
async function openInspection(database: Database, vesselId: string): Promise<string> {
  const token = newSessionToken();
  const inspectionId = newId();
  await inScope(database, { vesselId, userId: null, access: "write" }, async (tx) => {
    const by = { authority: "Affaires maritimes", officer: "P. Girard", userId: newId(), masterName: "Access" };
    await tx.insert(inspections).values({ id: inspectionId, vesselId, ...by, endsAt: new Date("2099-01-01") });
    const session = { way: "code" as const, address: "192.0.2.1", tokenHash: hashOfSessionToken(token) };
    await tx.insert(inspectionSessions).values({ id: newId(), vesselId, inspectionId, ...session });
  });
  return token;
}

/** Scripts of the captain: that may look, that may do everything, that may look at jobs, that was made for another vessel. */
function tokensOf(account: Account, profileIds: ReadonlyMap<string, string>, otherId: string): AccessCaller[] {
  return [
    { name: "token.view", principal: asToken(account, null, "view"), profileIds },
    { name: "token.edit", principal: asToken(account, null, "edit"), profileIds },
    { name: "token.jobs", principal: asToken(account, null, "view", ["jobs"]), profileIds },
    { name: "token.elsewhere", principal: asToken(account, otherId, "edit"), profileIds },
  ];
}

const asUser = (account: Account): Principal => ({
  kind: "user",
  account,
  sessionId: testSessionOf(account),
  // Whether it is asked for again is no question of who may; far ahead of every clock it is not.
  confirmedAt: new Date("2099-01-01"),
});

function asToken(
  account: Account,
  vesselId: string | null,
  level: "view" | "edit",
  opened: readonly Module[] = modules,
): Principal {
  const levels = Object.fromEntries(opened.map((module) => [module, level]));
  return { kind: "token", account, sessionId: newId(), limits: { vesselId, levels, madeAt: new Date() } };
}

async function insertMember(database: Database, vesselIds: readonly string[], post: Post): Promise<AccessCaller> {
  const account = await insertAccount(database, post);
  const { role, department = null, userType = null, endsOn = null, isClosed } = post;
  const profileIds = new Map<string, string>();
  for (const vesselId of vesselIds) {
    const profileId = newId();
    profileIds.set(vesselId, profileId);
    await inScope(database, { vesselId, userId: null, access: "write" }, async (tx) => {
      const place = { vesselId, userId: account.id, role, department, userType };
      await tx.insert(memberships).values({ ...place, endsOn, softDeletedAt: isClosed ? new Date(0) : null });
      const person = { id: profileId, firstName: post.name, lastName: "Access", color: "#2f6f8f" };
      await tx.insert(profiles).values({ ...place, ...person });
    });
  }
  return { name: post.name, principal: asUser(account), profileIds };
}

async function insertAccount(
  database: Database,
  facts: { name: string; isSuperadmin?: boolean; mustChangePassword?: boolean; totpConfirmedAt?: Date },
): Promise<Account> {
  const account: Account = {
    id: newId(),
    username: `access.${facts.name}`,
    email: `${facts.name}@access.test`,
    name: `${facts.name} Access`,
    jobTitle: null,
    backgroundColor: "#2f6f8f",
    borderColor: null,
    isSuperadmin: facts.isSuperadmin ?? false,
    mustChangePassword: facts.mustChangePassword ?? false,
    totpConfirmedAt: facts.totpConfirmedAt ?? null,
    securityKeysSince: null,
    lastVesselId: null,
  };
  await database.db.insert(users).values({ ...account, passwordHash: await nobodysHash });
  await openTestSession(database, account);
  return account;
}

async function openVisit(database: Database, vesselId: string, userId: string): Promise<void> {
  const visit = { vesselId, userId, reason: "Asked for help", startedAt: new Date(0), endsAt: new Date("2099-01-01") };
  await inScope(database, { vesselId, userId, access: "write" }, (tx) => tx.insert(supportVisits).values(visit));
}
