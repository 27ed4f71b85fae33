import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;

async function makeList(
  jobTitles: readonly string[] = [],
  name = "Yard period",
): Promise<{ id: string; jobIds: string[] }> {
  const id = newId();
  await world.as("captain").worklists.save({ id, name, kind: "yard" });
  const jobIds: string[] = [];
  for (const title of jobTitles) jobIds.push((await makeJob(world, { title })).id);
  if (jobIds.length > 0) await world.as("captain").worklists.addJobs({ id, jobIds });
  return { id, jobIds };
}

const version = async (id: string) => (await world.as("captain").worklists.get({ id })).version;
const freeze = async (id: string) => world.as("captain").worklists.freeze({ id, version: await version(id) });
const titles = async (id: string, who: Who = "captain") =>
  (await world.as(who).worklists.entries({ id })).rows.map(({ title }) => title);

describe("drawing up a list", () => {
  it("keeps name, kind and period, and is found again by a word of its name", async () => {
    const id = newId();
    await world.as("chief").worklists.save({
      id,
      name: "Palma haul-out",
      kind: "yard",
      startsOn: on("2026-11-02"),
      endsOn: on("2026-12-11"),
      description: "MB92",
    });
    expect(await world.as("captain").worklists.get({ id })).toMatchObject({
      name: "Palma haul-out",
      kind: "yard",
      startsOn: "2026-11-02",
      description: "MB92",
      can: { edit: true, freeze: true, unfreeze: false },
    });
    const found = await world.as("captain").worklists.list({ search: "hault" });
    expect(found.rows.map((row) => row.id)).toContain(id);
  });

  it("is harmless when it is sent twice", async () => {
    const input = { id: newId(), name: "Passage to Antigua" };
    const first = await world.as("captain").worklists.save(input);
    expect(await world.as("captain").worklists.save(input)).toEqual(first);
  });

  it("is refused when the period ends before it begins", async () => {
    const input = { id: newId(), name: "Refit", startsOn: on("2026-11-02"), endsOn: on("2026-10-02") };
    expect(await refusalOf(world.as("captain").worklists.save(input))).toMatchObject({
      code: "invalid",
      fields: { endsOn: "worklists:endsBeforeStart" },
    });
  });

  it("needs a head of department", async () => {
    const refused = await refusalOf(world.as("deckhand").worklists.save({ id: newId(), name: "Mine" }));
    expect(refused).toMatchObject({ code: "forbidden", messageKey: "worklists:refusal.needsHead" });
  });

  it("tells the second of two who changed it at the same time", async () => {
    const { id } = await makeList();
    const at = await version(id);
    await world.as("captain").worklists.save({ id, version: at, name: "Yard, spring" });
    expect(await refusalOf(world.as("chief").worklists.save({ id, version: at, name: "Yard, autumn" }))).toMatchObject({
      code: "stale",
    });
  });

  it("does not exist for another vessel", async () => {
    const { id } = await makeList(["Hull"]);
    for (const refused of [
      refusalOf(world.as("rival").worklists.get({ id })),
      refusalOf(world.as("rival").worklists.entries({ id })),
      refusalOf(world.as("rival").worklists.pdf({ id })),
    ])
      expect(await refused).toMatchObject({ code: "not_found" });
    expect((await world.as("rival").worklists.list({ state: "all" })).rows).toEqual([]);
  });

  it("lists come page by page, the latest period first", async () => {
    const own = await createWorld();
    const captain = own.as("captain");
    for (const [name, startsOn] of [
      ["Older", "2025-02-01"],
      ["Next", "2026-09-01"],
      ["No period", null],
    ] as const)
      await captain.worklists.save({ id: newId(), name, startsOn: startsOn ? on(startsOn) : null });
    const first = await captain.worklists.list({ limit: 2 });
    const second = await captain.worklists.list({ limit: 2, cursor: first.nextCursor });
    expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual(["No period", "Next", "Older"]);
    await own.close();
  });
});

