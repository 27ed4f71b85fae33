import { parseCalendarDate } from "@ymp/core/calendar-date";
import { accessOf, vesselOf } from "../../testing/sessions.ts";
import { aBook, onShelf } from "../logbooks/logbooks.fixture.ts";
import type { Inspected, InspectedAccount, InspectedBook } from "./inspections.queries.ts";

export const startedAt = new Date("2026-06-18T12:20:00Z");

export function shownBook(facts: Partial<InspectedBook> = {}): InspectedBook {
  const { drafts: _, ...book } = onShelf();
  return {
    ...book,
    isAsked: true,
    corrections: 3,
    losses: 0,
    papers: 0,
    declaration: null,
    isIntact: true,
    firstBad: null,
    ...facts,
  };
}

const day = parseCalendarDate;

/** Of a book with one thing of each kind that an officer asks after. */
export const anAccount: InspectedAccount = {
  period: { from: day("2023-06-18"), to: day("2026-06-18") },
  openPages: [{ pageNo: 21, state: "awaitingMaster" }],
  gaps: [{ what: "weekly", tank: "Sludge tank", dueOn: day("2026-02-02"), until: day("2026-02-09"), count: 1 }],
  corrections: [
    { no: 212, page: 21, at: startedAt, name: "Tomás Reid", rank: "Second", reason: "wrong sounding", by: 213 },
  ],
  hasMoreCorrections: false,
  signers: [{ name: "Tomás Reid", rank: "Second", role: "officer", from: day("2025-05-01"), to: day("2026-06-17") }],
};

const { access, id, name, edition, timeZone, currency } = vesselOf(accessOf());
const vessel: Inspected["vessel"] = {
  ...{ access, id, name, edition, timeZone, currency, subscriptionState: "ACTIVE", closedReason: null },
  ...{ contactEmail: null, subscriptionEndsOn: null, suspendedAt: null, suspendedReason: null, deletesAt: null },
  ...{ companyId: null, companyName: null, profileId: null, profilePhotoFileId: null, isOnMailingList: null },
};

/** What an inspector is shown, some minutes after the master began it. */
export function inspected(facts: Partial<Inspected> = {}, way: Inspected["inspection"]["way"] = "code"): Inspected {
  return {
    inspection: {
      ...{ authority: "Affaires maritimes", officer: "P. Girard", port: "Antibes", masterName: "Elena Castell", way },
      ...{ startedAt, endsAt: new Date("2026-06-18T13:20:00Z"), asked: { kinds: [], from: null, to: null } },
    },
    now: new Date("2026-06-18T12:32:00Z"),
    vessel,
    particulars: {
      ...{ name: "M/Y Seraphine", flag: "KY", imo: "9784219", callSign: "ZGHK7", mmsi: null },
      ...{ officialNumber: null, portOfRegistry: "George Town", grossTonnage: 498 },
    },
    books: [shownBook()],
    crew: { aboard: 11, papers: 88 },
    rest: { months: 2, breaches: 1 },
    copies: [],
    wrong: [
      { what: "paperExpired", count: 2, bookId: null },
      { what: "unsigned", count: 1, bookId: aBook().id },
    ],
    ...facts,
  };
}
