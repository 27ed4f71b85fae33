import { type Caller, callerOf } from "@ymp/testing/callers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFleet, type Fleet } from "./fleet.ts";

let fleet: Fleet;
let captain: Caller;
beforeAll(async () => {
  fleet = await createFleet();
  const vesselId = await fleet.vesselId("M/Y Seraphine");
  captain = callerOf(fleet.services, { principal: await fleet.principal("captain"), vesselId });
});
afterAll(() => fleet.close());

it("the demo's books are whole, sealed and written as the product writes them", async () => {
  const { books } = await captain.logbooks.shelf({});
  expect(books.map(({ kind }) => kind)).toEqual(["cayman", "garbage1", "oil1", "seabridge"]);
  for (const { id, number, entries } of books) {
    expect(await captain.logbooks.verify({ id }), number).toMatchObject({ ok: true, firstBad: null });
    expect(entries, number).toBeGreaterThan(4);
  }
});

it("the demo's books have one strike with its correction, one late entry, and something to sign", async () => {
  const { books } = await captain.logbooks.shelf({});
  const all = await Promise.all(books.map(({ id }) => captain.logbooks.entries({ id, limit: 100 })));
  const entries = all.flatMap(({ rows }) => rows);
  expect(entries.filter(({ isStruck }) => isStruck)).toMatchObject([
    { correctedBy: [{}], strike: { name: "Marek Nowak" } },
  ]);
  expect(entries.filter(({ isLate }) => isLate)).toMatchObject([{ lateReason: expect.stringContaining("rough book") }]);
  expect(entries.filter(({ awaits }) => awaits.length > 0)).toHaveLength(1);
  expect(books.find(({ kind }) => kind === "oil1")?.awaits).toMatchObject({ officer: 1 });
});
