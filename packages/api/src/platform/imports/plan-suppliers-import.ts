import { identity } from "./comparable.ts";
import { longestOf } from "./import-target.ts";
import { listIn, numberIn, textIn, warningAt } from "./imported-row.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import {
  type KnownRecord,
  type PlannedRecord,
  planRecords,
  type RecordRules,
  type RecordsPlan,
  summed,
  withoutNulls,
} from "./plan-records.ts";
import type { ImportedRow } from "./read-records.ts";
import { type SupplierFieldName, suppliersTarget } from "./supplier-fields.ts";

export type SupplierRow = ImportedRow<SupplierFieldName>;

export interface SupplierParticulars {
  name: string;
  categories: readonly string[];
  email: string | null;
  phone: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
  website: string | null;
  operatingIn: readonly string[];
  rating: number | null;
  currency: string | null;
  leadTimeDays: number | null;
  accountNumber: string | null;
  paymentTerms: string | null;
  description: string | null;
}

/** Somebody who works there. */
export interface ImportedContact {
  name: string;
  duty: string | null;
  email: string | null;
  phone: string | null;
}

export interface KnownSupplier extends KnownRecord<SupplierParticulars> {
  contactNames: readonly string[];
}

export interface PlannedSupplier extends PlannedRecord<SupplierParticulars> {
  /** Not yet known at this supplier. */
  contact?: ImportedContact;
}

const rules: RecordRules<SupplierFieldName, SupplierParticulars> = {
  keys: [{ by: "name", wordOf: ({ name }) => name, agree: () => true }],
  named: "name",
  longestRemarks: longestOf(suppliersTarget, "remarks"),
  labelOf: ({ name }) => name ?? "",
  valuesOf: (row) =>
    withoutNulls({
      name: textIn(row, "name"),
      categories: listIn(row, "categories"),
      email: textIn(row, "email"),
      phone: textIn(row, "phone"),
      streetAddress: textIn(row, "streetAddress"),
      postalCode: textIn(row, "postalCode"),
      city: textIn(row, "city"),
      country: textIn(row, "country"),
      website: textIn(row, "website"),
      operatingIn: listIn(row, "operatingIn"),
      rating: numberIn(row, "rating"),
      currency: textIn(row, "currency"),
      leadTimeDays: numberIn(row, "leadTimeDays"),
      accountNumber: textIn(row, "accountNumber"),
      paymentTerms: textIn(row, "paymentTerms"),
      description: textIn(row, "remarks"),
    }),
};

/** What importing the rows would do. One supplier may stand in several rows, once for each person to ring. */
export function* planningSuppliers(
  rows: readonly SupplierRow[],
  known: readonly KnownSupplier[],
): InPieces<RecordsPlan<PlannedSupplier>> {
  const planned = yield* planRecords(rows, known, rules);
  const people = new Set(
    known.flatMap(({ id, contactNames }) => contactNames.map((name) => `${id} ${identity(name)}`)),
  );
  return summed(
    yield* mapped(planned, (record, index) => {
      const row = rows[index];
      const contact = row && record.action !== "error" ? contactOf(row) : null;
      const person = `${record.matchedId ?? identity(record.given.name ?? "")} ${identity(contact?.name ?? "")}`;
      const isNew = contact !== null && !people.has(person);
      if (isNew) people.add(person);
      return withContact(record, isNew ? contact : null);
    }),
  );
}

/** The same in one go. */
export const planSuppliersImport = (...given: Parameters<typeof planningSuppliers>) =>
  atOnce(planningSuppliers(...given));

function contactOf(row: SupplierRow): ImportedContact | null {
  const name = textIn(row, "contactName");
  if (!name) return null;
  return {
    name,
    duty: textIn(row, "contactDuty"),
    email: textIn(row, "contactEmail"),
    phone: textIn(row, "contactPhone"),
  };
}

function withContact(record: PlannedRecord<SupplierParticulars>, contact: ImportedContact | null): PlannedSupplier {
  if (contact) return { ...record, contact, action: record.action === "create" ? "create" : "update" };
  if (record.sameAs === undefined) return record;
  return { ...record, problems: [...record.problems, warningAt("name", "imports:rowSameAs", { row: record.sameAs })] };
}
