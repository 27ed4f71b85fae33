import { newId } from "@ymp/core/ids";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let book: { id: string; number: string };
let entry: { id: string; hash: string };

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  book = await openBook(world, { number: "ORB1-2026-07" });
  entry = await makeEntry(world, { logbookId: book.id, values: { remarks: "Separator gasket replaced" } });
});
afterAll(() => world.close());

const find = (query: string, who: Who = "engineer") => world.as(who).search.find({ query });

describe("finding in the ship's books", () => {
  it.each(["oil record book", "2026 07"])("a book goes by its name or number: %s", async (query) => {
    expect((await find(query)).books).toMatchObject({
      total: 1,
      hits: [{ id: book.id, state: { kind: "oil1", number: book.number, bookTitle: null, isClosed: false } }],
    });
  });

  it.each(["separator gasket", "gaskt separator", "ORB1 1", "remarks"])(
    "an entry goes by its words: %s",
    async (query) => {
      const { entries } = await find(query);
      expect(entries.hits).toMatchObject([
        { id: entry.id, state: { bookId: book.id, kind: "oil1", number: book.number, isStruck: false } },
      ]);
      expect(entries.hits[0]?.title).toMatch(/^1\. I, /);
    },
  );

  it("a struck entry is found as well, and says so", async () => {
    const struck = await makeEntry(world, { logbookId: book.id, values: { remarks: "Misread gauge" } });
    const { id: entryId, hash } = struck;
    await world.as("chief").logbooks.strike({ id: book.id, entryId, hash, reason: "Misread", pin: worldPin });
    expect((await find("misread gauge")).entries.hits).toMatchObject([{ id: entryId, state: { isStruck: true } }]);
  });

  it("a draft is not found before it is in the book, nor anything by people from outside or of another vessel", async () => {
    for (const who of ["contractor", "rival"] as const) {
      const { books, entries } = await find("separator gasket oil", who);
      expect(books.total + entries.total, who).toBe(0);
    }
    const draft = { id: newId(), logbookId: book.id, code: "I", values: { remarks: "Zebra crossing" } };
    await world.as("chief").logbooks.saveDraft({ ...draft, occurredAt: world.now() });
    expect((await find("zebra")).entries.total).toBe(0);
  });
});
