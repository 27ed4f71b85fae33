import { newId } from "@ymp/core/ids";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
const books = { oil: "", radio: "", bridge: "", official: "" };
const tank = newId();

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-01T09:00:00Z");
  const sludge = { id: tank, name: "Sludge tank", capacity: "2.00", iopp: "3.1", contents: "sludge" } as const;
  await world.as("captain").logbooks.saveTank(sludge);
  books.oil = (await openBook(world, { number: "ORB1-1", linesPerPage: 5 })).id;
  books.radio = (await openBook(world, { kind: "gmdss", number: "GMDSS-1" })).id;
  books.bridge = (await openBook(world, { kind: "seabridge", number: "SB-1" })).id;
  books.official = (await openBook(world, { kind: "official", number: "OLB-1" })).id;
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-01T09:00:00Z"));

const cardsOf = async (who: Who) => {
  const { cards } = await world.as(who).attention.get();
  return Object.fromEntries(cards.map(({ kind, lines }) => [kind, lines]));
};
const sign = (entry: { id: string; hash: string }) =>
  world.as("chief").logbooks.sign({ id: books.oil, entries: [entry], capacity: "officer", pin: worldPin });

describe("what of the ship's books needs a hand", () => {
  it("is nothing on the day on which they are opened", async () => {
    expect(Object.keys(await cardsOf("captain"))).toEqual([]);
  });

  it("is an entry that nobody has signed for more than a day, for anyone who may sign it", async () => {
    const entry = await makeEntry(world, { logbookId: books.oil, who: "engineer" });
    world.setNow("2026-06-02T08:59:00Z");
    expect((await cardsOf("engineer")).bookEntriesUnsigned).toBeUndefined();
    world.setNow("2026-06-02T09:00:00Z");
    for (const who of ["engineer", "chief", "captain"] as const)
      expect((await cardsOf(who)).bookEntriesUnsigned, who).toMatchObject([
        {
          ...{ recordKind: "logbook_entry", recordId: entry.id, on: "2026-06-01" },
          book: {
            what: "entry",
            kind: "oil1",
            number: "ORB1-1",
            no: 1,
            href: `/app/oilrecord/${books.oil}?entry=${entry.id}`,
          },
        },
      ]);
    for (const who of ["bosun", "deckhand", "stew", "manager"] as const)
      expect((await cardsOf(who)).bookEntriesUnsigned, who).toBeUndefined();
    await sign(entry);
    expect((await cardsOf("chief")).bookEntriesUnsigned).toBeUndefined();
  });

  it("is a page on which all is signed, for the master", async () => {
    for (let n = 0; n < 4; n += 1) await sign(await makeEntry(world, { logbookId: books.oil }));
    expect((await cardsOf("captain")).bookPagesWaiting).toMatchObject([
      { recordKind: "logbook", book: { what: "page", no: 1, href: `/app/oilrecord/${books.oil}?page=1` } },
    ]);
    expect((await cardsOf("chief")).bookPagesWaiting).toBeUndefined();
    const [page] = (await world.as("captain").logbooks.pages({ id: books.oil })).pages;
    await world
      .as("captain")
      .logbooks.countersign({ id: books.oil, pageNo: 1, pageHash: page?.hash ?? "", pin: worldPin });
    expect((await cardsOf("captain")).bookPagesWaiting).toBeUndefined();
  });

  it("is the entry of a day that is over, and the weekly quantity of a tank, for heads and the captain", async () => {
    world.setNow("2026-06-02T09:00:00Z");
    expect((await cardsOf("captain")).booksMissing?.map(({ book }) => book?.number)).toEqual(
      expect.arrayContaining(["SB-1", "GMDSS-1"]),
    );
    world.setNow("2026-06-09T09:00:00Z");
    expect((await cardsOf("chief")).booksMissing).toMatchObject([
      {
        on: "2026-06-08",
        book: { what: "weekly", tank: "Sludge tank", href: `/app/oilrecord/${books.oil}?write=C` },
      },
    ]);
    expect((await cardsOf("engineer")).booksMissing).toBeUndefined();
    expect((await cardsOf("bosun")).booksMissing).toBeUndefined();
    expect((await cardsOf("captain")).booksMissing).toHaveLength(3);
  });

  it("is a test or an inspection that is late, with the form that it is entered by", async () => {
    world.setNow("2026-06-09T09:00:00Z");
    const late = (await cardsOf("captain")).bookTestsOverdue ?? [];
    const found = Object.fromEntries(late.map(({ id, on }) => [id.split(":").slice(1).join(":"), on]));
    // 1 June 2026 is a Monday: the first week ends on the 7th.
    expect(found).toEqual({
      ...{ D1: "2026-06-01", D2: "2026-06-01", D3: "2026-06-01", W1: "2026-06-07", W2: "2026-06-07", W3: "2026-06-07" },
      ...{ ACCOM_INSP: "2026-06-08", FOOD_INSP: "2026-06-08" },
    });
    expect(late.find(({ id }) => id.endsWith("W2"))?.book?.href).toBe(`/app/gmdss/${books.radio}?write=W2`);
    expect((await cardsOf("chief")).bookTestsOverdue).toBeUndefined();
    const done = { at: "2026-06-09T08:00:00Z", passed: true, operator: world.person("captain").profileId };
    await makeEntry(world, { logbookId: books.radio, who: "captain", code: "W2", values: done });
    const left = (await cardsOf("captain")).bookTestsOverdue?.map(({ id }) => id.split(":")[1]);
    expect(left).not.toContain("W2");
    expect(left).toContain("W1");
  });

  it("is told to nobody who only reads, and to no other vessel", async () => {
    world.setNow("2026-06-09T09:00:00Z");
    for (const who of ["stew", "manager", "yard", "rival"] as const)
      expect(
        Object.keys(await cardsOf(who)).filter((kind) => kind.startsWith("book")),
        who,
      ).toEqual([]);
  });
});
