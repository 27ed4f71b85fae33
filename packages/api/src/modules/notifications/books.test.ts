import { newId } from "@ymp/core/ids";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { raiseNotices } from "./raising.service.ts";

let world: World;
let oil: string;
let radio: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-01T09:00:00Z");
  const sludge = { id: newId(), name: "Sludge tank", capacity: "2.00", iopp: "3.1", contents: "sludge" } as const;
  await world.as("captain").logbooks.saveTank(sludge);
  oil = (await openBook(world, { number: "ORB1-1", linesPerPage: 5 })).id;
  radio = (await openBook(world, { kind: "gmdss", number: "GMDSS-1" })).id;
});
afterAll(() => world.close());

async function raisedAt(at: string): Promise<void> {
  world.setNow(at);
  await raiseNotices(world.services, world.vessels.A.id);
}
const told = async (who: Who, event: string) =>
  (await world.as(who).notifications.list({})).rows.filter((notice) => notice.event === event);

describe("a notice of the ship's books", () => {
  it("tells the author once of an entry that nobody has signed for more than a day", async () => {
    const entry = await makeEntry(world, { logbookId: oil, who: "engineer" });
    await raisedAt("2026-06-01T20:00:00Z");
    expect(await told("engineer", "book_entry_unsigned")).toEqual([]);
    await raisedAt("2026-06-02T10:00:00Z");
    await raisedAt("2026-06-03T10:00:00Z");
    expect(await told("engineer", "book_entry_unsigned")).toMatchObject([
      { recordKind: "logbook_entry", recordId: entry.id, facts: { title: "ORB1-1", no: 1 } },
    ]);
    expect(await told("captain", "book_entry_unsigned")).toEqual([]);
  });

  it("tells the captain of a page that has waited for a day", async () => {
    for (let n = 0; n < 5; n += 1) {
      const entry = await makeEntry(world, { logbookId: oil });
      await world.as("chief").logbooks.sign({ id: oil, entries: [entry], capacity: "officer", pin: worldPin });
    }
    const [first] = (await world.as("captain").logbooks.entries({ id: oil })).rows;
    const unsigned = { id: first?.id ?? "", hash: first?.hash ?? "" };
    await world.as("chief").logbooks.sign({ id: oil, entries: [unsigned], capacity: "officer", pin: worldPin });
    await raisedAt("2026-06-03T20:00:00Z");
    expect(await told("captain", "book_page_waiting")).toEqual([]);
    await raisedAt("2026-06-04T11:00:00Z");
    expect(await told("captain", "book_page_waiting")).toMatchObject([
      { recordKind: "logbook", recordId: oil, facts: { title: "ORB1-1", page: 1, bookKind: "oil1" } },
    ]);
    expect(await told("chief", "book_page_waiting")).toEqual([]);
  });

  it("tells heads and captain of the entry of a day that is over, and of a weekly quantity", async () => {
    expect(await told("captain", "book_entry_missing")).toMatchObject([
      { recordId: radio, facts: { title: "GMDSS-1", tank: null, dueOn: "2026-06-01" } },
    ]);
    await raisedAt("2026-06-09T10:00:00Z");
    expect(await told("chief", "book_entry_missing")).toMatchObject([
      { recordId: oil, facts: { title: "ORB1-1", tank: "Sludge tank", code: "C", dueOn: "2026-06-08" } },
    ]);
    expect(await told("engineer", "book_entry_missing")).toEqual([]);
  });

  it("tells of a test that is late, once for each day on which it was due", async () => {
    const tests = await told("captain", "book_test_overdue");
    expect(tests.map(({ facts }) => facts.code).sort()).toEqual(["D1", "D2", "D3", "W1", "W2", "W3"]);
    expect(tests.find(({ facts }) => facts.code === "W2")?.facts).toMatchObject({ dueOn: "2026-06-07" });
    await raisedAt("2026-06-10T10:00:00Z");
    expect(await told("captain", "book_test_overdue")).toHaveLength(6);
  });

  it("goes with the right to read the books", async () => {
    expect(await told("stew", "book_entry_missing")).toEqual([]);
    expect((await world.as("rival").notifications.list({})).rows).toEqual([]);
  });
});