describe("the jobs of a list", () => {
  it("stand in the order they were added, and adding one twice leaves it where it is", async () => {
    const { id, jobIds } = await makeList(["Anodes", "Shafts", "Rudders"]);
    expect(await world.as("captain").worklists.addJobs({ id, jobIds: jobIds.slice(0, 1) })).toMatchObject({ added: 0 });
    expect(await titles(id)).toEqual(["Anodes", "Shafts", "Rudders"]);
  });

  it("are moved before another one, and to the end", async () => {
    const { id, jobIds } = await makeList(["Anodes", "Shafts", "Rudders"]);
    const [anodes = "", shafts = "", rudders = ""] = jobIds;
    await world.as("chief").worklists.move({ id, jobId: rudders, beforeJobId: anodes });
    expect(await titles(id)).toEqual(["Rudders", "Anodes", "Shafts"]);
    await world.as("chief").worklists.move({ id, jobId: anodes, beforeJobId: null });
    expect(await titles(id)).toEqual(["Rudders", "Shafts", "Anodes"]);
    expect(shafts).not.toBe("");
  });

  it("carry a note of their own on this list", async () => {
    const { id, jobIds } = await makeList(["Anodes"]);
    await world.as("chief").worklists.setNote({ id, jobId: jobIds[0] ?? "", note: "Zinc, not aluminium" });
    const { rows } = await world.as("captain").worklists.entries({ id });
    expect(rows).toMatchObject([{ note: "Zinc, not aluminium" }]);
  });

  it("are narrowed by status, department and words", async () => {
    const { id } = await makeList([]);
    const [deck, engine] = await Promise.all([
      makeJob(world, { title: "Teak of the aft deck", department: "deck" }),
      makeJob(world, { title: "Stern tube", department: "engineering", status: "in_progress" }),
    ]);
    await world.as("captain").worklists.addJobs({ id, jobIds: [deck.id, engine.id] });
    const shown = async (filters: object) =>
      (await world.as("captain").worklists.entries({ id, ...filters })).rows.map(({ title }) => title);
    expect(await shown({ departments: ["deck"] })).toEqual(["Teak of the aft deck"]);
    expect(await shown({ statuses: ["in_progress"] })).toEqual(["Stern tube"]);
    expect(await shown({ isAdditional: true })).toEqual([]);
  });

  it("of another vessel are not added", async () => {
    const { id } = await makeList();
    const theirs = await makeJob(world, {}, "B");
    expect(await refusalOf(world.as("captain").worklists.addJobs({ id, jobIds: [theirs.id] }))).toMatchObject({
      code: "not_found",
    });
  });

  it("count into the progress, with the hours estimated and spent", async () => {
    const { id } = await makeList();
    const [open, done] = await Promise.all([
      makeJob(world, { estimatedTenths: 40 }),
      makeJob(world, { status: "done", estimatedTenths: 20, spentTenths: 25 }),
    ]);
    await world.as("captain").worklists.addJobs({ id, jobIds: [open.id, done.id] });
    expect((await world.as("captain").worklists.get({ id })).progress).toEqual({
      done: 1,
      all: 2,
      additionalDone: 0,
      additional: 0,
      estimatedTenths: 60,
      spentTenths: 25,
    });
  });
});

describe("a list that is frozen", () => {
  it("says who froze it and when, and marks what is added later", async () => {
    const { id } = await makeList(["Anodes"]);
    await freeze(id);
    const later = await makeJob(world, { title: "Crack in the skeg" });
    expect(await world.as("chief").worklists.addJobs({ id, jobIds: [later.id] })).toEqual({
      added: 1,
      isAdditional: true,
    });
    const list = await world.as("captain").worklists.get({ id });
    expect(list).toMatchObject({ frozenByName: "Marie Laurent", progress: { all: 1, additional: 1 } });
    expect(list.frozenAt).toEqual(new Date("2026-06-15T09:00:00Z"));
    const { rows } = await world.as("captain").worklists.entries({ id });
    expect(rows.map(({ title, isAdditional }) => [title, isAdditional])).toEqual([
      ["Anodes", false],
      ["Crack in the skeg", true],
    ]);
  });

  it("keeps what it was frozen with; what was added later can be taken off", async () => {
    const { id, jobIds } = await makeList(["Anodes"]);
    await freeze(id);
    const later = await makeJob(world, { title: "Skeg" });
    await world.as("captain").worklists.addJobs({ id, jobIds: [later.id] });
    expect(await refusalOf(world.as("captain").worklists.removeJobs({ id, jobIds }))).toMatchObject({
      messageKey: "worklists:refusal.frozenStands",
    });
    await world.as("captain").worklists.removeJobs({ id, jobIds: [later.id] });
    expect(await titles(id)).toEqual(["Anodes"]);
  });

  it("is opened again by the captain alone, with a reason that stays in its history", async () => {
    const { id } = await makeList(["Anodes"]);
    await freeze(id);
    const input = { id, version: await version(id), reason: "The yard sent the list back" };
    expect(await refusalOf(world.as("chief").worklists.unfreeze(input))).toMatchObject({
      messageKey: "worklists:refusal.unfreezeNeedsCaptain",
    });
    await world.as("captain").worklists.unfreeze(input);
    const history = await world.as("captain").worklists.history({ id });
    expect(history.rows[0]).toMatchObject({ verb: "unfrozen", facts: { reason: "The yard sent the list back" } });
    expect((await world.as("captain").worklists.get({ id })).frozenAt).toBeNull();
  });

  it("is not removed", async () => {
    const { id } = await makeList();
    await freeze(id);
    expect(await refusalOf(world.as("captain").worklists.remove({ id, version: await version(id) }))).toMatchObject({
      messageKey: "worklists:refusal.frozenStays",
    });
  });
});

