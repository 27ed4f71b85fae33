import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let id: string;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  ({ id } = await openBook(world, { linesPerPage: 10 }));
});
afterAll(() => world.close());

const captain = () => world.as("captain").logbooks;
const signed = async (logbookId: string, values?: object) => {
  const { id: entryId, hash } = await makeEntry(world, { logbookId, ...(values && { values }) });
  const entries = [{ id: entryId, hash }];
  await world.as("chief").logbooks.sign({ id: logbookId, entries, capacity: "officer", pin: worldPin });
  return { entryId, hash };
};
async function onShelf() {
  const { books } = await captain().shelf({ includesClosed: false });
  return books.find((book) => book.id === id)?.awaits;
}
async function verify(pageNo: number) {
  const { pages } = await captain().pages({ id, from: pageNo, count: 1 });
  await captain().countersign({ id, pageNo, pageHash: pages[0]?.hash ?? "", pin: worldPin });
}

it("what waits is told from the first page on that was never signed, and a page that changed since waits again", async () => {
  const first = await signed(id);
  for (let no = 2; no <= 10; no += 1) await signed(id);
  await makeEntry(world, { logbookId: id });
  expect(await onShelf()).toMatchObject({ officer: 1, pages: 1 });
  await verify(1);
  expect(await onShelf()).toMatchObject({ officer: 1, pages: 0, since: world.now() });
  await captain().strike({ id, entryId: first.entryId, hash: first.hash, reason: "Written twice", pin: worldPin });
  expect(await onShelf()).toMatchObject({ officer: 1, pages: 1 });
  const { pages } = await captain().pages({ id, from: 1, count: 2 });
  expect(pages.map(({ state }) => state)).toEqual(["awaitingReverification", "open"]);
});

it("an entry that goes on over pages stands on each of them, also on one on which none begins", async () => {
  const long = { remarks: "Bilge wells pumped, cleaned and painted by the yard. ".repeat(36).slice(0, 1_900) };
  const book = await openBook(world, { kind: "imooil1", linesPerPage: 10 });
  await signed(book.id);
  await signed(book.id, long);
  const { pages, lastPageNo } = await captain().pages({ id: book.id, from: 1, count: 3 });
  expect(lastPageNo).toBe(3);
  expect(pages.map(({ pageNo, entries, lastNo }) => [pageNo, entries, lastNo])).toEqual([
    [1, 2, 2],
    [2, 1, 2],
    [3, 1, 2],
  ]);
  const { rows } = await captain().entries({ id: book.id, pageNo: 2 });
  expect(rows.map(({ no }) => no)).toEqual([2]);
});
