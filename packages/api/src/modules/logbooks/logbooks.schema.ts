import { capacities } from "@ymp/core/books/book-rights";
import { longestSealed } from "@ymp/core/books/sealed-signing";
import { boundedRecord, withinCharacters } from "@ymp/core/bounded-record-schema";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema, happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { mostEntryFiles } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";
import { pinSigning } from "../people/pin-signing.schema.ts";
import { mostCharactersOfEntry } from "./opening.schema.ts";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const version = z.int().min(1);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
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
  maxCharacters: mostCharactersOfEntry,
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
    z.array(z.object({ label: z.string().max(300), text: z.string().max(mostCharactersOfEntry) })).max(300),
    mostCharactersOfEntry,
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
