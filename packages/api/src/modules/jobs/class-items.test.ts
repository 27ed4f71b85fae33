import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const surveyor = { by: "Ada Lind", capacity: "surveyor" } as const;
const byChief = { by: "Marek Nowak", capacity: "chief_engineer" } as const;
const continuous = { trigger: "calendar", intervalCount: 5, intervalUnit: "year", mode: "floating" } as const;
const yearly = { trigger: "calendar", intervalCount: 1, intervalUnit: "year", mode: "fixed" } as const;
const annual = { ...yearly, anchorOn: on("2024-05-20"), windowBeforeDays: 0 };

async function item(no: string, survey: "cms" | "annual", lastDoneOn: string) {
  const machine = await makeEquipment(world, { name: `Machine of ${no}` });
  const { jobId } = await world.as("captain").plans.create({
    ...{ id: newId(), equipmentId: machine.id, title: `Open up ${no}`, kind: "class", lastDoneOn: on(lastDoneOn) },
    rule: survey === "cms" ? continuous : annual,
    classItem: { no, survey, windowMonths: survey === "cms" ? null : 3 },
  });
  return jobId ?? "";
}

const completion = (id: string) => ({ id, completionId: newId(), workDone: "Opened up", doneAt: world.now() });
const rowOf = async (itemNo: string) =>
  (await world.as("chief").jobs.classItems()).rows.find((row) => row.itemNo === itemNo);

describe("an item of class", () => {
  it("is completed with who credited it, and counts five years from there", async () => {
    const id = await item("M-1", "cms", "2021-05-01");
    expect(await rowOf("M-1")).toMatchObject({ dueOn: "2026-05-01", state: "overdue", creditedOn: "2021-05-01" });
    expect(await refusalOf(world.as("chief").jobs.complete(completion(id)))).toMatchObject({
      code: "invalid",
      fields: { credit: "job-refusals:creditMissing" },
    });
    const { next } = await world.as("chief").jobs.complete({ ...completion(id), credit: surveyor });
    expect(next).toMatchObject({ dueOn: "2031-06-15" });
    expect(await rowOf("M-1")).toMatchObject({ state: "credited", creditedOn: "2026-06-15", creditedBy: "Ada Lind" });
    expect((await world.as("chief").jobs.get({ id })).credit).toMatchObject({ creditedBy: "Ada Lind" });
  });

  it("that the chief engineer opened is confirmed later by the surveyor, once and by a head", async () => {
    const id = await item("M-2", "cms", "2021-05-01");
    await world.as("chief").jobs.complete({ ...completion(id), credit: byChief });
    const confirmed = { id, by: "Ada Lind", on: on("2026-06-15") };
    expect((await refusalOf(world.as("engineer").jobs.confirmCredit(confirmed))).code).toBe("forbidden");
    await world.as("chief").jobs.confirmCredit(confirmed);
    expect(await rowOf("M-2")).toMatchObject({ capacity: "chief_engineer", confirmedBy: "Ada Lind" });
    expect((await refusalOf(world.as("chief").jobs.confirmCredit(confirmed))).code).toBe("conflict");
    expect((await refusalOf(world.as("rival").jobs.confirmCredit(confirmed))).code).toBe("not_found");
  });

  it("of another survey is the surveyor's to credit", async () => {
    const id = await item("A-1", "annual", "2025-05-20");
    expect(await refusalOf(world.as("chief").jobs.complete({ ...completion(id), credit: byChief }))).toMatchObject({
      fields: { credit: "job-refusals:creditOfSurveyor" },
    });
  });

  it("has the window of its survey: neither done before it nor overdue within it nor put off beyond it", async () => {
    const id = await item("A-2", "annual", "2025-05-20");
    expect(await rowOf("A-2")).toMatchObject({
      ...{ dueOn: "2026-05-20", windowFrom: "2026-02-20", windowTo: "2026-08-20", state: "within" },
    });
    const job = await world.as("chief").jobs.get({ id });
    expect(job.due.state).toBe("due");
    const later = { id, version: job.version, reason: "The surveyor is late", newDueOn: on("2026-08-21") };
    expect(await refusalOf(world.as("captain").jobs.postpone(later))).toMatchObject({
      messageKey: "job-refusals:beyondClassWindow",
    });
    await world.as("captain").jobs.postpone({ ...later, newDueOn: on("2026-08-20") });
    const early = { ...completion(id), doneAt: new Date("2026-02-10T09:00:00Z"), credit: surveyor };
    expect(await refusalOf(world.as("chief").jobs.complete(early))).toMatchObject({
      messageKey: "job-refusals:beforeClassWindow",
      params: { windowFrom: "2026-02-20" },
    });
    const { next } = await world.as("chief").jobs.complete({ ...completion(id), credit: surveyor });
    expect(next).toMatchObject({ dueOn: "2027-05-20" });
  });

  it("is not closed in a round, which names no surveyor", async () => {
    const id = await item("M-3", "cms", "2021-05-01");
    const round = { jobs: [{ id, completionId: newId() }], workDone: "Opened up", doneAt: world.now() };
    expect((await refusalOf(world.as("chief").jobs.completeRound(round))).fields).toHaveProperty("credit");
  });
});

