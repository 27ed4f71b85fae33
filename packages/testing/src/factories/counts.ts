import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { eq } from "drizzle-orm";
import type { Who, World } from "../world.ts";
import { makeItem } from "./inventory.ts";

/** An item at a place, and the count that both belong to. */
export interface CountedPlace {
  countId: string;
  itemId: string;
  locationId: string;
}

interface Telling {
  isAdded?: boolean;
  countedAt?: Date;
  lotId?: string;
}

let places = 0;

/** An item of vessel A that is at a place of its own, and a count of that place. */
async function makePlaceToCount(
  world: World,
  quantity = 5,
  values: Parameters<typeof makeItem>[1] = {},
  isBlind = true,
) {
  places += 1;
  const place = `Locker ${places}`;
  const { item, locationIds } = await makeItem(world, { ...values, stock: { [place]: quantity } });
  const locationId = locationIds[place] ?? "";
  const { id: countId } = await world.as("engineer").counts.create({ id: newId(), name: place, locationId, isBlind });
  return { item, itemId: item.id, locationId, countId, place };
}

/** What people do while they count. `world` is asked at each deed: a test file makes its own before its first test. */
export function countingIn(world: () => World) {
  const tell = (who: Who, { countId, itemId, locationId }: CountedPlace, quantity: number, more: Telling = {}) =>
    world()
      .as(who)
      .counts.countLine({
        ...{ id: newId(), countId, itemId, locationId, quantity },
        ...{ isAdded: false, countedAt: world().now(), ...more },
      });

  return {
    placeToCount: (...facts: OmitFirst<Parameters<typeof makePlaceToCount>>) => makePlaceToCount(world(), ...facts),
    tell,
    scan: (who: Who, place: CountedPlace) => tell(who, place, 1, { isAdded: true }),
    post: (who: Who, { countId }: CountedPlace) => world().as(who).counts.post({ id: countId }),
    consume: ({ itemId, locationId }: CountedPlace, quantity: number) =>
      world().as("engineer").inventory.consume({ id: newId(), itemId, locationId, quantity }),
    lineOf: async (who: Who, { countId, itemId }: CountedPlace) =>
      (await world().as(who).counts.lines({ id: countId })).rows.find((line) => line.itemId === itemId),
    async onHand(itemId: string) {
      const moves = await world().inVessel("A", (tx) =>
        tx.select().from(stockMoves).where(eq(stockMoves.itemId, itemId)),
      );
      return moves.reduce((sum, { quantity }) => sum + quantity, 0);
    },
    async addLot(itemId: string): Promise<string> {
      const id = newId();
      const lot = { id, vesselId: world().vessels.A.id, itemId, expiresOn: parseCalendarDate("2027-01-31") };
      await world().inVessel("A", (tx) => tx.insert(stockLots).values(lot));
      return id;
    },
  };
}

type OmitFirst<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;
