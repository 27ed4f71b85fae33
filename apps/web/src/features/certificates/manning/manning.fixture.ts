import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { Manning, ManningDocument, ManningLine } from "./manning.queries.ts";

export const someday = parseCalendarDate("2026-06-15");
const madeAt = new Date("2026-01-10T09:00:00Z");

const row = {
  id: newId(),
  capacity: "master",
  certificate: "certificate_of_competency",
  number: 1,
  isDual: false,
} as const;

export const aDocument: ManningDocument = {
  ...{ id: newId(), version: 1, createdAt: madeAt, updatedAt: madeAt },
  ...{ number: "MSD 748213/2", authority: "Cayman", tradingArea: "Mediterranean", rows: [row] },
  ...{ issuedOn: parseCalendarDate("2025-04-01"), expiresOn: parseCalendarDate("2030-03-31") },
  ...{ state: "valid", daysLeft: 1385 },
};

/** The captain's own certificate ended. */
export const anEmptyRow: ManningLine = {
  ...row,
  ...{ empty: 1, filled: [] },
  near: [
    {
      ...{ profileId: newId(), name: "Ana Castell", rank: "Captain", lack: "expired" },
      until: parseCalendarDate("2026-06-01"),
    },
  ],
};

export const aManning: Manning = {
  ...{ today: someday, document: aDocument, others: [], rows: [anEmptyRow], aboard: 1, isManned: false },
  can: { write: true, fields: ["number", "authority", "tradingArea", "issuedOn", "expiresOn", "rows", "removed"] },
};
