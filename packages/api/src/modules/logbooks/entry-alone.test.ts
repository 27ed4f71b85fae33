import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
});
afterAll(() => world.close());

it("an entry is found by its own address, which does not tell its book, and in no other book", async () => {
  const book = await openBook(world);
  const { id } = await makeEntry(world, { logbookId: book.id });
  const { entry } = world.as("captain").logbooks;
  expect(await entry({ entryId: id })).toMatchObject({ id, book: { id: book.id } });
  expect(await entry({ id: book.id, entryId: id })).toMatchObject({ id });
  expect(await refusalOf(entry({ id, entryId: id }))).toMatchObject({ code: "not_found" });
});
