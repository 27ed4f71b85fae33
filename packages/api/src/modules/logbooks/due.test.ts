import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let oil: string;
const tank = newId();
const june = { from: parseCalendarDate("2026-06-01"), to: parseCalendarDate("2026-06-30") };

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-01T09:00:00Z");
  const sludge = { id: tank, name: "Sludge tank", capacity: "2.00", iopp: "3.1", contents: "sludge" } as const;
  await world.as("captain").logbooks.saveTank(sludge);
  oil = (await openBook(world, { number: "ORB1-1" })).id;
  await openBook(world, { kind: "gmdss", number: "GMDSS-1" });
});
afterAll(() => world.close());

const daysOf = async (key: string) =>
  (await world.as("stew").logbooks.due(june)).rows.filter((row) => row.key === key).map(({ on }) => on);

describe("what the books ask for in the calendar", () => {
  it("is the weekly quantity of each sludge tank, from the last one on", async () => {
    expect(await daysOf(`C:${tank}`)).toEqual(["2026-06-08", "2026-06-15", "2026-06-22", "2026-06-29"]);
    world.setNow("2026-06-05T09:00:00Z");
    await makeEntry(world, { logbookId: oil, code: "C", values: { operation: "weekly", tank, retained: "0.85" } });
    expect(await daysOf(`C:${tank}`)).toEqual(["2026-06-12", "2026-06-19", "2026-06-26"]);
    const [first] = (await world.as("stew").logbooks.due(june)).rows.filter(({ code }) => code === "C");
    expect(first).toMatchObject({
      book: { id: oil, kind: "oil1", number: "ORB1-1" },
      tank: "Sludge tank",
      title: null,
    });
  });

  it("is the tests of the radio by week and month, and of the daily ones the next day alone", async () => {
    expect(await daysOf("W2")).toEqual(["2026-06-07", "2026-06-14", "2026-06-21", "2026-06-28"]);
    expect(await daysOf("M1")).toEqual(["2026-06-30"]);
    expect(await daysOf("D1")).toEqual(["2026-06-01"]);
  });

  it("is read by whoever reads the books, for no more days than a calendar shows", async () => {
    expect(await refusalOf(world.as("yard").logbooks.due(june))).toMatchObject({ code: "forbidden" });
    expect((await world.as("rival").logbooks.due(june)).rows).toEqual([]);
    const long = { ...june, to: parseCalendarDate("2027-06-30") };
    expect(await refusalOf(world.as("captain").logbooks.due(long))).toMatchObject({ code: "invalid" });
  });
});
