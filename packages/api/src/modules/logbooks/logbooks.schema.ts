import { capacities } from "@ymp/core/books/book-rights";
import {
  columnTypes,
  type DesignedColumn,
  mostColumns,
  mostInRows,
  mostReckoned,
  reckonings,
  rowColumnTypes,
} from "@ymp/core/books/custom-book";
import { columnFaults } from "@ymp/core/books/design-faults";
import { bookKinds } from "@ymp/core/books/kinds";
import { longestSealed } from "@ymp/core/books/sealed-signing";
import { boundedRecord, withinCharacters } from "@ymp/core/bounded-record-schema";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema, happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { mostEntryFiles } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";
import { pinSigning } from "../people/pin-signing.schema.ts";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const version = z.int().min(1);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const decimal = z
  .string()
  .max(15)
  .regex(/^-?\d{1,9}(?:\.\d{1,3})?$/);

export const shelfInput = z.object({ includesClosed: z.boolean().default(false) });
export const logbookInput = z.object({ id: idSchema });
/** `head`: a line of the mail that sends the heads of the books ashore. */
export const verifyInput = z.object({ id: idSchema, head: z.string().max(400).optional() });

/** The end of a book as a device saw it, with the seal of the ship. */
export const seenHeadInput = z.object({
  id: idSchema,
  seq: z.int().min(1).max(2_000_000_000),
  hash,
  /** The last answer that it held; devices that saw it before there were any do not say it. */
  line: z.int().min(0).max(2_000_000_000).default(0),
  seal: z.string().max(200),
});
export type SeenHeadInput = z.infer<typeof seenHeadInput>;

/** Why events are missing that a device had seen, by the master. */
export const answerLostInput = z.object({
  id: idSchema,
  /** As it was shown. */
  lost: z.object({ seq: z.int().min(1).max(2_000_000_000), hash }),
  reason: nameSchema(500, "logbook-refusals:reasonMissing"),
  ...pinSigning,
});
export type AnswerLostInput = z.infer<typeof answerLostInput>;

/** A period in which the book was kept on paper, by the master. */
export const declarePaperInput = z.object({
  id: idSchema,
  logbookId: idSchema,
  from: happenedAtSchema,
  to: happenedAtSchema,
  /** Of the paper, as they are numbered there. */
  pages: nameSchema(80, "logbook-refusals:paperPagesMissing"),
  reason: nameSchema(500, "logbook-refusals:reasonMissing"),
  ...pinSigning,
});
export type DeclarePaperInput = z.infer<typeof declarePaperInput>;

/** What was issued for this kind of book, by the master. */
export const storeDeclarationInput = z
  .object({
    id: idSchema,
    logbookId: idSchema,
    issuer: nameSchema(120, "logbook-refusals:issuerMissing"),
    reference: nameSchema(80, "logbook-refusals:referenceMissing"),
    issuedOn: happenedOnSchema,
    expiresOn: calendarDateSchema.nullish(),
    /** The version of the product that it names. */
    product: line(40).nullish(),
    ...pinSigning,
  })
  .refine(({ issuedOn, expiresOn }) => !expiresOn || issuedOn <= expiresOn, {
    path: ["expiresOn"],
    error: "logbook-refusals:endsBeforeStart",
  });
export type StoreDeclarationInput = z.infer<typeof storeDeclarationInput>;

const columnKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
const optionKey = z.string().min(1).max(40);
const option = z.object({ value: optionKey, label: nameSchema(80), isArchived: z.boolean().optional() });
const mostOptions = 40;
const mostOptionsInRows = 12;
/** An earlier answer that it depends on. */
const columnCondition = (most: number) =>
  z.object({ column: columnKey, is: z.union([z.boolean(), z.array(optionKey).max(most)]).optional() });

const columnWithin = z.object({
  key: columnKey,
  label: nameSchema(80),
  type: z.enum(rowColumnTypes),
  unit: line(20).optional(),
  min: decimal.optional(),
  max: decimal.optional(),
  decimals: z.int().min(0).max(3).optional(),
  options: z.array(option).max(mostOptionsInRows).optional(),
  isRequired: z.boolean().optional(),
  requiredWhen: columnCondition(mostOptionsInRows).optional(),
  when: columnCondition(mostOptionsInRows).optional(),
  isArchived: z.boolean().optional(),
  warnsOnly: z.boolean().optional(),
});

const designedColumn = z.object({
  ...columnWithin.shape,
  type: z.enum(columnTypes),
  options: z.array(option).max(mostOptions).optional(),
  requiredWhen: columnCondition(mostOptions).optional(),
  when: columnCondition(mostOptions).optional(),
  /** Of each of repeated rows. */
  columns: z.array(columnWithin).max(mostInRows).optional(),
  from: z.object({ how: z.enum(reckonings), of: z.array(z.string().max(81)).max(mostReckoned) }).optional(),
});

