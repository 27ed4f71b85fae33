import { newId } from "@ymp/core/ids";
import { jobParts } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { givePins, openBook } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let book: { id: string; number: string };
let tank: string;
beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-06-15T12:00:00Z");
  await givePins(world);
  book = await openBook(world);
  tank = newId();
  await world.as("chief").logbooks.saveTank({ id: tank, name: "Sludge tank", capacity: "2.00", iopp: "3.1" });
});
afterAll(() => world.close());

const books = (who: Who = "chief") => world.as(who).logbooks;
const done = { status: "done", doneAt: new Date("2026-06-15T10:00:00Z") } as const;

async function oilChange(facts: object = done) {
  const job = await makeJob(world, { title: "Generator 1, oil change", ...facts });
  const { item } = await makeItem(world, { name: "Engine oil 15W-40", unit: "l" });
  const used = { jobId: job.id, itemId: item.id, plannedQuantity: 18, usedQuantity: 18 };
  const vesselId = world.vessels.A.id;
  await world.inVessel("A", (tx) => tx.insert(jobParts).values({ id: newId(), vesselId, ...used }));
  return job;
}

it("a finished oil change proposes an entry of the residues, which is linked with its job both ways", async () => {
  const job = await oilChange();
  const { proposed } = await books().ofJob({ jobId: job.id });
  expect(proposed).toMatchObject({
    ...{ logbookId: book.id, number: book.number, code: "C", occurredAt: done.doneAt },
    values: {
      operation: "collected",
      tank,
      collected: "0.018",
      source: expect.stringContaining("Generator 1, oil change"),
    },
  });
  const { logbookId = "", code = "", values = {} } = proposed ?? {};
  const id = newId();
  const draft = { id, logbookId, code, values: { ...values, tank, retained: "0.218" }, jobId: job.id };
  const { version } = await books().saveDraft({ ...draft, occurredAt: done.doneAt });
  expect(await books().ofJob({ jobId: job.id })).toMatchObject({ entries: [], drafts: [{ id }], proposed: null });
  const entry = await books().submit({ id, version, entryId: newId() });
  expect(await books().ofJob({ jobId: job.id })).toMatchObject({
    ...{ drafts: [], proposed: null },
    entries: [{ id: entry.id, no: entry.no, logbookId: book.id }],
  });
  const kept = await books().entry({ entryId: entry.id });
  expect(kept.job).toMatchObject({ id: job.id, title: job.title });
  expect(kept.event).toMatchObject({ payload: { edition: 2, job: { id: job.id, number: kept.job?.number } } });
  expect(JSON.stringify(kept.event)).not.toContain(`"title":"${job.title}"`);
  expect(await books().verify({ id: book.id })).toMatchObject({ ok: true });
});

it("the link stays where the form takes the draft into the book, as it does with what waited for a link", async () => {
  const job = await oilChange();
  const { proposed } = await books().ofJob({ jobId: job.id });
  const { logbookId = "", code = "", values = {} } = proposed ?? {};
  const id = newId();
  const { version } = await books().saveDraft({ id, logbookId, code, values, jobId: job.id });
  const whole = { ...values, tank, retained: "0.236" };
  const entered = { id: newId(), logbookId, code, values: whole, occurredAt: done.doneAt, draft: { id, version } };
  const entry = await books().enter(entered);
  expect((await books().entry({ entryId: entry.id })).job?.id).toBe(job.id);
});

it("nothing is proposed of a job that is open, that has nothing to do with oil, or to who may not write", async () => {
  const [open, other, finished] = [
    await oilChange({}),
    await makeJob(world, { title: "Wash the hull", ...done }),
    await oilChange(),
  ];
  for (const job of [open, other]) expect((await books().ofJob({ jobId: job.id })).proposed).toBeNull();
  expect((await books("manager").ofJob({ jobId: finished.id })).proposed).toBeNull();
  const draft = { id: newId(), logbookId: book.id, code: "C", values: {} };
  expect(await refusalOf(books().saveDraft({ ...draft, jobId: open.id }))).toMatchObject({ code: "conflict" });
});

it("a job of another vessel is none, and a draft that exists is given none", async () => {
  const job = await oilChange();
  expect(await refusalOf(world.as("rival").logbooks.ofJob({ jobId: job.id }))).toMatchObject({ code: "not_found" });
  const draft = { id: newId(), logbookId: book.id, code: "I", values: { remarks: "Checked" } };
  const strange = { ...draft, jobId: newId() };
  expect(await refusalOf(books().saveDraft(strange))).toMatchObject({ code: "not_found" });
  const { version } = await books().saveDraft(draft);
  expect(await refusalOf(books().saveDraft({ ...draft, version, jobId: job.id }))).toMatchObject({ code: "invalid" });
});

it("a job has one draft at a time, which only those see who write in the books", async () => {
  const job = await oilChange();
  const draft = () => ({ id: newId(), logbookId: book.id, code: "I", values: { remarks: "Drained" }, jobId: job.id });
  const answers = await Promise.allSettled([books().saveDraft(draft()), books("bosun").saveDraft(draft())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await refusalOf(books().saveDraft(draft()))).toMatchObject({ messageKey: "logbook-refusals:jobDrafted" });
  expect((await books().ofJob({ jobId: job.id })).drafts).toHaveLength(1);
  expect((await books("manager").ofJob({ jobId: job.id })).drafts).toEqual([]);
});
