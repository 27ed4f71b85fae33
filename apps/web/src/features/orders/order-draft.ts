import { type OrderLineInput, type SaveOrderInput, saveOrderInput } from "@ymp/api/modules/orders/orders.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { newId } from "@ymp/core/ids";
import { z } from "zod";
import type { Order, OrderLine } from "./orders.queries.ts";

/** A line as it is typed: quantities in thousandths, figures null while nothing readable stands there. */
export interface DraftLine {
  id: string;
  isHidden: boolean;
  itemId: string | null;
  sparePartId: string | null;
  jobId: string | null;
  jobName: string | null;
  equipmentId: string | null;
  description: string;
  partNo: string;
  unit: string;
  thousandths: number | null;
  packThousandths: number | null;
  unitPriceMinor: number | null;
  taxPermille: number | null;
  note: string;
}

export interface OrderDraft {
  id: string;
  version?: number | undefined;
  title: string;
  supplier: { id: string; name: string } | null;
  currency: string;
  neededOn: CalendarDate | null;
  deliverTo: string;
  notes: string;
  internalNotes: string;
  shippingMinor: number | null;
  exchangeRate: number | null;
  lines: DraftLine[];
}

export function blankLine(values: Partial<DraftLine> = {}): DraftLine {
  return {
    id: newId(),
    isHidden: false,
    itemId: null,
    sparePartId: null,
    jobId: null,
    jobName: null,
    equipmentId: null,
    description: "",
    partNo: "",
    unit: "pcs",
    thousandths: 1000,
    packThousandths: 1000,
    unitPriceMinor: null,
    taxPermille: null,
    note: "",
    ...values,
  };
}

export function draftOf(order: Order): OrderDraft {
  const { id, version, title, currency, neededOn, shippingMinor, exchangeRate } = order;
  return {
    ...{ id, version, title, currency, neededOn, shippingMinor, exchangeRate },
    supplier: order.supplierId ? { id: order.supplierId, name: order.supplierName ?? "" } : null,
    deliverTo: order.deliverTo ?? "",
    notes: order.notes ?? "",
    internalNotes: order.internalNotes ?? "",
    lines: order.lines.map(draftLineOf),
  };
}

function draftLineOf(line: OrderLine): DraftLine {
  const { id, isHidden, itemId, sparePartId, jobId, equipmentId, unit, unitPriceMinor, taxPermille } = line;
  return {
    ...{ id, isHidden, itemId, sparePartId, jobId, equipmentId, unit, unitPriceMinor, taxPermille },
    jobName: line.jobTitle,
    description: line.description,
    partNo: line.partNo ?? "",
    thousandths: Math.round(line.quantity * 1000),
    packThousandths: Math.round(line.unitsPerPurchase * 1000),
    note: line.note ?? "",
  };
}

export const blankDraft = (currency: string): OrderDraft => ({
  id: newId(),
  title: "",
  supplier: null,
  currency,
  neededOn: null,
  deliverTo: "",
  notes: "",
  internalNotes: "",
  shippingMinor: null,
  exchangeRate: null,
  lines: [],
});

/** A line that says nothing is left away; one that the writer may not see keeps its place by its id. */
export function inputOf({ supplier, lines, ...heading }: OrderDraft): SaveOrderInput {
  const told = lines.filter(
    (line) => line.isHidden || line.itemId || line.description.trim() !== "" || line.partNo !== "",
  );
  return { ...heading, supplierId: supplier?.id ?? null, expectedOn: null, lines: told.map(lineInputOf) };
}

function lineInputOf(line: DraftLine): OrderLineInput {
  const { id, itemId, sparePartId, jobId, equipmentId, partNo, unit, unitPriceMinor, taxPermille, note } = line;
  return {
    ...{ id, itemId, sparePartId, jobId, equipmentId, partNo, unit, unitPriceMinor, taxPermille, note },
    description: line.isHidden ? "…" : line.description,
    quantity: (line.thousandths ?? 0) / 1000,
    unitsPerPurchase: (line.packThousandths ?? 0) / 1000,
  };
}

/** Message keys by the path of the field, as "lines.<id>.quantity" for lines. */
export function faultsOf(draft: OrderDraft): Record<string, string> {
  const input = inputOf(draft);
  const result = saveOrderInput.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => {
      const [first, place, field] = path;
      const line = first === "lines" && typeof place === "number" ? input.lines[place] : undefined;
      return [line ? `lines.${line.id}.${String(field)}` : path.join("."), message];
    }),
  );
}

const text = z.string();
const figure = z.number().nullable();
const draftLineSchema = z.object({
  id: text,
  isHidden: z.boolean(),
  itemId: text.nullable(),
  sparePartId: text.nullable(),
  jobId: text.nullable(),
  jobName: text.nullable(),
  equipmentId: text.nullable(),
  description: text,
  partNo: text,
  unit: text,
  thousandths: figure,
  packThousandths: figure,
  unitPriceMinor: figure,
  taxPermille: figure,
  note: text,
});

const orderDraftSchema = z.object({
  id: text,
  version: z.number().optional(),
  title: text,
  supplier: z.object({ id: text, name: text }).nullable(),
  currency: text,
  neededOn: calendarDateSchema.nullable(),
  deliverTo: text,
  notes: text,
  internalNotes: text,
  shippingMinor: figure,
  exchangeRate: figure,
  lines: z.array(draftLineSchema),
}) satisfies z.ZodType<OrderDraft>;

/** What is typed, and what it began from, as they are kept in the tab. */
export const keptDraftSchema = z.object({ draft: orderDraftSchema, base: orderDraftSchema.nullable() });
export type KeptDraft = z.infer<typeof keptDraftSchema>;
