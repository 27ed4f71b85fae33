import { newId } from "@ymp/core/ids";
import { inventoryItems, itemLocations, locations, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const imports = () => world.as("captain").imports;
const csv = (...lines: string[]) => ({
  fileName: "stores.csv",
  base64: Buffer.from(lines.join("\n")).toString("base64"),
});

async function decided(file: { fileName: string; base64: string }) {
  const sheet = oneRow((await imports().read({ ...file, kind: "inventory" })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { ...file, kind: "inventory" as const, mapping };
}

const items = () => world.inVessel("A", (tx) => tx.select().from(inventoryItems).orderBy(inventoryItems.name));
const countOf = (table: typeof inventoryItems | typeof suppliers | typeof locations | typeof stockMoves) =>
  world.inVessel("A", async (tx) => oneRow(await tx.select({ count: sql<number>`count(*)::int` }).from(table)).count);
const onHand = () =>
  world.inVessel("A", async (tx) => {
    const rows = await tx
      .select({
        name: inventoryItems.name,
        place: locations.name,
        sum: sql<number>`sum(${stockMoves.quantity})::float8`,
      })
      .from(stockMoves)
      .innerJoin(inventoryItems, sql`${inventoryItems.id} = ${stockMoves.itemId}`)
      .innerJoin(locations, sql`${locations.id} = ${stockMoves.locationId}`)
      .groupBy(inventoryItems.name, locations.name)
      .orderBy(inventoryItems.name, locations.name);
    return rows.map(({ name, place, sum }) => `${name} @ ${place}: ${sum}`);
  });

const stores = csv(
  "Item,Part No,Maker,Qty,Min,Unit,Location,Box,Unit price,Currency,Supplier,Expiry,Lot,Category",
  "Oil filter,OF-1,MTU,6,2,pcs,Engine store,B4,18.50,EUR,Port Motors,,,Filters",
  "Oil filter,OF-1,MTU,2,,,Bow locker,,,,,,,",
  "Red flare,,,4,4,each,Bridge,,,,Sea Safety,2027-05-31,L77,Safety",
  "Grease,,,2.5,,kg,,,,,,,,Lubricants",
);

describe("a list of stores", () => {
  it("is recognised, tried out without a trace, written once, and taken back by counter-entries", async () => {
    expect(oneRow((await imports().read({ ...stores, kind: "equipment" })).sheets).likelyKind).toBe("inventory");
    const input = await decided(stores);
    expect((await imports().preview(input)).counts).toMatchObject({ create: 3, update: 1, error: 0, warnings: 1 });
    expect(await Promise.all([inventoryItems, suppliers, locations, stockMoves].map(countOf))).toEqual([0, 0, 0, 0]);

    const id = newId();
    await imports().write({ id, ...input });
    expect(await items()).toMatchObject([
      { name: "Grease", unit: "kg", category: "Lubricants" },
      { name: "Oil filter", partNo: "OF-1", minQuantity: 2, priceMinor: 1850, currency: "EUR", hasLots: false },
      { name: "Red flare", unit: "pcs", hasLots: true },
    ]);
    expect(await onHand()).toEqual([
      "Grease @ [en] imports:unplaced {}: 2.5",
      "Oil filter @ Bow locker: 2",
      "Oil filter @ Engine store: 6",
      "Red flare @ Bridge: 4",
    ]);
    expect(await world.inVessel("A", (tx) => tx.select().from(stockLots))).toMatchObject([
      { lotNumber: "L77", expiresOn: "2027-05-31" },
    ]);
    const places = await world.inVessel("A", (tx) => tx.select().from(itemLocations));
    expect(places.filter(({ box }) => box === "B4")).toHaveLength(1);

    expect((await imports().preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 4, error: 0 });

    expect(await imports().undo({ id })).toEqual({ undone: 5, kept: [] });
    expect(await onHand()).toEqual([
      "Grease @ [en] imports:unplaced {}: 0",
      "Oil filter @ Bow locker: 0",
      "Oil filter @ Engine store: 0",
      "Red flare @ Bridge: 0",
    ]);
    expect((await items()).every(({ archivedAt }) => archivedAt !== null)).toBe(true);
  });

  it("comes back whole when it is imported again after it was taken back", async () => {
    const input = await decided(stores);
    const id = newId();
    await imports().write({ id, ...input });
    await imports().undo({ id });
    await imports().write({ id: newId(), ...input });
    expect(await countOf(inventoryItems)).toBe(3);
    expect(await onHand()).toContain("Oil filter @ Engine store: 6");
    expect((await items()).every(({ archivedAt }) => archivedAt === null)).toBe(true);
  });

  it("leaves the books alone where they say something else than the file, and says so", async () => {
    const id = newId();
    await imports().write({ id, ...(await decided(stores)) });
    const other = csv("Item,Part No,Qty,Location,Min", "Oil filter,OF-1,9,Engine store,3");
    const input = await decided(other);
    const { rows } = await imports().preview(input);
    expect(rows).toMatchObject([
      { action: "update", matchedBy: "partNo", problems: [{ messageKey: "imports:rowStockDiffers" }] },
    ]);
    await imports().write({ id: newId(), ...input });
    expect(await onHand()).toContain("Oil filter @ Engine store: 6");
    expect((await items()).find(({ name }) => name === "Oil filter")).toMatchObject({ minQuantity: 3 });
  });

  it("keeps an item that was used since, with its stock, and names it", async () => {
    const id = newId();
    await imports().write({ id, ...(await decided(stores)) });
    const flare = (await items()).find(({ name }) => name === "Red flare");
    world.setNow("2026-11-21T12:00:00Z");
    await world
      .as("captain")
      .inventory.save({ id: flare?.id ?? "", version: flare?.version ?? 0, name: "Red hand flare" });
    const { kept } = await imports().undo({ id });
    expect(kept.map(({ name }) => name).sort()).toEqual(["Red hand flare", "Sea Safety"]);
    expect(await onHand()).toContain("Red hand flare @ Bridge: 4");
  });

  it("says what is wrong with a row", async () => {
    const input = await decided(
      csv("Item,Qty,Unit,Min,Max,Location", "Bolt,1.5,pcs,,,Store", "Nut,some,pcs,,,Store", "Rope,5,m,9,3,Store"),
    );
    const { rows } = await imports().preview({ ...input, actions: ["error"] });
    expect(rows.map(({ problems }) => problems[0]?.messageKey)).toEqual([
      "imports:rowUnitSteps",
      "imports:cellNotANumber",
      "imports:rowMaxBelowMin",
    ]);
  });

  it("makes what the private column marks the importer's own", async () => {
    await imports().write({ id: newId(), ...(await decided(csv("Item,Qty,Private,Location", "Cigars,3,yes,Safe"))) });
    expect(await items()).toMatchObject([{ isPrivate: true, ownerUserId: world.crew.A.captain.userId }]);
  });

  it("is refused without the right to the stores, and unknown to another vessel", async () => {
    const input = await decided(stores);
    expect((await refusalOf(world.as("yard").imports.preview(input))).code).toBe("forbidden");
    const id = newId();
    await imports().write({ id, ...input });
    expect((await refusalOf(world.as("rival").imports.undo({ id }))).code).toBe("not_found");
  });

  it("takes 1,500 rows in one go, and takes them back", async () => {
    const lines = Array.from({ length: 1500 }, (_, n) => `Part ${n},P-${n},${n % 7},Store ${n % 40},Maker ${n % 9}`);
    const input = await decided(csv("Item,Part No,Qty,Location,Supplier", ...lines));
    const id = newId();
    expect((await imports().write({ id, ...input })).counts).toMatchObject({ create: 1500 });
    expect(await countOf(inventoryItems)).toBe(1500);
    expect((await imports().undo({ id })).kept).toEqual([]);
  });
});

it("tells that nothing says how much is there, and which columns come to nothing", async () => {
  const mapped = await decided(csv("Item,Part Name,rob_qty,UoM,Created", "1,Impeller,2,pcs,2020", "2,Oil,20,ltr,2021"));
  expect(mapped.mapping.map(({ use, field }) => field ?? use)).toEqual([
    "ignore",
    "name",
    "quantity",
    "unit",
    "ignore",
  ]);
  expect((await imports().preview(mapped)).notes).toEqual([
    { messageKey: "imports:noteUnused", params: { count: 2, columns: "Item, Created" } },
  ]);
  const unmapped = await decided(csv("Part Name,How much", "Impeller,2"));
  expect((await imports().preview(unmapped)).notes).toEqual([{ messageKey: "imports:noteNoQuantity", params: {} }]);
});
