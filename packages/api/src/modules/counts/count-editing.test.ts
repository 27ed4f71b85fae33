import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { type CountField, type CountState, countPolicy } from "@ymp/core/maintenance/count-fields";
import { stockCounts } from "@ymp/db/schema/inventory";
import type { Caller } from "@ymp/testing/callers";
import { type CountedPlace, countingIn } from "@ymp/testing/factories/counts";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { placeToCount, tell } = countingIn(() => world);
const places = new Map<string, CountedPlace>();

/** A count that the second engineer began, with one line told. */
async function countIn(status: CountState): Promise<string> {
  const place = await placeToCount();
  await tell("engineer", place, 5);
  await world.inVessel("A", (tx) => tx.update(stockCounts).set({ status }).where(eq(stockCounts.id, place.countId)));
  places.set(place.countId, place);
  return place.countId;
}

async function change(caller: Caller, id: string, field: CountField): Promise<unknown> {
  const place = places.get(id);
  if (!place) throw new Error("No such count");
  const { countId, itemId, locationId } = place;
  const { counts } = caller;
  switch (field) {
    case "counted":
      return counts.countLine({
        id: newId(),
        countId,
        itemId,
        locationId,
        quantity: 4,
        isAdded: false,
        countedAt: world.now(),
      });
    case "takenBack":
      return counts.removeLine({ countId, itemId, locationId });
    case "posted":
      return counts.post({ id });
    case "cancelled": {
      const { status } = await world.as("captain").counts.get({ id });
      await counts.cancel({ id });
      // Sent twice it changes nothing, which is no change that anybody could have been refused.
      if (status === "cancelled") throw new AppError("conflict", "counts:refusal.cancelled");
    }
  }
}

it("a count is told by the crew while it is open, posted by heads, and called off by the person who began it", async () => {
  const trial = { policy: countPolicy, isUsedUp: true, module: "inventory", make: countIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
