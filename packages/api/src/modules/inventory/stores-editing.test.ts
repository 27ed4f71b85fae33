import { parseCalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { lotPolicy, movePolicy, placePolicy } from "@ymp/core/maintenance/item-fields";
import { locations, stockLots } from "@ymp/db/schema/inventory";
import type { Caller } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveLocationInput, saveLotInput } from "./inventory.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ofEngineer = () => ({ vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId });

it("number and last day of a lot are put right by the person who entered it, and by heads", async () => {
  const { item } = await makeItem(world, { createdBy: world.person("captain").userId, stock: { Locker: 0 } });
  const make = async () => {
    const id = newId();
    const expiresOn = parseCalendarDate("2026-09-01");
    await world.inVessel("A", (tx) => tx.insert(stockLots).values({ ...ofEngineer(), id, itemId: item.id, expiresOn }));
    return id;
  };
  const change = async (caller: Caller, id: string, field: keyof typeof lotPolicy.rows, turn: number) => {
    const [lot] = await world.inVessel("A", (tx) => tx.select().from(stockLots).where(eq(stockLots.id, id)));
    const value = field === "expiresOn" ? `2029-01-0${turn + 1}` : `LOT-${turn}`;
    return caller.inventory.saveLot(saveLotInput.parse({ ...lot, [field]: value }));
  };
  const { found, expected } = await walkFields(world, { policy: lotPolicy, module: "inventory", make, change });
  expect(found).toBe(expected);
}, 480_000);

type MoveState = (typeof movePolicy.states)[number];

/** What the second engineer took aboard, by hand or against an order. */
async function moveIn(state: MoveState): Promise<string> {
  const { inventory, orders } = world.as("engineer");
  if (state === "of a job, an order or a count") {
    const { id, locationId } = await makeOrdered(world);
    const [line] = (await orders.get({ id })).lines;
    const received = { orderLineId: line?.id ?? "", quantity: 1, locationId };
    await orders.receive({ id, receiptId: newId(), lines: [received] });
    const { rows } = await inventory.moves({ itemId: line?.itemId ?? "", limit: 10 });
    const move = rows.find(({ order_id }) => order_id === id);
    if (!move) throw new Error("Nothing was received.");
    return move.id;
  }
  const { item, locationIds } = await makeItem(world, { stock: { Locker: 0 } });
  const id = newId();
  const { Locker: locationId = "" } = locationIds;
  await inventory.receive({ id, itemId: item.id, locationId, quantity: 2, unitCostMinor: 900 });
  if (state === "taken back") await inventory.undoMoves({ ids: [id] });
  return id;
}

it("a line of the ledger is taken back, or its cost put right, by the person who wrote it and by heads", async () => {
  const change = async ({ inventory }: Caller, moveId: string, field: keyof typeof movePolicy.rows) => {
    if (field === "unitCostMinor")
      return inventory.correctCost({ id: newId(), moveId, unitCostMinor: 700, reason: "Misread" });
    const { moveIds } = await inventory.undoMoves({ ids: [moveId] });
    // Sent again, taking back is answered like the first time, and does nothing.
    if (moveIds.length === 0) throw new AppError("conflict", "inventory:refusal.nothingLeftOfIt");
    return moveIds;
  };
  const trial = { policy: movePolicy, module: "inventory", isUsedUp: true, make: moveIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("a place is renamed by the person who made it, and archived and brought back by heads", async () => {
  const make = async (state: (typeof placePolicy.states)[number]) => {
    const id = newId();
    const archivedAt = state === "archived" ? world.now() : null;
    await world.inVessel("A", (tx) =>
      tx.insert(locations).values({ ...ofEngineer(), id, name: `Locker ${id}`, archivedAt }),
    );
    return id;
  };
  const change = async ({ inventory }: Caller, id: string, field: keyof typeof placePolicy.rows, turn: number) => {
    const [place] = await world.inVessel("A", (tx) => tx.select().from(locations).where(eq(locations.id, id)));
    if (field === "archivedAt")
      return place?.archivedAt ? inventory.restoreLocation({ id }) : inventory.removeLocation({ id });
    return inventory.saveLocation(saveLocationInput.parse({ ...place, [field]: `${field} ${id} ${turn}` }));
  };
  const trial = { policy: placePolicy, module: "inventory", isUsedUp: true, make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
