import { newId } from "@ymp/core/ids";
import { stockMoves } from "@ymp/db/schema/inventory";
import { makeItem } from "@ymp/testing/factories/inventory";
import { raceRounds, raceTimeoutMs } from "@ymp/testing/races";
import { untilSomebodyWaits } from "@ymp/testing/waiting";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeLocation } from "./places.service.ts";

const rounds = raceRounds(10);
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").inventory;

/** A place that is empty and was not always. */
async function emptied() {
  const name = `Locker ${newId()}`;
  const { item, locationIds } = await makeItem(world, { name, stock: { [name]: 1 } });
  const stock = { itemId: item.id, locationId: locationIds[name] ?? "" };
  await chief().consume({ id: newId(), ...stock, quantity: 1 });
  return stock;
}
type Emptied = Awaited<ReturnType<typeof emptied>>;

const receive = (stock: Emptied) => chief().receive({ id: newId(), ...stock, quantity: 2 });

async function standing({ itemId, locationId }: Emptied) {
  const archived = await chief().locations({ isArchived: true });
  const onHand = await world.inVessel("A", async (tx) => {
    const moves = await tx.select().from(stockMoves).where(eq(stockMoves.itemId, itemId));
    return moves.reduce((sum, { quantity }) => sum + quantity, 0);
  });
  return { isArchived: archived.some(({ id }) => id === locationId), onHand };
}

it(
  "what arrives while its place is removed keeps the place, or does not come there",
  async () => {
    for (let round = 0; round < rounds; round++) {
      const stock = await emptied();
      const remove = () => chief().removeLocation({ id: stock.locationId });
      const acts = round % 2 ? [remove, () => receive(stock)] : [() => receive(stock), remove];
      await Promise.allSettled(acts.map((act) => act()));
      const { isArchived, onHand } = await standing(stock);
      expect({ round, isArchived, onHand }).toEqual({ round, isArchived, onHand: isArchived ? 0 : 2 });
    }
  },
  raceTimeoutMs,
);

it("what arrives waits for who removes the place", async () => {
  const stock = await emptied();
  const { arriving } = await world.enter("chief", async (scope) => {
    await removeLocation(scope, stock.locationId);
    const begun = Promise.allSettled([receive(stock)]);
    await untilSomebodyWaits(world);
    return { arriving: begun };
  });
  await arriving;
  expect(await standing(stock)).toEqual({ isArchived: true, onHand: 0 });
});
