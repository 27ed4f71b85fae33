import { itemLocations, locations, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { and, eq } from "drizzle-orm";

/** The place, the lot and the box at that place of a move of stock. */
export const placeOfMove = and(eq(locations.vesselId, stockMoves.vesselId), eq(locations.id, stockMoves.locationId));
export const lotOfMove = and(eq(stockLots.vesselId, stockMoves.vesselId), eq(stockLots.id, stockMoves.lotId));
export const boxOfMove = and(
  eq(itemLocations.vesselId, stockMoves.vesselId),
  eq(itemLocations.itemId, stockMoves.itemId),
  eq(itemLocations.locationId, stockMoves.locationId),
);
