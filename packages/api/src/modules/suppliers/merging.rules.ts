import { categoriesAfter } from "./categories.rules.ts";
import type { SupplierRow } from "./suppliers.record.ts";

const filled = [
  "email",
  "phone",
  "website",
  "rating",
  "currency",
  "leadTimeDays",
  "accountNumber",
  "paymentTerms",
] as const;
const address = ["streetAddress", "postalCode", "city", "country"] as const;

type Field = (typeof filled)[number] | (typeof address)[number];

/** The one that stays keeps what it says, and takes over what it does not say. An address comes whole or not at all. */
export function mergedParticulars(from: SupplierRow, into: SupplierRow): Partial<SupplierRow> {
  const hasAddress = address.some((field) => into[field] !== null);
  const taken: readonly Field[] = hasAddress ? filled : [...filled, ...address];
  const missing = taken.filter((field) => into[field] === null && from[field] !== null);
  return {
    ...Object.fromEntries(missing.map((field) => [field, from[field]])),
    categories: categoriesAfter(into.categories, { kind: "addCategories", categories: from.categories }),
    operatingIn: categoriesAfter(into.operatingIn, { kind: "addCategories", categories: from.operatingIn }),
    description: bothTexts(into.description, from.description),
  };
}

function bothTexts(kept: string | null, other: string | null): string | null {
  if (!kept || !other || kept === other) return kept ?? other;
  return `${kept}\n\n${other}`.slice(0, 10_000);
}

/** Another address or number for the same house is kept as a contact under the old name. */
export function leftoverContact(
  from: SupplierRow,
  into: SupplierRow,
): { name: string; email: string | null; phone: string | null } | null {
  const email = into.email && from.email !== into.email ? from.email : null;
  const phone = into.phone && from.phone !== into.phone ? from.phone : null;
  return email || phone ? { name: from.name, email, phone } : null;
}
