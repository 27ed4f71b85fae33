import type { Account } from "@ymp/api/platform/accounts/accounts";
import { newId } from "@ymp/core/ids";
import type { Database } from "@ymp/db/client";
import { companyMemberships, memberships, supportVisits, users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { sessions } from "@ymp/db/schema/sign-in";
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

interface PersonFacts {
  readonly username: string;
  readonly name: string;
  readonly jobTitle?: string;
  readonly isSuperadmin?: boolean;
}

/** Somebody who is in no database yet. */
export function newPerson(facts: PersonFacts, id = newId()): Person {
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
  return { account, userId: id, profileId: "", name: facts.name };
}

export async function addPerson(database: Database, { account }: Person): Promise<void> {
  passwordHash ??= testPasswords.hash(worldPassword);
  await database.db.insert(users).values({ ...account, provenEmail: account.email, passwordHash: await passwordHash });
  await openTestSession(database, account);
}

export async function insertPerson(database: Database, facts: PersonFacts): Promise<Person> {
  const person = newPerson(facts);
  await addPerson(database, person);
  return person;
}

/** By which callers in tests are signed in: there, and too old to be listed or to open anything by itself. Opened again where it was ended. */
export const testSessionOf = ({ username }: Pick<Account, "username">) => `session of ${username}`;

export async function openTestSession(database: Database, account: Pick<Account, "id" | "username">): Promise<void> {
  const begun = { createdAt: new Date(0), expiresAt: new Date("2099-01-01") };
  const session = { id: testSessionOf(account), userId: account.id, ...begun };
  await database.db.insert(sessions).values(session).onConflictDoNothing();
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

/** The crew of a vessel, who are in no database yet. */
export function newCrew(suffix: string, nextId: () => string): Crew {
  const member = (key: CrewKey): Person => {
    const { firstName, lastName, jobTitle } = crew[key];
    const facts = { username: `${key}.${suffix}`, name: `${firstName} ${lastName}`, jobTitle };
    return { ...newPerson(facts, nextId()), profileId: nextId() };
  };
  return {
    captain: member("captain"),
    chief: member("chief"),
    bosun: member("bosun"),
    engineer: member("engineer"),
    deckhand: member("deckhand"),
    stew: member("stew"),
    yard: member("yard"),
    contractor: member("contractor"),
  };
}

export async function addCrew(database: Database, vesselId: string, people: Crew): Promise<void> {
  for (const key of crewKeys) await addPerson(database, people[key]);
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
}

function post(key: CrewKey) {
  const { role, department, userType }: CrewMember = crew[key];
  return { role, department: department ?? null, userType: userType ?? null };
}
