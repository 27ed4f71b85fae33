import {
  asType,
  type ColumnFault,
  type ColumnType,
  columnFaults,
  columnTypes,
  type DesignedColumn,
} from "@ymp/core/books/custom-book";
import { newId } from "@ymp/core/ids";
import { isSeen } from "@ymp/core/seen-text";
import { z } from "zod";
import { useDraftPlace } from "../../../lib/forms/use-draft-place.ts";
import { useKeptTyped } from "../../../lib/forms/use-kept-typed.ts";

const column = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(columnTypes),
  unit: z.string().optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  decimals: z.number().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string(), isArchived: z.boolean().optional() })).optional(),
  isRequired: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  warnsOnly: z.boolean().optional(),
});

const design = z.object({
  id: z.string(),
  version: z.number().optional(),
  title: z.string(),
  columns: z.array(column),
});
export interface BookDesign extends Record<string, unknown> {
  readonly id: string;
  /** Of the book that it was begun from: what another master designed since is not signed away. */
  readonly version?: number | undefined;
  readonly title: string;
  readonly columns: readonly DesignedColumn[];
}

const idOf = ({ id }: BookDesign) => id;

/** What is designed, kept on the device until it is signed. */
export function useBookDesign(bookId: string | undefined, fresh: () => BookDesign) {
  const place = useDraftPlace("book design", bookId);
  return useKeptTyped<BookDesign>({ place, schema: design as unknown as z.ZodType<BookDesign>, idOf, fresh });
}

/** Made once, and the same for good: what is written stands under it. */
const newKey = (): string => `c${newId().replaceAll("-", "")}`;

export function newColumn(type: ColumnType): DesignedColumn {
  const isChoice = type === "select" || type === "multiselect";
  return { key: newKey(), label: "", type, ...(isChoice && { options: [newOption()] }) };
}

export const newOption = () => ({ value: newKey(), label: "" });

export function changedType(one: DesignedColumn, type: ColumnType): DesignedColumn {
  const { options, ...others } = asType(one, type);
  const { options: usual } = newColumn(type);
  return { ...others, ...(usual && { options: options ?? usual }) };
}

export interface DesignFault {
  readonly at: number;
  readonly field: ColumnFault["field"];
  readonly messageKey: string;
}

/** What keeps it from being signed, as the server would say it. */
export function faultsOf({ columns }: BookDesign): DesignFault[] {
  const unnamed = columns.flatMap(({ label }, at): DesignFault[] =>
    isSeen(label) ? [] : [{ at, field: "label", messageKey: "book-design:labelMissing" }],
  );
  const nameless = columns.flatMap(({ options = [] }, at): DesignFault[] =>
    options.some(({ label }) => !isSeen(label))
      ? [{ at, field: "options", messageKey: "book-design:optionMissing" }]
      : [],
  );
  const isTold = (at: number, field: string) =>
    [...unnamed, ...nameless].some((fault) => fault.at === at && fault.field === field);
  const others = columnFaults(columns)
    .filter(({ at, field }) => !isTold(at, field))
    .map(({ code, ...where }): DesignFault => ({ ...where, messageKey: `logbook-refusals:column.${code}` }));
  return [...unnamed, ...nameless, ...others];
}

export const asksNothing = ({ columns }: BookDesign): boolean => columns.every(({ isArchived }) => isArchived);

/** As it is sent. */
export const sentColumns = (columns: readonly DesignedColumn[]) =>
  columns.map(({ options, ...one }) => ({
    ...one,
    label: one.label.trim(),
    ...(options && { options: options.map((option) => ({ ...option, label: option.label.trim() })) }),
  }));
