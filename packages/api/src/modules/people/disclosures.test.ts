import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { disclosures, engagements } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { makeFile } from "@ymp/testing/factories/files";
import { makeSailor } from "@ymp/testing/factories/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetDisclosures } from "../../platform/disclosures/forget-disclosures.service.ts";
import { openFile } from "../../platform/files/files.service.ts";

let world: World;
let sailor: string;
beforeAll(async () => {
  world = await createWorld();
  sailor = await makeSailor(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  await world.inVessel("A", (tx) => tx.delete(disclosures));
});

const people = (who: Who) => world.as(who).people;
const disclosuresOf = (profileId: string, who: Who = "captain") => people(who).disclosures({ profileId });
const kindsOf = async (profileId: string) =>
  (await disclosuresOf(profileId)).rows.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)).toSorted();

describe("reading what is close to a person", () => {
  it("leaves one line a reader, kind and ship's day, with its first and last time", async () => {
    await people("manager").get({ id: sailor });
    world.setNow("2026-06-15T20:00:00Z");
    await people("manager").get({ id: sailor });
    // Half past midnight on board.
    world.setNow("2026-06-15T22:30:00Z");
    await people("bosun").get({ id: sailor });
    const { rows } = await disclosuresOf(sailor);
    const { userId } = world.person("bosun");
    expect(rows.map(({ day, readerId }) => ({ day, readerId }))).toEqual([
      { day: "2026-06-16", readerId: userId },
      { day: "2026-06-15", readerId: world.person("manager").userId },
    ]);
    expect(rows[1]).toMatchObject({
      ...{ name: "Helen Ward", isSupport: false },
      firstAt: new Date("2026-06-15T09:00:00Z"),
      lastAt: new Date("2026-06-15T20:00:00Z"),
    });
    expect(rows[1]?.kinds.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: "contact", times: 2 },
      { kind: "emergency", times: 2 },
      { kind: "origin", times: 2 },
    ]);
    expect(rows[0]?.kinds.map(({ kind }) => kind).toSorted()).toEqual(["contact", "emergency"]);
  });

  it("leaves none of oneself, of what was kept back, or of what was not there", async () => {
    const { profileId } = world.person("deckhand");
    await people("deckhand").get({ id: profileId });
    await people("stew").get({ id: sailor });
    await people("manager").get({ id: world.person("stew").profileId });
    expect((await disclosuresOf(profileId)).rows).toEqual([]);
    expect((await disclosuresOf(sailor)).rows).toEqual([]);
    expect((await disclosuresOf(world.person("stew").profileId)).rows).toEqual([]);
  });

  it("is noticed wherever it is read", async () => {
    const { profileId, userId } = world.person("deckhand");
    const { crewDocuments, onboard, users } = world.as("manager");
    const paperId = newId();
    const { version } = await people("captain").get({ id: profileId });
    await people("captain").save({ id: profileId, version, firstName: "Liam", lastName: "Shaw", phone: "+33 6 12" });
    await world.as("deckhand").crewDocuments.save({ id: paperId, profileId, type: "passport", number: "X 1" });
    const scan = await makeFile(world, { name: "passport.pdf", createdBy: userId });
    await world.as("deckhand").crewDocuments.setFile({ id: paperId, fileId: scan.id });
    const row = {
      vesselId: world.vessels.A.id,
      profileId,
      rank: "Deckhand",
      signedOnOn: parseCalendarDate("2026-01-05"),
    };
    await world.inVessel("A", (tx) => tx.insert(engagements).values(row));

    await crewDocuments.forUser({ userId });
    expect(await kindsOf(profileId)).toEqual(["contact", "papers"]);
    await world.enter("captain", (scope) => openFile(scope, scan.id));
    await world.as("captain").onboard.engagements({ profileId });
    await people("manager").history({ profileId });
    await users.exportCrew({ format: "csv", locale: "en" });
    await onboard.list();
    expect(await kindsOf(profileId)).toEqual(["contact", "export", "history", "papers", "scan", "service"]);
  });

  it("is told as the platform's while its support is on board", async () => {
    await people("superadmin").get({ id: sailor });
    expect((await disclosuresOf(sailor)).rows).toMatchObject([{ name: "Ola Nord", isSupport: true }]);
  });

  it("gives nothing to whom it cannot record", async () => {
    const owner = connectTo(world.testDatabase.ownerUrl);
    await owner`revoke insert on disclosures from ymp_app`;
    try {
      await expect(people("captain").get({ id: sailor })).rejects.toThrow();
      expect((await people("stew").get({ id: sailor })).origin).toBeNull();
    } finally {
      await owner`grant insert on disclosures to ymp_app`;
      await owner.end();
    }
  });
});

describe("the list of disclosures", () => {
  it("is for the person and those who answer for the crew", async () => {
    const { profileId } = world.person("deckhand");
    const { version } = await people("captain").get({ id: profileId });
    await people("captain").save({ id: profileId, version, firstName: "Liam", lastName: "Shaw", city: "Nice" });
    for (const who of ["captain", "manager", "superadmin", "deckhand"] as const)
      expect((await disclosuresOf(profileId, who)).rows.length).toBeGreaterThan(0);
    for (const who of ["bosun", "chief", "stew"] as const)
      expect(await refusalOf(disclosuresOf(profileId, who))).toMatchObject({ messageKey: "people:disclosuresClosed" });
    for (const who of ["contractor", "rival"] as const)
      expect((await refusalOf(disclosuresOf(profileId, who))).code).toBe("not_found");
  });

  it("comes in pages, each line once", async () => {
    for (const day of ["2026-06-15", "2026-06-16", "2026-06-17"]) {
      world.setNow(`${day}T09:00:00Z`);
      for (const who of ["captain", "manager"] as const) await people(who).get({ id: sailor });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof disclosuresOf>> = await people("captain").disclosures({
        ...{ profileId: sailor, limit: 4 },
        cursor,
      });
      seen.push(...page.rows.map(({ day, name }) => `${day} ${name}`));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
    expect(seen.map((line) => line.slice(0, 10))).toEqual(
      seen
        .map((line) => line.slice(0, 10))
        .toSorted()
        .toReversed(),
    );
  });

  it("is kept for a year", async () => {
    await people("captain").get({ id: sailor });
    world.setNow("2027-06-15T09:00:00Z");
    await forgetDisclosures(world.services);
    expect((await disclosuresOf(sailor)).rows).toHaveLength(1);
    world.setNow("2027-06-16T09:00:00Z");
    await forgetDisclosures(world.services);
    expect((await disclosuresOf(sailor)).rows).toEqual([]);
  });

  it("goes with the account whose person it tells of, and keeps the name of a reader who went", async () => {
    const { engineer } = world.crew.A;
    await people("captain").history({ profileId: engineer.profileId });
    await world.caller(engineer, "A").people.get({ id: sailor });
    await world.as("chief").people.get({ id: sailor });
    const { userId, account } = world.person("chief");
    const { users } = world.as("superadmin");
    await users.deleteAccount({ userId: engineer.userId, confirmation: engineer.account.username });
    await users.deleteAccount({ userId, confirmation: account.username });
    expect((await disclosuresOf(engineer.profileId)).rows).toEqual([]);
    expect((await disclosuresOf(sailor)).rows).toMatchObject([{ name: "Tomás Reid" }]);
  });
});
