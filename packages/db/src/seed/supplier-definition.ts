import type { supplierDocuments } from "../schema/suppliers.ts";

type DocumentKind = NonNullable<(typeof supplierDocuments.$inferInsert)["kind"]>;

/** A day so many days from today, "never" for what has no expiry, "unknown" for a date nobody entered. */
export type ExpiryDefinition = { inDays: number } | "never" | "unknown";

export interface SupplierDefinition {
  name: string;
  categories: string[];
  /** Machines and items of these makers come from here, where their definition names nobody else. */
  makers?: string[];
  /** Items of these categories come from here, where neither definition nor maker names anybody. */
  stockCategories?: string[];
  address: { street: string; postal: string; city: string; country: string };
  email: string;
  phone: string;
  website?: string;
  operatingIn: string[];
  rating?: number;
  currency: "EUR" | "GBP" | "USD";
  leadTimeDays?: number;
  accountNumber?: string;
  paymentTerms?: string;
  description?: string;
  contacts: { name: string; duty: string; email: string; phone?: string; takesOrders?: true }[];
  documents?: { title: string; kind: DocumentKind; expires: ExpiryDefinition }[];
}
