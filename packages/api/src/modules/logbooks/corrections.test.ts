import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let logbookId: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
});
afterAll(() => world.close());

const strike = (entry: { id: string; hash: string }) =>
  world
    .as("chief")
    .logbooks.strike({ id: logbookId, entryId: entry.id, hash: entry.hash, reason: "Wrong", pin: worldPin });

it("ERB-23: an entry that stands is not replaced, and one that is struck is replaced once", async () => {
  const first = await makeEntry(world, { logbookId });
  const replacing = () => makeEntry(world, { logbookId, correctsId: first.id });
  expect(await refusalOf(replacing())).toMatchObject({
    messageKey: "logbook-refusals:strikeFirst",
    fields: { correctsId: "logbook-refusals:strikeFirst" },
  });
  await strike(first);
  const second = await replacing();
  expect(await refusalOf(replacing())).toMatchObject({ messageKey: "logbook-refusals:replacedBefore" });
  await strike(second);
  expect(await refusalOf(replacing())).toMatchObject({ messageKey: "logbook-refusals:replacedBefore" });
  const third = await makeEntry(world, { logbookId, correctsId: second.id });
  expect(third.no).toBe(3);
});

it("ERB-23: of two drafts that replace the same, one is taken", async () => {
  const wrong = await makeEntry(world, { logbookId });
  await strike(wrong);
  const chief = world.as("chief").logbooks;
  const [one, other] = [newId(), newId()];
  for (const id of [one, other]) {
    const values = { remarks: "Right" };
    await chief.saveDraft({ id, logbookId, code: "I", values, occurredAt: world.now(), correctsId: wrong.id });
  }
  const submit = (id: string) => chief.submit({ id, version: 1, entryId: newId() });
  await submit(one);
  expect(await refusalOf(submit(other))).toMatchObject({ messageKey: "logbook-refusals:replacedBefore" });
});
