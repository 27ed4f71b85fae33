import type { BookKind } from "@ymp/core/books/kinds";
import type { WhatIsMissing } from "@ymp/core/books/missing";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { KindWith } from "@ymp/core/records";

/** What asks for attention, from the gravest down. */
export const attentionKinds = [
  "mealsThatHurt",
  "booksBroken",
  "manningShort",
  "criticalOverdue",
  "criticalUntested",
  "overdue",
  "booksMissing",
  "bookTestsOverdue",
  "bookPagesWaiting",
  "bookEntriesUnsigned",
  "restBroken",
  "restToSign",
  "restMissing",
  "leaveToDecide",
  "watchPlansAtFault",
  "watchesMissed",
  "watchesUnsigned",
  "plansWithoutJob",
  "criticalSpares",
  "ordersLate",
  "lotsExpiring",
  "guestsUnasked",
  "papersExpiring",
  "guestsToErase",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** The cards of hours of rest: they are read together. */
export const restKinds = ["restBroken", "restToSign", "restMissing"] as const satisfies readonly AttentionKind[];

/** The cards of watches that were stood: they are read together. */
export const watchKinds = ["watchesMissed", "watchesUnsigned"] as const satisfies readonly AttentionKind[];

/** What of each kind of record asks for attention; a card is for those who may view one of its kinds. */
export const cardsOf: Record<KindWith<"path">, readonly AttentionKind[]> = {
  job: ["criticalOverdue", "overdue"],
  plan: ["plansWithoutJob"],
  equipment: ["criticalUntested"],
  item: ["criticalSpares", "lotsExpiring"],
  order: ["ordersLate"],
  profile: ["papersExpiring"],
  logbook: ["booksBroken", "booksMissing", "bookTestsOverdue", "bookPagesWaiting"],
  logbook_entry: ["bookEntriesUnsigned"],
  supplier: ["papersExpiring"],
  part: [],
  worklist: [],
  log_entry: [],
  inspection: [],
  guest: ["papersExpiring", "guestsToErase"],
  trip: ["mealsThatHurt", "guestsUnasked"],
  rest_month: restKinds,
  watch_plan: ["watchPlansAtFault"],
  watch_log: watchKinds,
  sounding: [],
  leave_request: ["leaveToDecide"],
  manning_document: ["manningShort"],
};

/** What of a ship's book waits for the reader, and where it is done. */
export interface WaitingOfBook {
  readonly what: "broken" | WhatIsMissing | "test" | "page" | "entry";
  readonly kind: BookKind;
  readonly number: string;
  /** Of a book that the vessel designed. */
  readonly title: string | null;
  readonly href: string;
  /** Of the entry or page. */
  readonly no?: number;
  readonly tank?: string | null;
}

/** What of somebody's month of rest waits for the reader. */
export interface WaitingOfRest {
  readonly what: "broken" | "toSign" | "missing";
  /** Its first day. */
  readonly month: CalendarDate;
  /** Limits that are broken, or days that are missing. */
  readonly count: number;
}

/** One of the worst, as a line that leads to it. */
export interface AttentionLine {
  readonly id: string;
  readonly recordKind: KindWith<"path">;
  readonly recordId: string;
  readonly title: string;
  /** A paper without a title is called by its kind. */
  readonly paperType?: string | undefined;
  /** Whose it is, or on what. */
  readonly detail: string | null;
  /** The day that has passed or comes. */
  readonly on: string | null;
  /** Tenths of the counter beyond what was due. */
  readonly overTenths?: number | null | undefined;
  readonly onHand?: number | undefined;
  readonly min?: number | null | undefined;
  readonly unit?: string | undefined;
  /** The day at which its page is opened. */
  readonly opensOn?: CalendarDate | undefined;
  readonly book?: WaitingOfBook | undefined;
  readonly rest?: WaitingOfRest | undefined;
}

export interface AttentionCard {
  readonly kind: AttentionKind;
  /** Counted to a thousand and no further. */
  readonly count: number;
  /** Of late jobs: how many by date, how many by counter; one may be both. */
  readonly byDate?: number | undefined;
  readonly byCounter?: number | undefined;
  readonly lines: readonly AttentionLine[];
}

export const worstShown = 3;

/** Cards with something on them, gravest first. */
export function inOrder(cards: readonly (AttentionCard | null)[]): AttentionCard[] {
  return cards
    .filter((card) => card !== null)
    .filter(({ count }) => count > 0)
    .sort((a, b) => attentionKinds.indexOf(a.kind) - attentionKinds.indexOf(b.kind));
}
