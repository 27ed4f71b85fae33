import type { CrewDetails } from "../../vessel-definition.ts";
import { deckAndBridge } from "./crew-of-deck.ts";
import { engineRoom } from "./crew-of-engine-room.ts";
import { interiorAndGalley } from "./crew-of-interior.ts";

/** The people of Seraphine beyond their posts. Names, numbers and addresses are made up. */
export const crewDetails: Record<string, CrewDetails> = { ...deckAndBridge, ...engineRoom, ...interiorAndGalley };