/** Of what an entry says, and of a design, which says what entries hold. */
const mostCharacters = 30_000;

const designedColumns = withinCharacters(
  z
    .array(designedColumn)
    .max(mostColumns)
    .superRefine((columns, context) => {
      for (const { at, inner, field, code } of columnFaults(columns as DesignedColumn[]))
        context.addIssue({
          code: "custom",
          path: inner === undefined ? [at, field] : [at, "columns", inner, field],
          message: `logbook-refusals:column.${code}`,
        });
    }),
  mostCharacters,
);

/** Who signs an entry of a designed book. */
const designSigners = z.object({ first: z.enum(["officer", "master"]), witness: z.boolean() });

/** What a book is begun with and keeps. */
const bookForm = z.object({
  garbage: z.enum(["2013", "2018"]).optional(),
  title: nameSchema(80).optional(),
  columns: designedColumns.optional(),
  signers: designSigners.optional(),
});

const asksAnything = (columns: readonly { isArchived?: boolean | undefined }[]): boolean =>
  columns.some(({ isArchived }) => !isArchived);

const rate = z
  .string()
  .max(7)
  .regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,2})(?:\.\d{1,3})?$/);

export const openLogbookInput = z
  .object({
    id: idSchema,
    kind: z.enum(bookKinds),
    /** Of the book itself, as it stands on its cover. */
    number: nameSchema(40, "logbook-refusals:numberMissing"),
    place: nameSchema(80, "logbook-refusals:placeMissing"),
    form: bookForm.default({}),
    /** Where a paper book was left. */
    firstPageNo: z.int().min(1).max(9999).default(1),
    linesPerPage: z.int().min(5).max(60).default(25),
    /** Of an oil record book: what the machines on board are rated for, m³ an hour. */
    separatorRate: rate.optional(),
    incineratorCapacity: rate.optional(),
    ...pinSigning,
  })
  .refine(({ kind, form }) => kind !== "custom" || form.title !== undefined, {
    path: ["form", "title"],
    error: "logbook-refusals:titleMissing",
  })
  .refine(({ kind, form }) => kind !== "custom" || asksAnything(form.columns ?? []), {
    path: ["form", "columns"],
    error: "logbook-refusals:columnsMissing",
  });
export type OpenLogbookInput = z.infer<typeof openLogbookInput>;

/** A book of an own design is designed again: what is entered from now on. */
export const designLogbookInput = z.object({
  id: idSchema,
  version,
  columns: designedColumns.refine(asksAnything, { error: "logbook-refusals:columnsMissing" }),
  /** Absent where the officer in charge signs. */
  signers: designSigners.optional(),
  ...pinSigning,
});
export type DesignLogbookInput = z.infer<typeof designLogbookInput>;

export const entriesInput = z.object({
  id: idSchema,
  pageNo: z.int().min(1).optional(),
  /** Days by the ship's clock of the entry. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  codes: z.array(z.string().max(40)).max(60).optional(),
  search: line(200).optional(),
  /** Only what waits for a signature. */
  waiting: z.boolean().default(false),
  descending: z.boolean().default(false),
  cursor: z.string().max(400).nullish(),
  limit: z.int().min(1).max(100).default(50),
});
export type EntriesInput = z.infer<typeof entriesInput>;

/** Without `id`, of whatever book it stands in. */
export const entryInput = z.object({ id: idSchema.optional(), entryId: idSchema });

const leaf = z.union([
  z.string().max(4000, "errors:tooLong"),
  z.boolean(),
  z.array(z.string().max(200)).max(60),
  z.object({ lat: z.string().max(12), lon: z.string().max(12) }),
  z.object({ port: line(80) }),
  z.null(),
]);
const fieldKey = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][\w-]{0,39}$/);
const mostFields = 60;
/** Of a machine's readings among the machines of a round. */
const rowWithin = boundedRecord(fieldKey, leaf, { maxKeys: 20, maxCharacters: 2_000 });
const row = boundedRecord(fieldKey, z.union([leaf, z.array(rowWithin).max(60)]), {
  maxKeys: mostFields,
  maxCharacters: 10_000,
});
/** By the keys of the entry type, as `core/definitions` judges them. */
const entryValues = boundedRecord(fieldKey, z.union([leaf, z.array(row).max(60)]), {
  maxKeys: mostFields,
  maxCharacters: mostCharacters,
});

