import type { Department } from "../access/roles.ts";
import type { PaperType } from "../people/document-types.ts";

/** What the ship does while watches are stood. */
export const shipStates = ["passage", "anchor", "port"] as const;
export type ShipState = (typeof shipStates)[number];

export const watchPositions = ["bridge", "lookout", "engine", "anchor", "gangway", "security", "tender"] as const;
export type WatchPosition = (typeof watchPositions)[number];

export interface PositionFacts {
  /** In which states of the ship it is stood; in none where it is stood by order alone. */
  readonly stoodIn: readonly ShipState[];
  /** Never without somebody while it is stood. STCW A-VIII/2: the bridge under way, the deck at anchor. */
  readonly isContinuous: boolean;
  /** Stood from one full hour of the ship's clock to another; all day where absent. */
  readonly hours?: { readonly from: number; readonly until: number };
  /** One of these papers, valid, is held by whoever stands it. */
  readonly needs?: readonly PaperType[];
  /** Departments whose certificate of competency is one for it: of deck and engine officers the paper has one name. */
  readonly competentIn?: readonly Department[];
}

export const positionFacts: Readonly<Record<WatchPosition, PositionFacts>> = {
  /** The officer in charge of a navigational watch. STCW II/1. */
  bridge: {
    ...{ stoodIn: ["passage"], isContinuous: true },
    ...{ needs: ["certificate_of_competency", "yachtmaster"], competentIn: ["bridge", "deck"] },
  },
  /** In darkness the officer of the watch is not the only lookout. STCW A-VIII/2 part 4-1. */
  lookout: { stoodIn: ["passage"], isContinuous: false, hours: { from: 20, until: 6 } },
  /** The officer in charge of an engineering watch. STCW III/1. */
  engine: {
    ...{ stoodIn: ["passage"], isContinuous: false },
    ...{ needs: ["engine_certificate", "certificate_of_competency"], competentIn: ["engineering"] },
  },
  anchor: { stoodIn: ["anchor"], isContinuous: true },
  gangway: { stoodIn: ["port"], isContinuous: false },
  /** Designated security duties. STCW VI/6. */
  security: { stoodIn: ["port"], isContinuous: false, needs: ["security_duties", "security_officer"] },
  tender: {
    ...{ stoodIn: [], isContinuous: false },
    ...{ needs: ["powerboat", "yachtmaster", "certificate_of_competency"], competentIn: ["bridge", "deck"] },
  },
};
