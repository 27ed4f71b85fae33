import { parseCalendarDate } from "@ymp/core/calendar-date";
import { engagements } from "@ymp/db/schema/people";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let logbookId: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await world.inVessel("A", (tx) => tx.delete(engagements));
  logbookId = (await openBook(world)).id;
});
afterAll(() => world.close());

const idOf = (who: Who) => world.person(who).profileId;

async function save(by: Who, who: Who, values: object = {}) {
  const { version, firstName, lastName } = await world.as(by).people.get({ id: idOf(who) });
  return world.as(by).people.save({ id: idOf(who), version, firstName, lastName, ...values });
}

/** What stands in the book of an entry that the engineer writes and signs now. */
async function written() {
  const { id, hash } = await makeEntry(world, { logbookId, who: "engineer" });
  const signing = { id: logbookId, entries: [{ id, hash }], capacity: "officer" as const, pin: worldPin };
  await world.as("engineer").logbooks.sign(signing);
  const { author, signatures } = await world.as("captain").logbooks.entry({ id: logbookId, entryId: id });
  return {
    author: { name: author.name, rank: author.rank },
    signature: { name: signatures[0]?.name, rank: signatures[0]?.rank },
  };
}

const standing = (name: string, rank: string) => ({ author: { name, rank }, signature: { name, rank } });

describe("ERB-06, ERB-21: a signature bears the name that the vessel knows", () => {
  const known = { firstName: "Priya", lastName: "Nair", jobTitle: "Second engineer" };
  const another = { firstName: "Elena", lastName: "Castell", jobTitle: "Captain" };

  it("whatever name and post somebody gives themselves", async () => {
    expect(await save("engineer", "engineer", another)).toMatchObject({
      ...another,
      signsAs: { name: "Priya Nair", post: "Second engineer" },
      isUnreviewed: true,
    });
    expect(await written()).toEqual(standing("Priya Nair", "Second engineer"));
    const { can } = await world.as("engineer").logbooks.get({ id: logbookId });
    expect(can.signsAs).toEqual({ name: "Priya Nair", rank: "Second engineer" });
  });

  it("also after a second change, and their own going through it", async () => {
    await save("engineer", "engineer", { firstName: "Helena" });
    expect((await save("engineer", "engineer", { phone: "+33 4" })).isUnreviewed).toBe(true);
    expect(await written()).toEqual(standing("Priya Nair", "Second engineer"));
  });

  it("until it is as it was", async () => {
    expect(await save("engineer", "engineer", known)).toMatchObject({ signsAs: null });
  });

  it("or the captain has gone through it, which stands in the history", async () => {
    await save("engineer", "engineer", { lastName: "Nair-Lund" });
    expect(await written()).toEqual(standing("Priya Nair", "Second engineer"));
    expect(await save("captain", "engineer")).toMatchObject({ signsAs: null, isUnreviewed: false });
    expect(await written()).toEqual(standing("Priya Nair-Lund", "Second engineer"));
    await save("captain", "engineer", known);
    expect(await written()).toEqual(standing("Priya Nair", "Second engineer"));
    expect(await world.as("captain").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("and so it is under jobs", async () => {
    await save("engineer", "engineer", another);
    const title = "Test the fire pump";
    const plan = await makePlan(world, { title, signature: "completer" });
    const { id } = await makeJob(world, {
      planId: plan.id,
      occurrence: 1,
      dueOn: parseCalendarDate("2026-06-15"),
      title,
    });
    expect((await world.as("engineer").jobs.get({ id })).signer).toMatchObject({ name: "Priya Nair" });
    await save("engineer", "engineer", known);
  });
});
