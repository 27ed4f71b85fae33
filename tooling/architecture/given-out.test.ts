import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { disclosures, engagements, profiles } from "@ymp/db/schema/people";
import { earlierServices } from "@ymp/db/schema/sea-service";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allProcedures, property } from "./fleet/all-procedures.ts";
import { sampleInput } from "./sample-inputs.ts";

/** Stands in everything that is close to one person, and nowhere else. */
const MARK = "Zephyrine";
/** Stands in the numbers by which people reach each other at work: lists show them, only a file carries them away. */
const NUMBER = "+99 123";

const queries = allProcedures.filter(({ type, guard }) => type === "query" && guard !== "public");

let world: World;
let profileId: string;
beforeAll(async () => {
  world = await createWorld();
  const captain = world.as("captain");
  const of = world.crew.A.engineer;
  profileId = of.profileId;
  const { version } = await captain.people.get({ id: profileId });
  await captain.people.save({
    ...{ id: profileId, version, firstName: "Priya", lastName: "Nair", phone: NUMBER },
    ...{ phone2: MARK, skype: MARK, address: MARK, city: MARK, postal: MARK, birthPlace: MARK },
    ...{
      emergencyName: MARK,
      emergencySkype: MARK,
      emergencyPhone: MARK,
      emergencyRelation: MARK,
      emergencyAddress: MARK,
    },
  });
  const expiresOn = parseCalendarDate("2026-07-01");
  const paper = { id: newId(), profileId, type: "passport", number: MARK, issuingAuthority: MARK, expiresOn } as const;
  await captain.crewDocuments.save(paper);
  const signedOnOn = parseCalendarDate("2026-01-05");
  const engagement = { vesselId: world.vessels.A.id, profileId, rank: "Engineer", signedOnOn, remarks: MARK };
  await world.inVessel("A", (tx) => tx.insert(engagements).values({ ...engagement, agreementReference: MARK }));
  const [startsOn, endsOn] = [parseCalendarDate("2020-01-01"), parseCalendarDate("2020-02-01")];
  const service = {
    vesselId: world.vessels.A.id,
    profileId,
    vesselName: "Halcyon",
    capacity: "Engineer",
    remarks: MARK,
  };
  await world.inVessel("A", (tx) => tx.insert(earlierServices).values({ ...service, startsOn, endsOn }));
});
afterAll(() => world.close());

/** The account that sees most on board, and the one that sees all vessels. */
it.each(["captain", "superadmin"] as const)("what is close to people goes to the %s on record only", async (who) => {
  const given: string[] = [];
  const unrecorded: string[] = [];
  for (const { path, input } of queries) {
    await world.inVessel("A", (tx) => tx.delete(disclosures));
    const answer = await answerOf(who, path, sampleInput(input, (field) => idFor(path, field)).input);
    if (!givesAway(answer)) continue;
    given.push(path);
    if (!(await isOnRecord(who))) unrecorded.push(path);
  }
  expect(unrecorded).toEqual([]);
  expect(given.toSorted()).toEqual([
    "crewDocuments.expiring",
    "crewDocuments.forUser",
    "crewDocuments.list",
    "crewList.read",
    "onboard.engagements",
    "people.get",
    "people.getByUser",
    "people.history",
    "seaService.earlier",
    // The platform writes no testimonials.
    ...(who === "captain" ? ["seaService.propose"] : []),
    "users.exportCrew",
  ]);
});

it("knows every column that is close to a person", async () => {
  const close = /^(birth|emergency|address|city|postal|skype|phone)/;
  const [row] = await world.inVessel("A", (tx) => tx.select().from(profiles).where(eq(profiles.id, profileId)));
  const unmarked = Object.entries(row ?? {}).filter(([name, value]) => close.test(name) && value === null);
  // A day and addresses of mail hold no mark; they come with their group.
  expect(unmarked.map(([name]) => name).toSorted()).toEqual(["birthDate", "emergencyEmail"]);
});

async function isOnRecord(who: Who): Promise<boolean> {
  const { userId } = world.person(who);
  const rows = await world.inVessel("A", (tx) =>
    tx
      .select({ id: disclosures.id })
      .from(disclosures)
      .where(and(eq(disclosures.profileId, profileId), eq(disclosures.readerId, userId))),
  );
  return rows.length > 0;
}

function idFor(path: string, field: string): string {
  const [module = ""] = path.split(".");
  const kind = field === "id" ? module.replace(/s$/, "") : field.replace(/Id$/, "");
  const known: Record<string, string> = {
    ...{ people: profileId, profile: profileId, record: profileId },
    ...{ user: world.crew.A.engineer.userId, vessel: world.vessels.A.id },
  };
  return known[kind] ?? newId();
}

async function answerOf(who: Who, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split(".").reduce<unknown>(property, world.as(who));
  if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
  try {
    return await procedure(input);
  } catch (refusal) {
    return refusal instanceof Error ? refusal.message : refusal;
  }
}

function givesAway(answer: unknown): boolean {
  const text = JSON.stringify(answer) ?? "";
  const file = property(answer, "base64");
  const carried = typeof file === "string" ? Buffer.from(file, "base64").toString("utf8") : "";
  return text.includes(MARK) || carried.includes(MARK) || carried.includes(NUMBER);
}
