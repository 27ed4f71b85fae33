import type { ManningRow } from "@ymp/core/people/safe-manning";
import { sql } from "drizzle-orm";
import { check, index, text } from "drizzle-orm/pg-core";
import { calendarDate, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";

/** A safe manning document of the vessel; the one issued last holds. */
export const manningDocuments = vesselTable(
  "manning_documents",
  {
    number: text().notNull(),
    authority: text(),
    /** The trade it is for, as it says. */
    tradingArea: text(),
    issuedOn: calendarDate().notNull(),
    /** Null: it prints no end. */
    expiresOn: calendarDate(),
    rows: json<ManningRow[]>().notNull(),
  },
  (t) => [
    check("manning_documents_in_order", sql`${t.expiresOn} is null or ${t.issuedOn} <= ${t.expiresOn}`),
    index("manning_documents_by_issue").on(t.vesselId, t.issuedOn, t.id),
  ],
);
