import type { Capacity } from "./book-rights.ts";
import type { Signers } from "./book-signers.ts";

/** What happened to an entry or its page, in the order of the chain. */
export interface Happened {
  readonly seq: number;
  readonly type: "sign" | "strike" | "verify_page";
  readonly capacity: Capacity | null;
  readonly userId: string;
}

export const entryStates = ["pending", "signed", "verified"] as const;
export type EntryState = (typeof entryStates)[number];

export interface StateOfEntry {
  readonly state: EntryState;
  readonly isStruck: boolean;
  /** Whose signature under the entry itself is missing. */
  readonly awaits: Capacity[];
}

/** What the master has seen of the page since counts: a strike after it asks for the signature again. */
export function stateOfEntry(signers: Signers, events: readonly Happened[], pageState: PageState | null): StateOfEntry {
  const isStruck = events.some(({ type }) => type === "strike");
  const [next] = missingSignatures(signers, events);
  const awaits = isStruck || next === undefined ? [] : [next];
  const isSigned = missingSignatures(signers, events).length === 0;
  const state = isSigned ? (pageState === "verified" ? "verified" : "signed") : "pending";
  return { state, isStruck, awaits };
}

/** The witness signs last, and is somebody else than who signs first. */
function missingSignatures({ first, witness }: Signers, events: readonly Happened[]): Capacity[] {
  const by = (capacity: Capacity) => events.filter((event) => event.type === "sign" && event.capacity === capacity);
  return [
    ...(by(first).length > 0 ? [] : [first]),
    ...(witness && by("witness").length === 0 ? ["witness" as const] : []),
  ];
}

export const pageStates = ["open", "complete", "awaitingMaster", "verified", "awaitingReverification"] as const;
/** `complete`: full, and an entry on it still waits for its officer. */
export type PageState = (typeof pageStates)[number];

export interface PageFacts {
  readonly isFull: boolean;
  /** An entry on it waits for its officer. */
  readonly isUnsigned: boolean;
  readonly verifiedSeq: number | null;
  /** Of the last strike or signature of an entry on it. */
  readonly changedSeq: number | null;
}

export function stateOfPage({ isFull, isUnsigned, verifiedSeq, changedSeq }: PageFacts): PageState {
  if (verifiedSeq !== null)
    return changedSeq !== null && changedSeq > verifiedSeq ? "awaitingReverification" : "verified";
  if (!isFull) return "open";
  return isUnsigned ? "complete" : "awaitingMaster";
}
