import { orderFormSchema, orderLineInput } from "@ymp/api/modules/orders/orders.schema";
import { newId } from "@ymp/core/ids";
import type { FieldErrors } from "react-hook-form";
import { z } from "zod";
import type { Order, OrderLine } from "./orders.queries.ts";

/** A line as it is typed: figures are null while nothing readable is there. */
export interface DraftLine {
  id: string;
  /** What the writer may not see keeps its place by its id. */
  isHidden: boolean;
  itemId: string | null;
  sparePartId: string | null;
  jobId: string | null;
  jobName: string | null;
  equipmentId: string | null;
  description: string;
  partNo: string;
  unit: string;
  quantity: number | null;
  unitsPerPurchase: number | null;
  unitPriceMinor: number | null;
  taxPermille: number | null;
  note: string;
}

/** Quantities are typed with three decimals. */
export const thousandthsOf = (quantity: number | null) => (quantity === null ? null : Math.round(quantity * 1000));
export const fromThousandths = (steps: number | null) => (steps === null ? null : steps / 1000);

/** A line that says nothing is left away. */
const tellingLines = (lines: readonly DraftLine[]): DraftLine[] =>
  Array.isArray(lines)
    ? lines.filter((line) => line.isHidden || line.itemId || line.description.trim() || line.partNo)
    : [];

const line = orderLineInput.extend({ isHidden: z.boolean(), jobName: z.string().nullable() });
const named = z.object({ id: z.string(), name: z.string() });

export const orderForm = orderFormSchema.omit({ supplierId: true, expectedOn: true, lines: true }).extend({
  supplier: named.nullable(),
  lines: z.preprocess(tellingLines, z.array(line).max(200, "orders:fault.tooManyLines")),
});
export type OrderDraft = z.input<typeof orderForm>;
export type OrderWritten = z.output<typeof orderForm>;

export function blankLine(values: Partial<DraftLine> = {}): DraftLine {
  return {
    ...{ id: newId(), isHidden: false, itemId: null, sparePartId: null, jobId: null, jobName: null, equipmentId: null },
    ...{ description: "", partNo: "", unit: "pcs", quantity: 1, unitsPerPurchase: 1 },
    ...{ unitPriceMinor: null, taxPermille: null, note: "" },
    ...values,
  };
}

export const valuesOf = (order: Order | undefined, currency: string): OrderDraft => ({
  title: order?.title ?? "",
  supplier: order?.supplierId ? { id: order.supplierId, name: order.supplierName ?? "" } : null,
  currency: order?.currency ?? currency,
  neededOn: order?.neededOn ?? null,
  deliverTo: order?.deliverTo ?? "",
  notes: order?.notes ?? "",
  internalNotes: order?.internalNotes ?? "",
  shippingMinor: order?.shippingMinor ?? null,
  exchangeRate: order?.exchangeRate ?? null,
  lines: order?.lines.map(draftLineOf) ?? [],
});

function draftLineOf(line: OrderLine): DraftLine {
  const { id, isHidden, itemId, sparePartId, jobId, equipmentId, unit, quantity, unitsPerPurchase } = line;
  const { unitPriceMinor, taxPermille, jobTitle, description, partNo, note } = line;
  return {
    ...{ id, isHidden, itemId, sparePartId, jobId, equipmentId, unit, quantity, unitsPerPurchase },
    ...{ unitPriceMinor, taxPermille, jobName: jobTitle },
    description: isHidden ? "…" : description,
    partNo: partNo ?? "",
    note: note ?? "",
  };
}

/** As the procedure takes it. */
export function inputOf({ supplier, ...values }: Partial<OrderWritten>) {
  return { ...values, ...(supplier === undefined ? {} : { supplierId: supplier?.id ?? null }) };
}

/** Message keys by the path of the field, as "lines.<id>.quantity" for lines. */
export function faultsOf(errors: FieldErrors<OrderDraft>, lines: readonly DraftLine[]): Record<string, string> {
  const { lines: ofLines, ...ofHeading } = errors;
  const said = (path: string, message: string | undefined) => (message ? [[path, message] as const] : []);
  const told = tellingLines(lines);
  return Object.fromEntries([
    ...Object.entries(ofHeading).flatMap(([field, error]) => said(field, error?.message?.toString())),
    ...said("lines", ofLines?.message ?? ofLines?.root?.message),
    ...told.flatMap(({ id }, place) =>
      Object.entries(ofLines?.[place] ?? {}).flatMap(([field, error]) =>
        said(
          `lines.${id}.${field}`,
          typeof error === "object" && "message" in error ? String(error.message) : undefined,
        ),
      ),
    ),
  ]);
}
