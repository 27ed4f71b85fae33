import { departments } from "@ymp/core/access/roles";
import { boundedRecord } from "@ymp/core/bounded-record-schema";
import { idSchema } from "@ymp/core/id-schema";
import { importKinds } from "@ymp/core/imported-lists";
import { jobKinds } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { markedAs } from "@ymp/core/rest/marks";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

/** Bytes of one file; the lists of the largest yachts stay far below. */
export const largestFileBytes = 8 * 1024 * 1024;

/** The file travels with each step: the server keeps nothing of it in between. */
const file = {
  fileName: nameSchema(255),
  base64: z.base64("imports:fileDamaged").max(Math.ceil(largestFileBytes / 3) * 4, "imports:fileTooLargeToSend"),
};

export const readImportInput = z.object({ ...file, kind: z.enum(importKinds).optional() });
export type ReadImportInput = z.infer<typeof readImportInput>;

const column = z.int().min(0).max(199);
const mappedColumn = z.object({
  column,
  use: z.enum(["field", "remarks", "ignore"]),
  field: z.string().max(60).optional(),
});

/** How columns are read where a person has decided, by 0-based column. */
export const columnAnswer = z.object({
  dateOrder: z.enum(["dayFirst", "monthFirst"]).optional(),
  serialDates: z.enum(["days", "none"]).optional(),
  decimalMark: z.enum(["point", "comma"]).optional(),
  criticalScale: z.enum(["named", "graded", "letters", "numbers", "yesNo"]).optional(),
});
const answers = boundedRecord(z.string().regex(/^\d{1,3}$/), columnAnswer, { maxKeys: 200 });

/** What holds for every row that does not say it itself. */
export const fileConstants = z.object({
  kind: z.enum(jobKinds).nullish(),
  department: z.enum(departments).nullish(),
  marks: z.enum(markedAs).nullish(),
});

const sourceRow = z.string().regex(/^\d{1,5}$/);
const duplicateDecision = z.enum(["add", "leave"]);

/** What a person decides of single rows, by source row. */
export const rowDecisions = z.object({
  /** Tenths of the hours that a machine shows today. */
  hours: boundedRecord(sourceRow, z.int().min(0).max(10_000_000), { maxKeys: 2_000 }).optional(),
  duplicates: boundedRecord(sourceRow, duplicateDecision, { maxKeys: 2_000 }).optional(),
  /** For the possible duplicates that are not decided one by one. */
  otherDuplicates: duplicateDecision.nullish(),
});

const decided = {
  ...file,
  kind: z.enum(importKinds),
  sheet: z.int().min(0).max(50).default(0),
  mapping: z.array(mappedColumn).min(1).max(200),
  answers: answers.default({}),
  constants: fileConstants.default({}),
  decisions: rowDecisions.default({}),
};

export const importActions = ["create", "update", "skip", "error"] as const;
export const previewImportInput = z.object({
  ...decided,
  /** Only rows of these actions, or only rows something is said about. */
  actions: z.array(z.enum(importActions)).max(4).optional(),
  onlyWithProblems: z.boolean().default(false),
  offset: z.int().min(0).max(20_000).default(0),
  limit: z.int().min(1).max(200).default(100),
});
export type PreviewImportInput = z.infer<typeof previewImportInput>;

export const applyImportInput = z.object({
  id: idSchema,
  ...decided,
  /** Rows with errors stay out; without this they stop the whole import. */
  onlyGoodRows: z.boolean().default(false),
  /** Names that the import has to give itself, such as of services without a title, are in this language. */
  locale: z.enum(locales).default("en"),
});
export type ApplyImportInput = z.infer<typeof applyImportInput>;

export const listImportsInput = pageInput;
export const importIdInput = z.object({ id: idSchema });

export type DecidedImport = Pick<
  ApplyImportInput,
  "fileName" | "base64" | "kind" | "sheet" | "mapping" | "answers" | "constants" | "decisions"
>;
