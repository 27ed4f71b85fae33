import { parseCalendarDate } from "@ymp/core/calendar-date";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { writeDays } from "@ymp/testing/factories/rest";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { raiseNotices } from "./raising.service.ts";

const on = parseCalendarDate;
const month = "2026-05";
const long = `${".".repeat(8)}${"#".repeat(36)}....`;
let world: World;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-01T09:00:00Z");
});
afterAll(() => world.close());

const profile = () => world.crew.A.deckhand.profileId;
const cards = async (who: Who) => {
  const { cards } = await world.as(who).attention.get();
  return cards
    .filter(({ kind }) => kind.startsWith("rest"))
    .map(({ kind, count, lines }) => [kind, count, lines.map(({ title, rest }) => [title, rest?.month, rest?.count])]);
};
async function told(who: Who) {
  await raiseNotices(world.services, world.vessels.A.id);
  return (await world.as(who).notifications.list({})).rows
    .filter(({ event }) => event.startsWith("rest_"))
    .map(({ event, facts }) => [event, facts])
    .toSorted();
}
async function sign(who: Who, capacity: "seafarer" | "master") {
  const { hash } = await world.as("captain").rest.month({ profileId: profile(), month });
  await world.as(who).rest.signMonth({ profileId: profile(), month, capacity, revision: 1, hash, pin: worldPin });
}

describe("a month of rest", () => {
  const facts = { title: "Liam Shaw", month };

  it("asks nothing where nobody wrote hours", async () => {
    expect(await cards("captain")).toEqual([]);
    expect(await told("deckhand")).toEqual([]);
  });

  it("waits for its seafarer, tells of its breach to those it concerns, and of the days that are missing", async () => {
    await writeDays(world, "deckhand", on("2026-05-01"), 27);
    await world.as("deckhand").rest.saveDay({ onDay: on("2026-05-28"), grid: long, lateReason: "Charter" });
    expect(await cards("deckhand")).toEqual([
      ["restBroken", 1, [["Liam Shaw", "2026-05-01", 2]]],
      ["restToSign", 1, [["Liam Shaw", "2026-05-01", 0]]],
      ["restMissing", 1, [["Liam Shaw", "2026-05-01", 3]]],
    ]);
    expect((await cards("captain")).map(([kind]) => kind)).toEqual(["restBroken", "restMissing"]);
    expect((await cards("bosun")).map(([kind]) => kind)).toEqual(["restBroken"]);
    expect(await cards("stew")).toEqual([]);
    expect(await told("deckhand")).toEqual([
      ["rest_breach", { ...facts, count: 2 }],
      ["rest_missing", { ...facts, count: 3 }],
      ["rest_signature", { ...facts, awaits: "seafarer" }],
    ]);
    expect(await told("bosun")).toEqual([["rest_breach", { ...facts, count: 2 }]]);
    expect(await told("stew")).toEqual([]);
  });

  it("waits for the master once its seafarer has signed, and for nobody once it is locked", async () => {
    await sign("deckhand", "seafarer");
    expect((await cards("deckhand")).map(([kind]) => kind)).toEqual(["restBroken"]);
    expect((await cards("captain")).map(([kind]) => kind)).toEqual(["restBroken", "restToSign"]);
    expect(await told("captain")).toEqual([
      ["rest_breach", { ...facts, count: 2 }],
      ["rest_signature", { ...facts, awaits: "master" }],
    ]);
    await sign("captain", "master");
    expect(await cards("captain")).toEqual([]);
  });
});
