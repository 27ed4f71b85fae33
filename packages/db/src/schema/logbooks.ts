import { bookKinds } from "@ymp/core/books/kinds";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";

/** Tanks of the vessel, as the record books name them. */
export const tanks = vesselTable(
  "tanks",
  {
    name: text().notNull(),
    /** m³, as it was typed. */
    capacity: text(),
    /** Of the supplement to the IOPP certificate. */
    iopp: text({ enum: ["3.1", "3.2", "3.3"] }),
    contents: text({ enum: ["fuel", "lube", "sludge", "bilge", "ballast", "fresh", "grey", "black", "other"] }),
    /** t/m³ of what is in it: soundings in m³ tell tonnes by it. */
    density: text(),
    /** The sounding table: m³ by cm, in the order of the height. */
    calibration: json<{ cm: string; m3: string }[]>(),
  },
  (t) => [uniqueIndex("tanks_by_name").on(t.vesselId, t.name)],
);

/** One volume of one book. What it holds stands in its events; where it has come to is kept here, and proved by them. */
export const logbooks = vesselTable(
  "logbooks",
  {
    kind: text({ enum: bookKinds }).notNull(),
    /** As it stands on the cover; the chain begins with it. */
    number: text().notNull(),
    title: text(),
    /** The form it was begun with, or its own design: `BookForm` of `core/books`. */
    form: json<object>().notNull().default({}),
    /** Of an own design that was changed since: what is entered from now on. The cover keeps what it was opened with. */
    design: json<object>(),
    /** Ship, owner and registry on the cover, as they were when it was opened. */
    particulars: json<Record<string, string>>().notNull().default({}),
    openedAt: instant().notNull(),
    openedPlace: text().notNull(),
    firstPageNo: integer().notNull(),
    linesPerPage: integer().notNull(),
    headSeq: integer().notNull(),
    headHash: text().notNull(),
    entryCount: integer().notNull().default(0),
    nextPageNo: integer().notNull(),
    nextLine: integer().notNull().default(1),
    /** Of the latest operation that stands in it. */
    lastOccurredAt: instant(),
    closedAt: instant(),
    closedPlace: text(),
    /** Since when its chain was found not to hold: what the nightly proof says, no proof itself. */
    brokenSince: instant(),
    /**
     * The last event, sealed by the ship, that a device has seen and the book no longer holds; from which on events are missed, and the last
     * answer that the book held when it was seen.
     */
    lostHead: json<{ seq: number; hash: string; from?: number; line?: number }>(),
  },
  (t) => [
    uniqueIndex("logbooks_number").on(t.vesselId, t.number),
    uniqueIndex("logbooks_open_one_of_kind")
      .on(t.vesselId, t.kind)
      .where(sql`closed_at is null and kind not in ('custom', 'equipment')`),
  ],
);

/**
 * What was ever written into a volume, one event after the other; only added to. The event itself is hashed with the hash before it, the
 * other columns say the same again for finding it.
 */
export const logbookEvents = vesselTable(
  "logbook_events",
  {
    logbookId: uuid().notNull(),
    seq: integer().notNull(),
    type: text({
      enum: [
        ...(["open", "entry", "sign", "strike", "verify_page", "design", "attach", "answer_lost", "close"] as const),
        ...(["paper_period", "declaration"] as const),
      ],
    }).notNull(),
    event: json<object>().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** Of the head, by the installation's key: at each page that the master verified, and at the ends of the book. */
    seal: text(),
    userId: uuid().notNull(),
    /** The entry that is signed or struck; what a file is put to. */
    entryId: uuid(),
    fileId: uuid(),
    entryNo: integer(),
    code: text(),
    occurredAt: instant(),
    /** The page that is verified; of an entry, the first it stands on. */
    pageNo: integer(),
    lastPageNo: integer(),
    isLate: boolean(),
    correctsId: uuid(),
    /** The finished job that it was entered for. */
    jobId: uuid(),
    capacity: text({ enum: ["officer", "master", "witness"] }),
    /** All its words, for finding it. */
    words: text(),
    /** Strokes, as `core/signature` writes them; the event holds their sum. */
    drawing: text(),
  },
  (t) => [
    foreignKey({
      name: "logbook_events_logbook",
      columns: [t.vesselId, t.logbookId],
      foreignColumns: [logbooks.vesselId, logbooks.id],
    }),
    foreignKey({
      name: "logbook_events_entry",
      columns: [t.vesselId, t.entryId],
      foreignColumns: [t.vesselId, t.id],
    }),
    foreignKey({
      name: "logbook_events_corrects",
      columns: [t.vesselId, t.correctsId],
      foreignColumns: [t.vesselId, t.id],
    }),
    foreignKey({
      name: "logbook_events_file",
      columns: [t.vesselId, t.fileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    foreignKey({
      name: "logbook_events_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    index("logbook_events_by_job").on(t.vesselId, t.jobId).where(sql`job_id is not null`),
    uniqueIndex("logbook_events_seq").on(t.vesselId, t.logbookId, t.seq),
    uniqueIndex("logbook_events_entry_no").on(t.vesselId, t.logbookId, t.entryNo).where(sql`type = 'entry'`),
    uniqueIndex("logbook_events_struck_once").on(t.vesselId, t.entryId).where(sql`type = 'strike'`),
    uniqueIndex("logbook_events_signed_once").on(t.vesselId, t.entryId, t.capacity, t.userId).where(sql`type = 'sign'`),
    index("logbook_events_by_entry").on(t.vesselId, t.entryId, t.seq),
    index("logbook_events_by_corrected").on(t.vesselId, t.correctsId).where(sql`corrects_id is not null`),
    index("logbook_events_by_page").on(t.vesselId, t.logbookId, t.type, t.pageNo),
    index("logbook_events_by_code").on(t.vesselId, t.code, t.occurredAt).where(sql`type = 'entry'`),
  ],
);

/** Entries that nobody has saved yet: they have no number, and may be changed and removed. */
export const logbookDrafts = vesselTable(
  "logbook_drafts",
  {
    logbookId: uuid().notNull(),
    code: text().notNull(),
    occurredAt: instant(),
    shipOffsetMin: integer(),
    values: json<object>().notNull().default({}),
    lateReason: text(),
    correctsId: uuid(),
    /** The finished job that proposed it. */
    jobId: uuid(),
    /** The event of the design that it was written on; empty of drafts that do not say it, and of books that nobody designs. */
    design: integer(),
    /** What was written on a design before and has no place on that one, as it was written. */
    left: json<{ label: string; text: string }[]>(),
  },
  (t) => [
    foreignKey({
      name: "logbook_drafts_logbook",
      columns: [t.vesselId, t.logbookId],
      foreignColumns: [logbooks.vesselId, logbooks.id],
    }),
    foreignKey({
      name: "logbook_drafts_corrects",
      columns: [t.vesselId, t.correctsId],
      foreignColumns: [logbookEvents.vesselId, logbookEvents.id],
    }),
    foreignKey({
      name: "logbook_drafts_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    index("logbook_drafts_by_job").on(t.vesselId, t.jobId).where(sql`job_id is not null`),
    index("logbook_drafts_by_corrected").on(t.vesselId, t.correctsId).where(sql`corrects_id is not null`),
    index("logbook_drafts_by_logbook").on(t.vesselId, t.logbookId, t.id),
  ],
);
