import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type PersonField, type PersonState, profilePolicy } from "@ymp/core/people/profile-policy";
import { memberships } from "@ymp/db/schema/accounts";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { worldPassword } from "@ymp/testing/people";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveProfileInput } from "./people.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
const idOf = (who: Who) => world.person(who).profileId;

/** The second engineer, aboard or signed off for good; her account stays open. */
async function engineer(state: PersonState): Promise<string> {
  const id = idOf("engineer");
  const hasLeft = state === "has left";
  const time = { signedOnOn: parseCalendarDate("2026-01-10"), signedOffOn: parseCalendarDate("2026-06-01") };
  await world.inVessel("A", async (tx) => {
    await tx.delete(engagements).where(eq(engagements.profileId, id));
    await tx.delete(onboardStays).where(eq(onboardStays.profileId, id));
    if (hasLeft)
      await tx.insert(engagements).values({ vesselId: world.vessels.A.id, profileId: id, rank: "2/E", ...time });
    await tx.update(profiles).set({ isOnboard: !hasLeft }).where(eq(profiles.id, id));
  });
  return id;
}

async function withPictures(state: PersonState): Promise<string> {
  const id = await engineer(state);
  const [photo, signature] = [await makeFile(world), await makeFile(world)];
  const pictures = { photoFileId: photo.id, signatureFileId: signature.id, signatureStatus: "pending" as const };
  await world.inVessel("A", (tx) => tx.update(profiles).set(pictures).where(eq(profiles.id, id)));
  return id;
}

const values: Partial<Record<PersonField, readonly unknown[]>> = {
  department: ["deck", "engineering"],
  color: ["#2f6f8f", "#2f6f90"],
  isOnMailingList: [true, false],
  email: ["one@example.test", "other@example.test"],
  emergencyEmail: ["one@example.test", "other@example.test"],
  birthDate: ["1990-01-01", "1991-01-01"],
  gender: ["female", "unspecified"],
  nationality: ["NLD", "FRA"],
};

const seen = readOnce((id) => world.as("captain").people.get({ id }));

async function change(caller: Caller, id: string, field: PersonField, turn: number): Promise<unknown> {
  const { people } = caller;
  const person = await seen(id);
  const known: Readonly<Record<string, unknown>> = {
    ...person,
    ...person.contact,
    ...person.origin,
    ...person.emergency,
  };
  switch (field) {
    case "isOnboard":
      return caller.onboard.setStatus({ profileId: id, isOnboard: !person.isOnboard });
    case "photoFileId":
      return people.setPhoto({ profileId: id, fileId: null });
    case "signatureFileId":
      return people.setSignature({ profileId: id, fileId: null });
    case "signatureStatus": {
      const status = person.signatureStatus === "approved" ? "rejected" : "approved";
      return people.decideSignature({ profileId: id, status });
    }
    case "masterPin":
      return people.setPin({ profileId: id, pin: `70${31 + turn}`, currentPassword: worldPassword });
    case "pettyCash":
      return people.setPettyCash({ profileId: id, amountMinor: 100 + turn, currency: "EUR" });
    default: {
      const value = (values[field] ?? ["one", "other"]).find((other) => other !== known[field]);
      const { version, firstName, lastName } = person;
      return people.save(saveProfileInput.parse({ id, version, firstName, lastName, [field]: value }));
    }
  }
}

it("each field of a person is changed by its people alone, and differently once they have left", async () => {
  const trial = { policy: profilePolicy, isUsedUp: true, module: null, make: withPictures, change };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

describe("somebody who has left", () => {
  beforeEach(() => engineer("has left"));

  it("signs nothing any more and sets no pin, and is moved to no department", async () => {
    const profileId = idOf("engineer");
    const { people } = world.as("engineer");
    const gone = { code: "forbidden", messageKey: "people:hasLeft" };
    expect(await refusalOf(people.setSignature({ profileId, fileId: newId() }))).toMatchObject(gone);
    expect(await refusalOf(people.setPin({ profileId, pin: "7031", currentPassword: worldPassword }))).toMatchObject(
      gone,
    );
    const { version } = await world.as("captain").people.get({ id: profileId });
    const names = { id: profileId, version, firstName: "Priya", lastName: "Nair" };
    const moved = world.as("captain").people.save({ ...names, department: "interior" });
    expect(await refusalOf(moved)).toMatchObject({ ...gone, fields: { department: "people:hasLeft" } });
  });
});

describe("a department", () => {
  const placeOf = async (who: Who) => {
    const ofUser = eq(memberships.userId, world.person(who).userId);
    const [place] = await world.inVessel("A", (tx) => tx.select().from(memberships).where(ofUser));
    return place;
  };
  const namesOf = async (who: Who) => {
    const { id, version, firstName, lastName } = await world.as("captain").people.get({ id: idOf(who) });
    return { id, version, firstName, lastName };
  };

  it("that is changed on the person's page is the department of their access too", async () => {
    const saved = await world.as("captain").people.save({ ...(await namesOf("stew")), department: "deck" });
    expect(saved.department).toBe("deck");
    expect((await placeOf("stew"))?.department).toBe("deck");
    expect((await world.as("captain").users.get({ userId: world.person("stew").userId })).department).toBe("deck");
  });

  it("of a higher role is out of reach of a head who administers the crew", async () => {
    const bosun = eq(memberships.userId, world.person("bosun").userId);
    await world.inVessel("A", (tx) =>
      tx
        .update(memberships)
        .set({ access: { employees: "edit" } })
        .where(bosun),
    );
    await world.services.accounts.forget(world.person("bosun").userId);
    const { people } = world.as("bosun");
    await people.save({ ...(await namesOf("deckhand")), department: "interior" });
    for (const who of ["chief", "captain"] as const) {
      const refusal = await refusalOf(people.save({ ...(await namesOf(who)), department: "interior" }));
      expect(refusal).toMatchObject({ code: "forbidden", messageKey: "users:refusal.higherRole" });
      expect((await people.get({ id: idOf(who) })).can.fields).not.toContain("department");
      expect(await placeOf(who)).toMatchObject({ department: who === "chief" ? "engineering" : "bridge" });
    }
  });
});