describe("the end of a list", () => {
  it("closed, it takes no more jobs until it is opened again", async () => {
    const { id } = await makeList();
    const job = await makeJob(world);
    await world.as("captain").worklists.close({ id, version: await version(id) });
    expect(await refusalOf(world.as("captain").worklists.addJobs({ id, jobIds: [job.id] }))).toMatchObject({
      messageKey: "worklists:refusal.closed",
    });
    await world.as("captain").worklists.reopen({ id, version: await version(id) });
    expect(await world.as("captain").worklists.addJobs({ id, jobIds: [job.id] })).toMatchObject({ added: 1 });
  });

  it("removed, it leaves its jobs and is found no more", async () => {
    const { id, jobIds } = await makeList(["Anodes of the removed"], "Removed list");
    await world.as("captain").worklists.remove({ id, version: await version(id) });
    expect(await refusalOf(world.as("captain").worklists.get({ id }))).toMatchObject({ code: "not_found" });
    expect(await world.as("captain").jobs.get({ id: jobIds[0] ?? "" })).toMatchObject({
      title: "Anodes of the removed",
    });
    expect((await world.as("captain").worklists.list({ search: "removed list" })).rows).toEqual([]);
  });

  it.each([
    { which: "open" as const, copied: ["Still open"] },
    { which: "all" as const, copied: ["Next of the plan", "Still open", "Done for good"] },
  ])("copied to the next period with $which jobs it takes planned work by its open occurrence", async (example) => {
    const { id } = await makeList();
    const plan = await makePlan(world);
    const [done, next, open, single] = await Promise.all([
      makeJob(world, { title: "Done of the plan", status: "done", planId: plan.id, occurrence: 1 }),
      makeJob(world, { title: "Next of the plan", planId: plan.id, occurrence: 2 }),
      makeJob(world, { title: "Still open" }),
      makeJob(world, { title: "Done for good", status: "verified" }),
    ]);
    await world.as("captain").worklists.addJobs({ id, jobIds: [done.id, open.id, single.id] });
    await freeze(id);
    const copyId = newId();
    const input = { id, newId: copyId, name: "Next yard period", which: example.which };
    expect(await world.as("captain").worklists.copy(input)).toEqual({ id: copyId, count: example.copied.length });
    expect(await titles(copyId)).toEqual(example.copied);
    expect(await world.as("captain").worklists.get({ id: copyId })).toMatchObject({
      frozenAt: null,
      copiedFrom: { id, name: "Yard period" },
      kind: "yard",
    });
    expect(next.id).not.toBe("");
  });
});

describe("a list on paper and as a file", () => {
  it("is a PDF that can be opened, with its name in that of the file", async () => {
    const { id } = await makeList(["Anodes"]);
    const file = await world.as("captain").worklists.pdf({ id, group: "scope" });
    expect(Buffer.from(file.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.fileName).toContain("Yard period");
  });

  it("holds the rows that are shown and no others", async () => {
    const { id } = await makeList();
    const [deck, engine] = await Promise.all([
      makeJob(world, { title: "Teak", department: "deck" }),
      makeJob(world, { title: "Stern tube", department: "engineering" }),
    ]);
    await world.as("captain").worklists.addJobs({ id, jobIds: [deck.id, engine.id] });
    const file = await world.as("captain").worklists.export({ id, format: "csv", departments: ["deck"] });
    const text = Buffer.from(file.base64, "base64").toString("utf8");
    expect(text).toContain("Teak");
    expect(text).not.toContain("Stern tube");
  });
});
