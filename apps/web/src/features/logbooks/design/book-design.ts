import type { Signers } from "@ymp/core/books/book-signers";
import { asType } from "@ymp/core/books/column-settings";
import {
  type ColumnCondition,
  type ColumnType,
  columnTypes,
  type DesignedColumn,
  ownSigners,
  reckonings,
  type rowColumnTypes,
} from "@ymp/core/books/custom-book";
import { type ColumnFault, columnFaults } from "@ymp/core/books/design-faults";
import { newId } from "@ymp/core/ids";
import { isSeen } from "@ymp/core/seen-text";
import { z } from "zod";
import { useDraftPlace } from "../../../lib/forms/use-draft-place.ts";
import { useKeptTyped } from "../../../lib/forms/use-kept-typed.ts";

const condition = z.object({ column: z.string(), is: z.union([z.boolean(), z.array(z.string())]).optional() });

const columnWithin = z.object({
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
  when: condition.optional(),
  requiredWhen: condition.optional(),
  from: z.object({ how: z.enum(reckonings), of: z.array(z.string()) }).optional(),
});
const column = columnWithin.extend({ columns: z.array(columnWithin).optional() });

const design = z.object({
  id: z.string(),
  version: z.number().optional(),
  title: z.string(),
  columns: z.array(column),
  signers: z.object({ first: z.enum(["officer", "master"]), witness: z.boolean() }).default({ ...ownSigners }),
});
export interface BookDesign extends Record<string, unknown> {
  readonly id: string;
  /** Of the book that it was begun from: what another master designed since is not signed away. */
  readonly version?: number | undefined;
  readonly title: string;
  readonly columns: readonly DesignedColumn[];
  readonly signers: Signers;
}

const idOf = ({ id }: BookDesign) => id;

/** What is designed, kept on the device until it is signed. */
export function useBookDesign(bookId: string | undefined, fresh: () => BookDesign) {
  const place = useDraftPlace("book design", bookId);
  return useKeptTyped<BookDesign>({ place, schema: design, idOf, fresh });
}

/** Made once, and the same for good: what is written stands under it. */
const newKey = (): string => `c${newId().replaceAll("-", "")}`;

export function newColumn(type: ColumnType): DesignedColumn {
  const isChoice = type === "select" || type === "multiselect";
  return {
    ...{ key: newKey(), label: "", type },
    ...(isChoice && { options: [newOption()] }),
    ...(type === "rows" && { columns: [newColumn("text")] }),
    ...(type === "computed" && { from: { how: "sum", of: [] } }),
  };
}

/** What is answered before the column at that place. */
export const columnsAbove = (columns: readonly DesignedColumn[], at: number): DesignedColumn[] =>
  columns.filter((_, nth) => nth < at);

export const newOption = () => ({ value: newKey(), label: "" });

/** With what such a column begins with, where it had nothing of it. */
export function changedType(one: DesignedColumn, type: ColumnType): DesignedColumn {
  const { options, columns, from } = newColumn(type);
  return { ...(options && { options }), ...(columns && { columns }), ...(from && { from }), ...asType(one, type) };
}

export interface DesignFault {
  readonly at: number;
  readonly inner?: number | undefined;
  readonly field: ColumnFault["field"];
  readonly messageKey: string;
}

/** What keeps it from being signed, as the server would say it. */
export function faultsOf({ columns }: Pick<BookDesign, "columns">): DesignFault[] {
  const unnamed = [
    ...unnamedIn(columns).map(({ nth, ...fault }) => ({ at: nth, ...fault })),
    ...columns.flatMap(({ columns: within = [] }, at) =>
      unnamedIn(within).map(({ nth, ...fault }) => ({ at, inner: nth, ...fault })),
    ),
  ];
  const isTold = ({ at, inner, field }: ColumnFault) =>
    unnamed.some((fault: DesignFault) => fault.at === at && fault.inner === inner && fault.field === field);
  const others = columnFaults(columns)
    .filter((fault) => !isTold(fault))
    .map(({ code, ...where }): DesignFault => ({ ...where, messageKey: `logbook-refusals:column.${code}` }));
  return [...unnamed, ...others];
}

const unnamedIn = (columns: readonly DesignedColumn[]) =>
  columns.flatMap(({ label, options = [] }, nth) => [
    ...(isSeen(label) ? [] : [{ nth, field: "label" as const, messageKey: "book-design:labelMissing" }]),
    ...(options.every((option) => isSeen(option.label))
      ? []
      : [{ nth, field: "options" as const, messageKey: "book-design:optionMissing" }]),
  ]);

export const asksNothing = ({ columns }: BookDesign): boolean => columns.every(({ isArchived }) => isArchived);

/** As it is sent. */
export const sentColumns = (columns: readonly DesignedColumn[]) =>
  columns.map(({ columns: within, ...one }) => ({
    ...sentColumn(one),
    ...(within && { columns: within.map((inner) => sentColumn(inner) as SentWithin) }),
  }));

type SentWithin = ReturnType<typeof sentColumn> & { type: (typeof rowColumnTypes)[number] };

const sentColumn = ({ options, when, requiredWhen, from, columns: _, ...one }: DesignedColumn) => ({
  ...one,
  label: one.label.trim(),
  ...(options && { options: options.map((option) => ({ ...option, label: option.label.trim() })) }),
  ...(when && { when: sentCondition(when) }),
  ...(requiredWhen && { requiredWhen: sentCondition(requiredWhen) }),
  ...(from && { from: { how: from.how, of: [...from.of] } }),
});

const sentCondition = ({ column: key, is }: ColumnCondition) => ({
  column: key,
  ...(is !== undefined && { is: typeof is === "boolean" ? is : [...is] }),
});
