import type { BookKind } from "@ymp/core/books/kinds";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { ownerReads, vesselTable } from "../tables.ts";
import { logbooks } from "./logbooks.ts";

/** Somebody of an authority reads the ship's books for some hours, let in by the master. Only its end is written later. */
export const inspections = vesselTable(
  "inspections",
  {
    authority: text().notNull(),
    officer: text().notNull(),
    port: text(),
    /** Kinds of books that were asked for, none for all; and of which days, by the ship's calendar. */
    askedKinds: json<BookKind[]>().notNull().default([]),
    fromDay: calendarDate(),
    toDay: calendarDate(),
    /** The account of the master who began it, and how they signed. */
    userId: uuid().notNull(),
    masterName: text().notNull(),
    masterRank: text(),
    /** Of the code and of the link, with the installation's key; null of one that arrived with the vessel, and opens nothing here. */
    codeHash: text(),
    linkHash: text(),
    endsAt: instant().notNull(),
    endedAt: instant(),
    /** The account that ended it; null where it was handed back. */
    endedBy: uuid(),
    endedHow: text({ enum: ["handed_back", "by_master"] }),
  },
  (t) => [
    ownerReads("inspections_opened"),
    uniqueIndex("inspections_code").on(t.codeHash),
    uniqueIndex("inspections_link").on(t.linkHash),
    index("inspections_by_start").on(t.vesselId, t.createdAt),
  ],
);

/** A browser in which an inspection is open. */
export const inspectionSessions = vesselTable(
  "inspection_sessions",
  {
    inspectionId: uuid().notNull(),
    tokenHash: text(),
    way: text({ enum: ["tablet", "link", "code"] }).notNull(),
    address: text().notNull(),
    userAgent: text(),
    leftAt: instant(),
  },
  (t) => [
    ownerReads("inspection_sessions_opened"),
    foreignKey({
      name: "inspection_sessions_inspection",
      columns: [t.vesselId, t.inspectionId],
      foreignColumns: [inspections.vesselId, inspections.id],
    }),
    uniqueIndex("inspection_sessions_token").on(t.tokenHash),
    index("inspection_sessions_by_inspection").on(t.vesselId, t.inspectionId),
  ],
);

export const inspectionLooks = vesselTable(
  "inspection_looks",
  {
    inspectionId: uuid().notNull(),
    /** Null for what was done from the vessel's side. */
    sessionId: uuid(),
    what: text({
      enum: [
        "opened",
        "overview",
        "book",
        "page",
        "file",
        "crew",
        "rest",
        "rest_month",
        "certified",
        "copy",
        "check",
        "left",
        "handed_back",
        "ended",
      ],
    }).notNull(),
    logbookId: uuid(),
    /** Number of the book, pages, what came of it. */
    facts: json<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [
    foreignKey({
      name: "inspection_looks_inspection",
      columns: [t.vesselId, t.inspectionId],
      foreignColumns: [inspections.vesselId, inspections.id],
    }),
    foreignKey({
      name: "inspection_looks_session",
      columns: [t.vesselId, t.sessionId],
      foreignColumns: [inspectionSessions.vesselId, inspectionSessions.id],
    }),
    foreignKey({
      name: "inspection_looks_logbook",
      columns: [t.vesselId, t.logbookId],
      foreignColumns: [logbooks.vesselId, logbooks.id],
    }),
    index("inspection_looks_by_inspection").on(t.vesselId, t.inspectionId, t.createdAt),
    index("inspection_looks_by_session").on(t.vesselId, t.sessionId).where(sql`session_id is not null`),
    index("inspection_looks_by_logbook").on(t.vesselId, t.logbookId).where(sql`logbook_id is not null`),
  ],
);

/** What the master certified as a true copy. It is reprinted from the chain as it stood at that event. */
export const inspectionCopies = vesselTable(
  "inspection_copies",
  {
    inspectionId: uuid().notNull(),
    logbookId: uuid().notNull(),
    fromPage: integer().notNull(),
    toPage: integer().notNull(),
    /** The last event of the book at that time. */
    headSeq: integer().notNull(),
    headHash: text().notNull(),
    /** Of the pages with their hashes, which the print bears. */
    hash: text().notNull(),
    userId: uuid().notNull(),
    masterName: text().notNull(),
    masterRank: text(),
    drawing: text().notNull(),
    /** With the installation's key, over all of it: the owner of the tables cannot certify anything. */
    seal: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: "inspection_copies_inspection",
      columns: [t.vesselId, t.inspectionId],
      foreignColumns: [inspections.vesselId, inspections.id],
    }),
    foreignKey({
      name: "inspection_copies_logbook",
      columns: [t.vesselId, t.logbookId],
      foreignColumns: [logbooks.vesselId, logbooks.id],
    }),
    index("inspection_copies_by_inspection").on(t.vesselId, t.inspectionId),
    index("inspection_copies_by_hash").on(t.vesselId, t.hash),
    index("inspection_copies_by_logbook").on(t.vesselId, t.logbookId),
  ],
);
