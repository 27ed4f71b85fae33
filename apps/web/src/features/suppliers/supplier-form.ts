import type { supplierFormSchema } from "@ymp/api/modules/suppliers/suppliers.schema";
import type { z } from "zod";
import type { Supplier } from "./suppliers.queries.ts";

export type SupplierInput = z.input<typeof supplierFormSchema>;
export type SupplierField = keyof SupplierInput;

export function valuesOf(supplier: Supplier | undefined): SupplierInput {
  return {
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
