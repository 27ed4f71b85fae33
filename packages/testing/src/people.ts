import type { Account } from "@ymp/api/platform/accounts/accounts";
import { newId } from "@ymp/core/ids";
import type { Database } from "@ymp/db/client";
import { companyMemberships, memberships, supportVisits, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { sessions } from "@ymp/db/schema/sign-in";
import { companies, vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { type CrewKey, type CrewMember, crew, crewKeys } from "./crew.ts";
import { testPasswords } from "./test-services.ts";

export interface Person {
  readonly account: Account;
  readonly userId: string;
  /** Empty for people who belong to no vessel. */
  readonly profileId: string;
  readonly name: string;
}

export type Crew = Record<CrewKey, Person>;
export type VesselKey = "A" | "B";

/** Everybody's password. */
export const worldPassword = "Wind & weather 47";
let passwordHash: Promise<string> | undefined;

export async function insertPerson(
  database: Database,
  facts: { username: string; name: string; jobTitle?: string; isSuperadmin?: boolean },
): Promise<Person> {
  passwordHash ??= testPasswords.hash(worldPassword);
  const id = newId();
  const account: Account = {
    id,
    username: facts.username,
    email: `${facts.username}@example.test`,
    name: facts.name,
    jobTitle: facts.jobTitle ?? null,
    backgroundColor: "#2f6f8f",
    borderColor: null,
    isSuperadmin: facts.isSuperadmin ?? false,
    mustChangePassword: false,
    totpConfirmedAt: null,
    securityKeysSince: null,
    lastVesselId: null,
  };
  await database.db.insert(users).values({ ...account, provenEmail: account.email, passwordHash: await passwordHash });
  await openTestSession(database, account);
  return { account, userId: id, profileId: "", name: facts.name };
}

/** By which callers in tests are signed in: there, and too old to be listed or to open anything by itself. Opened again where it was ended. */
export const testSessionOf = ({ username }: Pick<Account, "username">) => `session of ${username}`;

export async function openTestSession(database: Database, account: Pick<Account, "id" | "username">): Promise<void> {
  const begun = { createdAt: new Date(0), expiresAt: new Date("2099-01-01") };
  const session = { id: testSessionOf(account), userId: account.id, ...begun };
  await database.db.insert(sessions).values(session).onConflictDoNothing();
}

export async function insertVessel(
  database: Database,
  name: string,
  companyId: string | null = null,
): Promise<{ id: string; name: string }> {
  const vessel = { id: newId(), name };
  await database.db.insert(vessels).values({ ...vessel, companyId, timeZone: "Europe/Paris" });
  return vessel;
}

export async function insertCompany(database: Database, name: string): Promise<string> {
  const id = newId();
  await database.db.insert(companies).values({ id, name });
  return id;
}

export async function joinCompany(database: Database, companyId: string, userId: string): Promise<void> {
  await database.db.insert(companyMemberships).values({ companyId, userId, createdAt: new Date(0) });
}

/** The administrator's way on board; it does not end while a test lasts. */
export async function openSupportVisit(
  database: Database,
  vesselId: string,
  userId: string,
  startedAt = new Date(0),
): Promise<void> {
  const visit = { vesselId, userId, reason: "Asked for help", startedAt, endsAt: new Date("2099-01-01") };
  await inScope(database, { vesselId, userId, access: "write" }, (tx) => tx.insert(supportVisits).values(visit));
}

export async function insertCrew(database: Database, vesselId: string, suffix: string): Promise<Crew> {
  const member = async (key: CrewKey): Promise<Person> => {
    const { firstName, lastName, jobTitle } = crew[key];
    const person = await insertPerson(database, {
      username: `${key}.${suffix}`,
      name: `${firstName} ${lastName}`,
      jobTitle,
    });
    return { ...person, profileId: newId() };
  };
  const [captain, chief, bosun, engineer, deckhand, stew, yard, contractor] = await Promise.all([
    member("captain"),
    member("chief"),
    member("bosun"),
    member("engineer"),
    member("deckhand"),
    member("stew"),
    member("yard"),
    member("contractor"),
  ]);
  const people: Crew = { captain, chief, bosun, engineer, deckhand, stew, yard, contractor };
  await inScope(database, { vesselId, userId: null, access: "write" }, async (tx) => {
    await tx
      .insert(memberships)
      .values(crewKeys.map((key) => ({ vesselId, userId: people[key].userId, ...post(key) })));
    await tx.insert(profiles).values(
      crewKeys.map((key) => ({
        vesselId,
        id: people[key].profileId,
        userId: people[key].userId,
        firstName: crew[key].firstName,
        lastName: crew[key].lastName,
        jobTitle: crew[key].jobTitle,
        color: "#2f6f8f",
        ...post(key),
      })),
    );
  });
  return people;
}

function post(key: CrewKey) {
  const { role, department, userType }: CrewMember = crew[key];
  return { role, department: department ?? null, userType: userType ?? null };
}