export const draftFields = z.object({
  code: z.string().min(1).max(40),
  /** When it was done. Of an entry with a field `at`, that field says it. */
  occurredAt: happenedAtSchema.nullish(),
  /** How far the ship's clock was ahead of UTC, in minutes; by the vessel's time zone where nobody says it. */
  shipOffsetMin: z.int().min(-720).max(840).nullish(),
  values: entryValues,
  /** Asked of what is entered more than a day late. */
  lateReason: line(500).nullish(),
  /** The struck entry that this one replaces, or that a further entry amends or cancels. */
  correctsId: idSchema.nullish(),
  /** Of a book of an own design: the event of the design that it was written on. Absent, or 0: none that is known, where it had several. */
  design: z.int().min(0).nullish(),
  /** What was written on a design before and has no place on that one: kept with the draft, in no entry. */
  left: withinCharacters(
    z.array(z.object({ label: z.string().max(300), text: z.string().max(mostCharacters) })).max(300),
    mostCharacters,
  ).nullish(),
});
export type DraftFields = z.infer<typeof draftFields>;

/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveDraftInput = z
  .object({
    id: idSchema,
    logbookId: idSchema,
    /** Absent for a new draft. */
    version: version.optional(),
    base: draftFields.partial().optional(),
    /** Of a new draft: the finished job that proposes it. */
    jobId: idSchema.optional(),
    ...draftFields.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.code !== undefined, {
    path: ["code"],
    error: "logbook-refusals:codeMissing",
  })
  .refine((input) => input.version === undefined || input.jobId === undefined, {
    path: ["jobId"],
    error: "logbook-refusals:jobOfNewDraft",
  });
export type SaveDraftInput = z.infer<typeof saveDraftInput>;

export const ofJobInput = z.object({ jobId: idSchema });
export const draftsInput = z.object({ id: idSchema });
export const pagesInput = z.object({
  id: idSchema,
  from: z.int().min(1).optional(),
  count: z.int().min(1).max(50).default(20),
});
export type PagesInput = z.infer<typeof pagesInput>;

export const removeDraftInput = z.object({
  id: idSchema,
  version,
  /** Asked of whoever discards somebody else's. */
  reason: line(500).optional(),
});
export type RemoveDraftInput = z.infer<typeof removeDraftInput>;

/** `entryId` is made by the sender: sent again under it, the same entry is answered. */
export const submitInput = z.object({ id: idSchema, version, entryId: idSchema });
export type SubmitInput = z.infer<typeof submitInput>;

/** An entry as it stands, written on a device that may have had no link; sent again under its id, the same entry is answered. */
export const enterInput = z.object({
  id: idSchema,
  logbookId: idSchema,
  ...draftFields.omit({ left: true }).shape,
  /** By the device's clock, where it had no link. */
  writtenAt: z.date().optional(),
  /** The draft that it was made of, as its writer knew it; without a version where no answer told that it came. */
  draft: z.object({ id: idSchema, version: version.optional() }).optional(),
});
export type EnterInput = z.infer<typeof enterInput>;

/** A signature that was given without a link, sealed for this installation: who, under what, and the pin. */
export const signSealedInput = z.object({
  /** Of the book. */
  id: idSchema,
  entryId: idSchema,
  capacity: z.enum(capacities),
  sealed: z.string().max(longestSealed),
});
export type SignSealedInput = z.infer<typeof signSealedInput>;

export const signInput = z.object({
  /** Of the book. */
  id: idSchema,
  /** With the hashes of what was shown, and of its files: what is another by now is not signed. */
  entries: z
    .array(z.object({ id: idSchema, hash, files: z.array(hash).max(mostEntryFiles).default([]) }))
    .min(1)
    .max(60),
  capacity: z.enum(capacities),
  ...pinSigning,
});
export type SignInput = z.infer<typeof signInput>;

/** A file that was sent is put to an entry, a period on paper or a declaration; under the same id it is put there once. */
export const attachFileInput = z.object({ id: idSchema, entryId: idSchema, fileId: idSchema });
export type AttachFileInput = z.infer<typeof attachFileInput>;

export const countersignInput = z.object({
  id: idSchema,
  pageNo: z.int().min(1),
  /** Of the page as it was shown. */
  pageHash: hash,
  ...pinSigning,
});
export type CountersignInput = z.infer<typeof countersignInput>;

export const strikeInput = z.object({
  id: idSchema,
  entryId: idSchema,
  hash,
  reason: nameSchema(500, "logbook-refusals:reasonMissing"),
  ...pinSigning,
});
export type StrikeInput = z.infer<typeof strikeInput>;

export const closeLogbookInput = z.object({
  id: idSchema,
  version,
  place: nameSchema(80, "logbook-refusals:placeMissing"),
  ...pinSigning,
});
export type CloseLogbookInput = z.infer<typeof closeLogbookInput>;

export const dueInput = z.object({ from: calendarDateSchema, to: calendarDateSchema });
export type DueInput = z.infer<typeof dueInput>;
