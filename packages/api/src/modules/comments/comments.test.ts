import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { profiles } from "@ymp/db/schema/people";
import { comments } from "@ymp/db/schema/platform";
import { suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let jobId: string;

beforeAll(async () => {
  world = await createWorld();
  jobId = (await makeJob(world)).id;
});
afterAll(() => world.close());

const profileOf = (who: Who) => world.person(who).profileId;
const onJob = () => ({ recordKind: "job" as const, recordId: jobId });

async function say(who: Who, extra: { mentionedProfileIds?: string[]; fileIds?: string[] } = {}, recordId = jobId) {
  const id = newId();
  const answer = await world
    .as(who)
    .comments.create({ id, recordKind: "job", recordId, body: "Seal is worn", ...extra });
  return { id, ...answer };
}
const heardOf = async (who: Who, recordId: string) =>
  (await world.as(who).notifications.list({})).rows
    .filter((row) => row.recordId === recordId)
    .map(({ event }) => event);

describe("a comment", () => {
  it("is shown however many were written before it", async () => {
    const job = await makeJob(world);
    const rows = Array.from({ length: 1_004 }, (_, nth) => ({
      ...{ vesselId: world.vessels.A.id, recordKind: "job", recordId: job.id, body: `No. ${nth}` },
      createdAt: new Date(world.now().getTime() - (2_000 - nth) * 1000),
    }));
    await world.inVessel("A", (tx) => tx.insert(comments).values(rows));
    await say("chief", {}, job.id);
    const bodies = async (limit?: number) => {
      const asked = { recordKind: "job" as const, recordId: job.id, ...(limit ? { limit } : {}) };
      return (await world.as("bosun").comments.list(asked)).map(({ body }) => body);
    };
    const latest = await bodies();
    expect([latest.length, latest[0], latest.at(-1)]).toEqual([200, "No. 805", "Seal is worn"]);
    expect((await bodies(1000)).at(-1)).toBe("Seal is worn");
  });

  it("tells those who are called by name", async () => {
    const job = await makeJob(world);
    expect(await say("chief", { mentionedProfileIds: [profileOf("engineer")] }, job.id)).toMatchObject({ notTold: [] });
    expect(await heardOf("engineer", job.id)).toEqual(["mentioned"]);
  });

  it("says who was called and may not see the record", async () => {
    const job = await makeJob(world);
    expect(await say("chief", { mentionedProfileIds: [profileOf("yard")] }, job.id)).toMatchObject({
      notTold: ["Marco Ricci"],
    });
    expect(await heardOf("yard", job.id)).toEqual([]);
  });

  it("tells the people on the job and those who spoke before, not its writer", async () => {
    const job = await makeJob(world, { assignedTo: [profileOf("engineer")] });
    await say("bosun", {}, job.id);
    await say("chief", {}, job.id);
    expect(await heardOf("engineer", job.id)).toEqual(["commented", "commented"]);
    expect(await heardOf("bosun", job.id)).toEqual(["commented"]);
    expect(await heardOf("chief", job.id)).toEqual([]);
  });

  it("that was taken back is quoted nowhere, and its file is not named", async () => {
    const job = await makeJob(world);
    const file = await makeFile(world, { createdBy: world.person("chief").userId, name: "mate.jpg" });
    const { id } = await say("chief", {}, job.id);
    await world.as("chief").comments.addFile({ id, fileId: file.id });
    const quotes = async () =>
      (await world.as("stew").jobs.history({ id: job.id, limit: 20 })).rows
        .filter(({ verb }) => verb === "commented")
        .map(({ facts }) => facts.text);
    expect(await quotes()).toEqual(["mate.jpg", "Seal is worn"]);
    await world.as("chief").comments.remove({ id });
    expect(await quotes()).toEqual([null, null]);
    const kept = await world.inVessel("A", (tx) =>
      tx.execute(sql`select facts from changes where record_id = ${job.id}`),
    );
    expect(JSON.stringify(kept)).not.toMatch(/Seal|mate/);
  });

  it("sent twice is one", async () => {
    const input = { ...onJob(), id: newId(), body: "Twice" };
    await world.as("chief").comments.create(input);
    await world.as("chief").comments.create(input);
    const said = await world.as("chief").comments.list(onJob());
    expect(said.filter(({ body }) => body === "Twice")).toHaveLength(1);
  });

  it("is taken back by its author and by a head of department, not by others", async () => {
    const { id } = await say("engineer");
    expect(await refusalOf(world.as("stew").comments.remove({ id }))).toMatchObject({ code: "forbidden" });
    await world.as("chief").comments.remove({ id });
    expect((await world.as("chief").comments.list(onJob())).map((said) => said.id)).not.toContain(id);
  });

  it("cannot be empty", async () => {
    const input = { ...onJob(), id: newId(), body: "  " };
    expect(await refusalOf(world.as("chief").comments.create(input))).toMatchObject({ code: "invalid" });
  });
});

describe("the files of a comment", () => {
  it("open for anyone who reads the record, until it is taken back", async () => {
    const file = await makeFile(world, { createdBy: world.person("engineer").userId });
    const { id } = await say("engineer", { fileIds: [file.id] });
    const said = (await world.as("stew").comments.list(onJob())).find((comment) => comment.id === id);
    expect(said?.files).toEqual([expect.objectContaining({ id: file.id, name: "impeller.jpg" })]);
    expect(await world.as("stew").files.get({ fileId: file.id })).toMatchObject({ id: file.id });
    expect(await refusalOf(world.as("yard").files.get({ fileId: file.id }))).toMatchObject({ code: "not_found" });
    await world.as("engineer").comments.remove({ id });
    expect(await refusalOf(world.as("stew").files.get({ fileId: file.id }))).toMatchObject({ code: "not_found" });
  });

  it("follow it as they arrive, each once, and only from its writer", async () => {
    const file = await makeFile(world, { createdBy: world.person("engineer").userId });
    const { id } = await say("engineer");
    await world.as("engineer").comments.addFile({ id, fileId: file.id });
    await world.as("engineer").comments.addFile({ id, fileId: file.id });
    const said = (await world.as("stew").comments.list(onJob())).find((comment) => comment.id === id);
    expect(said?.files).toHaveLength(1);
    const other = await makeFile(world, { createdBy: world.person("stew").userId });
    expect(await refusalOf(world.as("stew").comments.addFile({ id, fileId: other.id }))).toMatchObject({
      code: "forbidden",
    });
  });

  it("are the writer's own", async () => {
    const file = await makeFile(world, { createdBy: world.person("captain").userId });
    expect(await refusalOf(say("engineer", { fileIds: [file.id] }))).toMatchObject({ code: "not_found" });
  });
});

describe("comments on every record", () => {
  it("are open to those who may view the record and take part in the work", async () => {
    const supplierId = newId();
    const vesselId = world.vessels.A.id;
    await world.inVessel("A", (tx) => tx.insert(suppliers).values({ id: supplierId, vesselId, name: "Marine Spares" }));
    const record = { recordKind: "supplier" as const, recordId: supplierId };
    await world.as("engineer").comments.create({ ...record, id: newId(), body: "Quick to answer" });
    expect(await world.as("stew").comments.list(record)).toHaveLength(1);
    expect(await refusalOf(world.as("yard").comments.list(record))).toMatchObject({ code: "forbidden" });
  });

  it("let outsiders speak of the jobs that were shared with them only", async () => {
    const shared = await makeJob(world, { assignedTo: [profileOf("contractor")] });
    await say("contractor", {}, shared.id);
    expect(await refusalOf(say("contractor"))).toMatchObject({ code: "not_found" });
  });

  it("of a private item stay with its owner and the captain", async () => {
    const { item } = await makeItem(world, { isPrivate: true, ownerUserId: world.person("captain").userId });
    const record = { recordKind: "item" as const, recordId: item.id };
    await world.as("captain").comments.create({ ...record, id: newId(), body: "Mine" });
    expect(await refusalOf(world.as("engineer").comments.list(record))).toMatchObject({ code: "not_found" });
    const named = await world.as("captain").comments.mentionable(record);
    expect(named.map(({ firstName }) => firstName)).toEqual(["Marie"]);
  });
});

it("the person who has left is not offered to be called, and is named to the writer who calls them", async () => {
  const profileId = profileOf("stew");
  const days = { signedOnOn: parseCalendarDate("2025-01-05"), signedOffOn: parseCalendarDate("2025-12-31") };
  await world
    .as("captain")
    .onboard.saveEngagement({ id: newId(), profileId, rank: "Stewardess", signOffReason: "end_of_contract", ...days });
  await world.inVessel("A", (tx) => tx.update(profiles).set({ isOnboard: false }).where(eq(profiles.id, profileId)));
  const job = await makeJob(world);
  const offered = await world.as("chief").comments.mentionable({ recordKind: "job", recordId: job.id });
  expect(offered.map(({ id }) => id)).not.toContain(profileId);
  expect((await say("chief", { mentionedProfileIds: [profileId] }, job.id)).notTold).toHaveLength(1);
  expect(await heardOf("stew", job.id)).toEqual([]);
});

it("somebody from outside calls those on the job, and who has spoken there, by name and nobody else", async () => {
  const job = await makeJob(world, { assignedTo: [profileOf("contractor"), profileOf("engineer")] });
  const offered = () => world.as("contractor").comments.mentionable({ recordKind: "job", recordId: job.id });
  const nameOf = ({ firstName, jobTitle }: { firstName: string; jobTitle: string | null }) => [firstName, jobTitle];
  expect((await offered()).map(nameOf)).toEqual([
    ["Jens", null],
    ["Priya", null],
  ]);
  expect(await say("contractor", { mentionedProfileIds: [profileOf("bosun")] }, job.id)).toMatchObject({ notTold: [] });
  expect(await heardOf("bosun", job.id)).toEqual([]);
  await say("bosun", {}, job.id);
  expect((await offered()).map(({ firstName }) => firstName)).toEqual(["Jens", "Ana", "Priya"]);
  await say("contractor", { mentionedProfileIds: [profileOf("bosun")] }, job.id);
  expect(await heardOf("bosun", job.id)).toContain("mentioned");
});
