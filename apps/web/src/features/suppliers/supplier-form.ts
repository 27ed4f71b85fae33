import { saveSupplierInput } from "@ymp/api/modules/suppliers/suppliers.schema";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { Supplier } from "./suppliers.queries.ts";

export const supplierSchema = saveSupplierInput;
export type SupplierInput = z.input<typeof supplierSchema>;
export type SupplierValues = z.output<typeof supplierSchema>;
export type SupplierForm = UseFormReturn<SupplierInput, unknown, SupplierValues>;

export const supplierFields = [
  ...(["name", "categories", "email", "phone", "website", "streetAddress", "postalCode", "city", "country"] as const),
  ...(["operatingIn", "rating", "currency", "leadTimeDays", "accountNumber", "paymentTerms", "description"] as const),
];
export type SupplierField = (typeof supplierFields)[number];

export function valuesOf(supplier: Supplier | undefined, id: string): SupplierInput {
  return {
    id: supplier?.id ?? id,
    version: supplier?.version,
    name: supplier?.name ?? "",
    categories: supplier?.categories ?? [],
    operatingIn: supplier?.operatingIn ?? [],
    email: supplier?.email ?? "",
    phone: supplier?.phone ?? "",
    website: supplier?.website ?? "",
    streetAddress: supplier?.streetAddress ?? "",
    postalCode: supplier?.postalCode ?? "",
    city: supplier?.city ?? "",
    country: supplier?.country ?? "",
    rating: supplier?.rating ?? null,
    currency: supplier?.currency ?? null,
    leadTimeDays: supplier?.leadTimeDays ?? null,
    accountNumber: supplier?.accountNumber ?? "",
    paymentTerms: supplier?.paymentTerms ?? "",
    description: supplier?.description ?? "",
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that were changed here: nobody overwrites with an old value what they never touched. */
export function changedFields(before: Supplier, values: SupplierValues): SupplierField[] {
  return supplierFields.filter((field) => !same(before[field], values[field]));
}

/** Changed here and by somebody else meanwhile, to different values. */
export function conflictingFields(before: Supplier, mine: SupplierValues, theirs: Supplier): SupplierField[] {
  return changedFields(before, mine).filter(
    (field) => !same(before[field], theirs[field]) && !same(mine[field], theirs[field]),
  );
}

/** What goes to the server: only these fields, against this version. */
export function writeOf(values: SupplierValues, fields: readonly SupplierField[], version: number): SupplierInput {
  const said = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { ...said, id: values.id, version };
}
