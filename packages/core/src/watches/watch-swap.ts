/** How a request to swap watches goes: asked, agreed to, and put to an officer. */
export const swapStates = ["asked", "accepted", "declined", "approved", "refused", "withdrawn", "lapsed"] as const;
export type SwapState = (typeof swapStates)[number];

export const openSwapStates = ["asked", "accepted"] as const satisfies readonly SwapState[];
export const isOpenSwap = (state: SwapState): boolean => openSwapStates.some((open) => open === state);

export const swapAnswers = ["accept", "decline", "withdraw"] as const;
export type SwapAnswer = (typeof swapAnswers)[number];
export const swapDecisions = ["approve", "refuse"] as const;
export type SwapDecision = (typeof swapDecisions)[number];
export type SwapAct = SwapAnswer | SwapDecision;

/** What somebody is to a request. Neither of the two decides on their own, whatever else they may do. */
export type SwapRole = "asker" | "asked" | "officer" | "nobody";

export const stateAfter: Readonly<Record<SwapAct, SwapState>> = {
  accept: "accepted",
  decline: "declined",
  withdraw: "withdrawn",
  approve: "approved",
  refuse: "refused",
};

const acts: Readonly<Record<SwapRole, Partial<Record<SwapState, readonly SwapAct[]>>>> = {
  asker: { asked: ["withdraw"], accepted: ["withdraw"] },
  asked: { asked: ["accept", "decline"], accepted: ["decline"] },
  officer: { accepted: ["approve", "refuse"] },
  nobody: {},
};

/** What somebody may do to a request as it stands. */
export const swapActsOf = (state: SwapState, role: SwapRole): readonly SwapAct[] => acts[role][state] ?? [];

/** Of all requests of a plan, those that were closed included. */
export const mostSwaps = 1000;
/** How long those concerned still see what became of a request. */
export const closedSwapShownHours = 48;
