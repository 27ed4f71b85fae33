import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const on = parseCalendarDate;
const profileOf = (who: Who) => world.person(who).profileId;

async function raise(who: Who, more: Partial<Parameters<ReturnType<World["as"]>["jobs"]["create"]>[0]> = {}) {
  const { id: equipmentId } = await makeEquipment(world, { name: "Port generator", department: "engineering" });
  const id = newId();
  const answer = await world
    .as(who)
    .jobs.create({ id, title: "Oil under the pump", kind: "defect", equipmentId, ...more });
  return { id, answer };
}

const noticesOf = async (who: Who, event: string, recordId: string) => {
  const { rows } = await world.as(who).notifications.list({ limit: 100 });
  return rows.filter((row) => row.event === event && row.recordId === recordId);
};

describe("what a deckhand raises for the engine room", () => {
  it("waits for its head, who is told, and for nobody else", async () => {
    const { id, answer } = await raise("deckhand");
    expect(answer.seenBy).toEqual([world.person("chief").name]);
    expect(await noticesOf("chief", "job_raised", id)).toHaveLength(1);
    expect(await noticesOf("captain", "job_raised", id)).toHaveLength(0);
    const seenBy = async (who: Who) => (await world.as(who).attention.waiting()).jobs.rows.some((row) => row.id === id);
    expect(await seenBy("chief")).toBe(true);
    expect(await seenBy("captain")).toBe(true);
    expect(await seenBy("bosun")).toBe(false);
    expect(await seenBy("deckhand")).toBe(false);
    expect((await world.as("chief").jobs.list({ isNew: true })).rows.map((row) => row.id)).toContain(id);
    expect((await world.as("deckhand").jobs.myDay()).raised.find((row) => row.id === id)).toMatchObject({
      needsTriage: true,
      acceptedBy: null,
    });
  });

  it("is accepted in one step with person, priority and date, and its raiser hears of it", async () => {
    const { id } = await raise("deckhand");
    const accepted = {
      id,
      version: 1,
      assigneeIds: [profileOf("engineer")],
      priority: "high",
      dueOn: on("2026-06-20"),
    } as const;
    const { version } = await world.as("chief").jobs.accept({ ...accepted, assigneeIds: [...accepted.assigneeIds] });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject({
      version,
      priority: "high",
      dueOn: "2026-06-20",
      needsTriage: false,
      assignees: [{ id: profileOf("engineer") }],
      can: { accept: false },
    });
    const told = await noticesOf("deckhand", "job_answered", id);
    expect(told.map(({ facts }) => facts.answer)).toEqual(["accepted"]);
    expect(await noticesOf("engineer", "job_assigned", id)).toHaveLength(1);
    expect((await world.as("chief").attention.waiting()).jobs.rows.some((row) => row.id === id)).toBe(false);
    const { rows } = await world.as("chief").jobs.history({ id, limit: 10 });
    expect(rows.map(({ verb }) => verb)).toContain("accepted");
    const again = refusalOf(world.as("captain").jobs.accept({ ...accepted, assigneeIds: [], version }));
    expect(await again).toMatchObject({ code: "conflict" });
    await world
      .as("engineer")
      .jobs.complete({ id, completionId: newId(), workDone: "Seal renewed", doneAt: world.now() });
    const answers = (await noticesOf("deckhand", "job_answered", id)).map(({ facts }) => facts.answer);
    expect(answers.toSorted()).toEqual(["accepted", "done"]);
    const raised = (await world.as("deckhand").jobs.myDay()).raised.find((row) => row.id === id);
    expect(raised).toMatchObject({ status: "done", acceptedBy: world.person("chief").name });
  });

  it("is accepted by assigning it, too", async () => {
    const { id } = await raise("deckhand");
    await world.as("chief").jobs.update({ id, version: 1, assigneeIds: [profileOf("engineer")] });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject({ needsTriage: false });
    const { id: other } = await raise("stew");
    await world.as("captain").jobs.bulkUpdate({
      jobs: [{ id: other, version: 1 }],
      change: { field: "assignees", value: [profileOf("engineer")] },
    });
    expect(await world.as("chief").jobs.get({ id: other })).toMatchObject({ needsTriage: false });
    expect(await noticesOf("stew", "job_answered", other)).toHaveLength(1);
  });

  it("is handed on to another department, whose head is told", async () => {
    const { id } = await raise("deckhand");
    await world.as("chief").jobs.update({ id, version: 1, department: "deck" });
    expect(await noticesOf("bosun", "job_raised", id)).toHaveLength(1);
    expect((await world.as("bosun").attention.waiting()).jobs.rows.some((row) => row.id === id)).toBe(true);
    expect((await world.as("chief").attention.waiting()).jobs.rows.some((row) => row.id === id)).toBe(false);
  });

  it("is declined with a reason that its raiser reads", async () => {
    const { id } = await raise("stew");
    await world.as("chief").jobs.cancel({ id, version: 1, reason: "Condensation, not oil" });
    const [told] = await noticesOf("stew", "job_answered", id);
    expect(told?.facts).toMatchObject({ answer: "declined", reason: "Condensation, not oil" });
  });

  it("is accepted by nobody who does not answer for it", async () => {
    const { id } = await raise("deckhand");
    for (const who of ["deckhand", "bosun", "engineer"] as const) {
      const tried = world.as(who).jobs.accept({ id, version: 1, assigneeIds: [], priority: "low", dueOn: null });
      expect(await refusalOf(tried)).toMatchObject({ code: "forbidden" });
    }
    const rival = world.as("rival").jobs.accept({ id, version: 1, assigneeIds: [], priority: "low", dueOn: null });
    expect(await refusalOf(rival)).toMatchObject({ code: "not_found" });
    await world.as("deckhand").jobs.update({ id, version: 1, assigneeIds: [profileOf("deckhand")] });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject({ needsTriage: true, can: { accept: true } });
  });
});

it("what its own head raises is new to nobody", async () => {
  const { id, answer } = await raise("chief");
  expect(answer.seenBy).toEqual([]);
  expect(await world.as("chief").jobs.get({ id })).toMatchObject({ needsTriage: false });
});

it("a critical defect is told once, as such", async () => {
  const { id, answer } = await raise("deckhand", { priority: "critical" });
  expect(answer.seenBy).toEqual([world.person("chief").name]);
  expect(await noticesOf("chief", "job_raised", id)).toHaveLength(0);
  expect(await noticesOf("chief", "defect_critical", id)).toHaveLength(1);
});

it("the facts of a defect are kept and held to who may write them", async () => {
  const { id } = await raise("deckhand", { foundBy: "round", rootCause: "Worn seal" });
  const asDeckhand = world.as("deckhand").jobs;
  const { version } = await asDeckhand.update({ id, version: 1, temporaryRepair: "Drip tray" });
  expect(await refusalOf(asDeckhand.update({ id, version, classNotice: "informed" }))).toMatchObject({
    code: "conflict",
  });
  await world.as("chief").jobs.update({ id, version, classNotice: "to_inform", preventiveAction: "Renew at 4,000 h" });
  expect(await world.as("chief").jobs.get({ id })).toMatchObject({
    foundBy: "round",
    rootCause: "Worn seal",
    temporaryRepair: "Drip tray",
    classNotice: "to_inform",
    preventiveAction: "Renew at 4,000 h",
  });
});
