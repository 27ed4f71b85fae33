import type { CalendarDate } from "@ymp/core/calendar-date";
import { type PaperState, paperStatusOn } from "@ymp/core/people/document-status";
import { factsOfPaper } from "@ymp/core/people/document-types";

interface Paper {
  readonly id: string;
  readonly profileId: string;
  readonly type: string;
  readonly title: string | null;
  readonly number: string | null;
  readonly issuingCountry: string | null;
  readonly issuedOn: CalendarDate | null;
  readonly expiresOn: CalendarDate | null;
  readonly hasNoExpiry: boolean;
}

/**
 * What of a paper an inspector of the ship reads: certificates whole, of medical ones whether there is one and until when. Travel
 * documents, vaccinations, contracts, next of kin and bank details are not theirs.
 */
export function shownPaper(paper: Paper, today: CalendarDate) {
  const { secrecy } = factsOfPaper(paper.type);
  const isMedical = paper.type === "medical_certificate" || paper.type === "colour_vision";
  if (secrecy !== "certificate" && !isMedical) return null;
  const { id, profileId, type, issuedOn, expiresOn, hasNoExpiry } = paper;
  return {
    ...{ id, profileId, type, issuedOn, expiresOn, hasNoExpiry, ...paperStatusOn(paper, today) },
    ...(isMedical
      ? { title: null, number: null, issuingCountry: null }
      : { title: paper.title, number: paper.number, issuingCountry: paper.issuingCountry }),
  };
}
export type ShownPaper = NonNullable<ReturnType<typeof shownPaper>>;

/** What is wrong, in the order an officer asks: what stops the ship first, what is due last. */
const order = [
  "broken",
  "lost",
  "paperExpired",
  "missing",
  "unsigned",
  "pages",
  "paper",
  "missed",
  "unfamiliar",
  "paperUrgent",
  "paperUnknown",
] as const;
export type WrongThing = {
  readonly what: (typeof order)[number];
  readonly count: number;
  /** The book it stands in; null for papers of the crew and for who signs. */
  readonly bookId: string | null;
};

interface Book {
  readonly id: string;
  readonly isIntact: boolean;
  /** How often events were missing and the master answered for it, and how often it was kept on paper. */
  readonly losses: number;
  readonly papers: number;
  readonly awaits: {
    readonly officer: number;
    readonly master: number;
    readonly witness: number;
    readonly pages: number;
  };
  readonly missing: readonly unknown[];
  readonly missed: { readonly daily: number; readonly weekly: number };
}

const ofState: Partial<Record<PaperState, WrongThing["what"]>> = {
  expired: "paperExpired",
  urgent: "paperUrgent",
  unknown: "paperUnknown",
};

/** @param notTaught who signs and was not taught the books by the records */
export function wrongThings(
  books: readonly Book[],
  papers: readonly Pick<ShownPaper, "state">[],
  notTaught: readonly string[],
): WrongThing[] {
  const ofBooks = books.flatMap(({ id: bookId, isIntact, losses, papers: onPaper, ...book }): WrongThing[] => [
    { what: "broken", count: isIntact ? 0 : 1, bookId },
    { what: "lost", count: losses, bookId },
    { what: "paper", count: onPaper, bookId },
    { what: "missing", count: book.missing.length, bookId },
    { what: "unsigned", count: book.awaits.officer + book.awaits.master + book.awaits.witness, bookId },
    { what: "pages", count: book.awaits.pages, bookId },
    { what: "missed", count: book.missed.daily + book.missed.weekly, bookId },
  ]);
  const ofPapers = Object.entries(ofState).map(
    ([state, what]): WrongThing => ({
      what,
      count: papers.filter((paper) => paper.state === state).length,
      bookId: null,
    }),
  );
  const ofSigners: WrongThing[] = [{ what: "unfamiliar", count: notTaught.length, bookId: null }];
  return [...ofBooks, ...ofPapers, ...ofSigners]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}
