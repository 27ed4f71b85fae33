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
}

export const positionFacts: Readonly<Record<WatchPosition, PositionFacts>> = {
  bridge: { stoodIn: ["passage"], isContinuous: true },
  /** In darkness the officer of the watch is not the only lookout. STCW A-VIII/2 part 4-1. */
  lookout: { stoodIn: ["passage"], isContinuous: false, hours: { from: 20, until: 6 } },
  engine: { stoodIn: ["passage"], isContinuous: false },
  anchor: { stoodIn: ["anchor"], isContinuous: true },
  gangway: { stoodIn: ["port"], isContinuous: false },
  security: { stoodIn: ["port"], isContinuous: false },
  tender: { stoodIn: [], isContinuous: false },
};
