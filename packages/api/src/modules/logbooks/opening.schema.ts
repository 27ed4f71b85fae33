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
import { withinCharacters } from "@ymp/core/bounded-record-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";
import { pinSigning } from "../people/pin-signing.schema.ts";

const unitText = z.string().trim().max(20, "errors:tooLong");
const decimal = z
  .string()
  .max(15)
  .regex(/^-?\d{1,9}(?:\.\d{1,3})?$/);

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
  unit: unitText.optional(),
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

/** A design says what entries hold. */
export const mostCharactersOfEntry = 30_000;

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
  mostCharactersOfEntry,
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
  version: z.int().min(1),
  columns: designedColumns.refine(asksAnything, { error: "logbook-refusals:columnsMissing" }),
  /** Absent where the officer in charge signs. */
  signers: designSigners.optional(),
  ...pinSigning,
});
export type DesignLogbookInput = z.infer<typeof designLogbookInput>;
