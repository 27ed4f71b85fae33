import { newId } from "@ymp/core/ids";
import { thousandthsOf } from "@ymp/core/units";
import { stockMoves } from "@ymp/db/schema/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const places = [newId(), newId(), newId()];

beforeAll(async () => {
  world = await createWorld();
  for (const [index, id] of places.entries())
    await world.as("chief").inventory.saveLocation({ id, name: `Locker ${index + 1}` });
});
afterAll(() => world.close());

const quantity = fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10);
const place = fc.nat({ max: 2 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant("receive" as const), place, quantity }),
  fc.record({ kind: fc.constant("consume" as const), place, quantity }),
  fc.record({ kind: fc.constant("scrap" as const), place, quantity }),
  fc.record({ kind: fc.constant("count" as const), place, quantity }),
  fc.record({ kind: fc.constant("transfer" as const), place, to: place, quantity }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** What a storekeeper with a slate would have, and whether they could have done it. */
function onSlate(held: number[], { kind, place: at, quantity: tenths, ...rest }: Operation): number[] | null {
  const steps = thousandthsOf(tenths);
  const to = "to" in rest ? rest.to : at;
  const next = [...held];
  const there = next[at] ?? 0;
  if (kind === "receive") next[at] = there + steps;
  else if (kind === "count") next[at] = steps;
  else if (there < steps || (kind === "transfer" && to === at)) return null;
  else next[at] = there - steps;
  if (kind === "transfer") next[to] = (next[to] ?? 0) + steps;
  return next;
}

function perform(itemId: string, { kind, place: at, quantity: amount, ...rest }: Operation): Promise<unknown> {
  const { inventory } = world.as("chief");
  const posting = { id: newId(), itemId, locationId: places[at] ?? "", quantity: amount };
  if (kind === "count") return inventory.count({ ...posting, counted: amount });
  if (kind === "scrap") return inventory.scrap({ ...posting, reason: "Spoilt" });
  if (kind === "transfer")
    return inventory.transfer({ ...posting, toLocationId: places["to" in rest ? rest.to : at] ?? "" });
  return kind === "receive" ? inventory.receive(posting) : inventory.consume(posting);
}

it("after any run of operations the moves of each place add up to what lies there, and never to less than nothing", {
  timeout: 60_000,
  retry: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 15 }), async (operations) => {
      const itemId = newId();
      await world.as("chief").inventory.save({ id: itemId, name: "Lube oil", unit: "l" });
      let slate = [0, 0, 0];
      for (const step of operations) {
        const next = onSlate(slate, step);
        const isDone = await perform(itemId, step).then(
          () => true,
          () => false,
        );
        expect(isDone).toBe(next !== null);
        slate = next ?? slate;
      }
      const moves = await world.inVessel("A", (tx) => tx.select().from(stockMoves));
      const inLedger = places.map((locationId) =>
        moves
          .filter((move) => move.itemId === itemId && move.locationId === locationId)
          .reduce((sum, move) => sum + thousandthsOf(move.quantity), 0),
      );
      expect(inLedger).toEqual(slate);
      const { level } = await world.as("chief").inventory.get({ id: itemId });
      expect(thousandthsOf(level?.onHand ?? 0)).toBe(slate.reduce((sum, steps) => sum + steps, 0));
    }),
    { numRuns: 25 },
  );
});