describe("what class asked for", () => {
  const asked = (kind: "class" | "condition_of_class") => makeJob(world, { kind, department: "engineering" });
  const told = (id: string) => ({ ...completion(id), credit: surveyor });

  it("is completed by a head of its department or the captain alone, no matter who says that it was credited", async () => {
    for (const kind of ["class", "condition_of_class"] as const) {
      const { id } = await asked(kind);
      for (const who of ["deckhand", "engineer", "bosun"] as const) {
        expect((await world.as(who).jobs.get({ id })).can).toMatchObject({ complete: false, credit: false });
        expect(await refusalOf(world.as(who).jobs.complete(told(id)))).toMatchObject({
          fields: { credit: "job-refusals:creditOfHead" },
        });
      }
      expect((await world.as("chief").jobs.get({ id })).can).toMatchObject({ complete: true, credit: true });
    }
  });

  it("is not completed by the yard that it was shared with", async () => {
    const { id } = await makeJob(world, {
      kind: "condition_of_class",
      assignedTo: [world.person("contractor").profileId],
    });
    expect(await refusalOf(world.as("contractor").jobs.complete(told(id)))).toMatchObject({
      fields: { credit: "job-refusals:creditOfHead" },
    });
  });

  it("takes what was done, who credited it, and for a condition the paper that lifted it", async () => {
    const { id } = await asked("condition_of_class");
    const { credit: _, ...bare } = told(id);
    expect((await refusalOf(world.as("chief").jobs.complete({ ...bare, workDone: " " }))).fields).toEqual({
      workDone: "job-refusals:workDoneMissing",
      credit: "job-refusals:creditMissing",
      photos: "job-refusals:documentMissing",
    });
    const chief = { ...told(id), credit: byChief };
    expect((await refusalOf(world.as("chief").jobs.complete(chief))).fields).toMatchObject({
      credit: "job-refusals:creditOfSurveyor",
    });
    const { id: fileId } = await makeFile(world, {
      ...{ name: "Lifted.pdf", mediaType: "application/pdf", createdBy: world.person("chief").userId },
    });
    await world.as("chief").jobs.complete({ ...told(id), fileIds: [fileId] });
    expect((await world.as("chief").jobs.get({ id })).credit).toMatchObject({ creditedBy: "Ada Lind" });
  });

  it("alone is credited", async () => {
    const { id } = await makeJob(world, { department: "engineering" });
    expect(await refusalOf(world.as("chief").jobs.complete(told(id)))).toMatchObject({
      fields: { credit: "job-refusals:creditOfNoClass" },
    });
  });
});

describe("the list of class items", () => {
  it("stands with what is overdue on top and goes to the surveyor as a file, as it is filtered", async () => {
    await item("B-1", "annual", "2025-05-20");
    await item("B-2", "cms", "2020-01-01");
    const { rows } = await world.as("captain").jobs.classItems();
    const order = rows.map(({ itemNo }) => itemNo);
    expect(order.indexOf("B-2")).toBeLessThan(order.indexOf("B-1"));
    const file = await world.as("captain").jobs.exportClassItems({ format: "csv", states: ["overdue"] });
    const text = Buffer.from(file.base64, "base64").toString("utf8");
    expect(text).toContain("B-2");
    expect(text).not.toContain("B-1");
  });

  it("shows nothing of another vessel, and nothing to people from outside", async () => {
    expect((await world.as("rival").jobs.classItems()).rows).toEqual([]);
  });
});
