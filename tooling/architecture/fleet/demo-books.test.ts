import { bookKinds } from "@ymp/core/books/kinds";
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

const seraphineKeeps = [
  ...["cayman", "chiefofficer", "custom", "equipment", "garbage1", "gmdss", "oil1", "port", "portbridge"],
  ...["sea", "seabridge"],
];

async function everyEntry(id: string) {
  const rows = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await captain.logbooks.entries({ id, limit: 100, cursor });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}

it("the demo's books are whole, sealed and written as the product writes them", async () => {
  const { books } = await captain.logbooks.shelf({});
  expect(books.map(({ kind }) => kind).toSorted()).toEqual(seraphineKeeps);
  for (const { id, number, entries } of books) {
    expect(await captain.logbooks.verify({ id }), number).toMatchObject({ ok: true, firstBad: null });
    expect(entries, number).toBeGreaterThan(4);
  }
});

it("the demo's second yacht keeps the kinds that the first does not", async () => {
  const vesselId = await fleet.vesselId("M/Y Larkspur");
  const master = callerOf(fleet.services, { principal: await fleet.principal("larkspur.captain"), vesselId });
  const { books } = await master.logbooks.shelf({});
  const kinds = [...seraphineKeeps, ...books.map(({ kind }) => kind)];
  expect(kinds.toSorted()).toEqual([...bookKinds].toSorted());
  for (const { id, number } of books)
    expect(await master.logbooks.verify({ id }), number).toMatchObject({ ok: true, firstBad: null });
});

it("the demo's books have one strike with its correction, one late entry, and something to sign", async () => {
  const { books } = await captain.logbooks.shelf({});
  const told = await Promise.all(books.map(({ id }) => everyEntry(id)));
  const entries = told.flat();
  expect(entries.filter(({ isStruck }) => isStruck)).toMatchObject([
    { correctedBy: [{}], strike: { name: "Marek Nowak" } },
  ]);
  expect(entries.filter(({ isLate }) => isLate)).toMatchObject([{ lateReason: expect.stringContaining("rough book") }]);
  expect(entries.filter(({ awaits }) => awaits.length > 0)).toHaveLength(1);
  expect(books.find(({ kind }) => kind === "oil1")?.awaits).toMatchObject({ officer: 1 });
});
