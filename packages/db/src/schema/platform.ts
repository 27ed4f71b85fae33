import type { ImportKind } from "@ymp/core/imported-lists";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { currentUser, currentVessel, ownerReads, vesselTable } from "../tables.ts";
import { files } from "./files.ts";

export type ChangeDiff = Record<string, { old: unknown; new: unknown }>;

/** Who changed what, from what, to what. Rows are added, never changed; each also announces itself to open screens. */
export const changes = vesselTable(
  "changes",
  {
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid(),
    actorKind: text({ enum: ["user", "token", "system"] })
      .notNull()
      .default("user"),
    recordKind: text().notNull(),
    recordId: uuid().notNull(),
    verb: text().notNull(),
    diff: json<ChangeDiff>().notNull().default({}),
    /** Facts for the reader's sentence: names, numbers, reasons. */
    facts: json<Record<string, string | number | boolean | null>>().notNull().default({}),
    /** Other records whose histories also show this change. */
    relatedIds: uuid().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index("changes_by_record").on(t.vesselId, t.recordKind, t.recordId, t.seq),
    index("changes_related").using("gin", t.relatedIds),
    index("changes_by_seq").on(t.vesselId, t.seq),
    ownerReads("changes_overview"),
  ],
);

/** What was asked with each creation whose id came from a client, so that a resent creation is distinguished from another one. */
export const creations = vesselTable("creations", { path: text().notNull(), digest: text().notNull() }, (t) => [
  index("creations_by_time").on(t.vesselId, t.createdAt),
]);

/** How writes were answered that came under a key of their sender's, so that the same one sent again is not done again. */
export const answeredWrites = vesselTable(
  "answered_writes",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** A request that writes several times keeps an answer of each. */
    step: integer().notNull(),
    path: text().notNull(),
    digest: text().notNull(),
    /** As it went over the wire, sealed; null where it was too long to be kept. */
    answer: text(),
  },
  (t) => [
    uniqueIndex("answered_writes_key").on(t.userId, t.vesselId, t.key, t.step),
    index("answered_writes_by_time").on(t.vesselId, t.createdAt),
  ],
  sql`vessel_id = ${currentVessel} or user_id = ${currentUser}`,
);

export const comments = vesselTable(
  "comments",
  {
    recordKind: text().notNull(),
    recordId: uuid().notNull(),
    body: text().notNull(),
    mentionedProfileIds: uuid().array().notNull().default(sql`'{}'`),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    deletedAt: instant(),
  },
  (t) => [index("comments_by_record").on(t.vesselId, t.recordKind, t.recordId, t.id)],
);

/** Photos and papers of a record that has no table of files of its own. */
export const recordFiles = vesselTable(
  "record_files",
  {
    recordKind: text().notNull(),
    recordId: uuid().notNull(),
    fileId: uuid().notNull(),
    /** `print`: of an order as it went out, with every line. */
    kind: text({ enum: ["photo", "file", "print"] }).notNull(),
  },
  (t) => [
    foreignKey({
      name: "record_files_file",
      columns: [t.vesselId, t.fileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    uniqueIndex("record_files_once").on(t.vesselId, t.recordKind, t.recordId, t.fileId),
    index("record_files_by_file").on(t.vesselId, t.fileId),
  ],
);

export const savedViews = vesselTable(
  "saved_views",
  {
    userId: uuid().notNull(),
    module: text().notNull(),
    name: text().notNull(),
    search: json<Record<string, unknown>>().notNull(),
    isShared: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [index("saved_views_by_module").on(t.vesselId, t.module, t.position)],
);

/** The last number given out for a key, so that numbers have no holes and are never used again. */
export const numberSequences = pgTable(
  "number_sequences",
  { vesselId: uuid().notNull(), key: text().notNull(), lastNumber: integer().notNull().default(0) },
  (t) => [
    primaryKey({ columns: [t.vesselId, t.key] }),
    pgPolicy("number_sequences_of_vessel", {
      for: "all",
      to: "public",
      using: sql`vessel_id = ${currentVessel}`,
      withCheck: sql`vessel_id = ${currentVessel}`,
    }),
  ],
);

export const imports = vesselTable("imports", {
  kind: text().$type<ImportKind>().notNull(),
  fileName: text().notNull(),
  status: text({ enum: ["applied", "undone"] })
    .notNull()
    .default("applied"),
  counts: json<Record<string, number>>().notNull().default({}),
  undoneAt: instant(),
  undoneBy: uuid(),
});

/** What an import wrote, row by row, with what stood there before, so that it can be taken back. */
export const importRows = vesselTable(
  "import_rows",
  {
    importId: uuid().notNull(),
    sourceRow: integer().notNull(),
    action: text({ enum: ["create", "update"] }).notNull(),
    recordKind: text().notNull(),
    recordId: uuid().notNull(),
    before: json<Record<string, unknown>>(),
    /** Version of the record as the import left it; a later change keeps the row from being taken back. */
    recordVersion: integer().notNull().default(1),
  },
  (t) => [
    foreignKey({
      name: "import_rows_import",
      columns: [t.vesselId, t.importId],
      foreignColumns: [imports.vesselId, imports.id],
    }),
    index("import_rows_by_import").on(t.vesselId, t.importId, t.sourceRow),
  ],
);

/** The mapping that was last accepted for files with the same headings. */
export const importMappings = vesselTable(
  "import_mappings",
  { kind: text().notNull(), signature: text().notNull(), mapping: json<Record<string, unknown>>().notNull() },
  (t) => [uniqueIndex("import_mappings_signature").on(t.vesselId, t.kind, t.signature)],
);

/** Everything of the vessel in one file, made by the queue, kept for a while and fetched by the person who asked. */
export const vesselArchives = vesselTable("vessel_archives", {
  requestedBy: uuid(),
  status: text({ enum: ["queued", "running", "ready", "failed"] })
    .notNull()
    .default("queued"),
  storageKey: text(),
  sizeBytes: bigint({ mode: "number" }),
  sha256: text(),
  failure: text(),
  counts: json<Record<string, number>>().notNull().default({}),
  readyAt: instant(),
  expiresAt: instant(),
});

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One row for each findable record. Words carry the vessel's number, so that the index is bounded by the vessel. */
export const searchEntries = vesselTable(
  "search_entries",
  {
    recordKind: text().notNull(),
    recordId: uuid().notNull(),
    title: text().notNull(),
    detail: text(),
    words: tsvector().notNull(),
  },
  (t) => [
    uniqueIndex("search_entries_record").on(t.vesselId, t.recordKind, t.recordId),
    index("search_entries_words").using("gin", t.words),
    ownerReads("search_entries_finder"),
  ],
);

/** The vessel's vocabulary, from which misspelt words are mended. */
export const searchWords = pgTable("search_words", { vesselId: uuid().notNull(), word: text().notNull() }, (t) => [
  primaryKey({ columns: [t.vesselId, t.word] }),
  index("search_words_by_beginning").on(t.vesselId, sql`word collate "C"`).concurrently(),
  /** Numbers are most of a large vessel's vocabulary, and none is meant by a misspelt word. */
  index("search_words_of_letters").on(t.vesselId, sql`word collate "C"`).where(sql`word !~ '[0-9]'`).concurrently(),
  pgPolicy("search_words_of_vessel", {
    for: "all",
    to: "public",
    using: sql`vessel_id = ${currentVessel}`,
    withCheck: sql`vessel_id = ${currentVessel}`,
  }),
  ownerReads("search_words_finder"),
]);
