import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { files } from "./files.ts";

/** A company that supplies or serves the vessel: one record for parts, orders and contacts. */
export const suppliers = vesselTable(
  "suppliers",
  {
    name: text().notNull(),
    categories: text().array().notNull().default(sql`'{}'`),
    email: text(),
    phone: text(),
    streetAddress: text(),
    postalCode: text(),
    city: text(),
    country: text(),
    website: text(),
    description: text(),
    /** Countries, ports or seas, as the crew says them. */
    operatingIn: text().array().notNull().default(sql`'{}'`),
    /** One to five. */
    rating: integer(),
    currency: text(),
    leadTimeDays: integer(),
    accountNumber: text(),
    paymentTerms: text(),
    archivedAt: instant(),
    /** What was merged points to what it became, so that old links still lead somewhere. */
    mergedIntoId: uuid(),
    importId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "suppliers_merged_into",
      columns: [t.vesselId, t.mergedIntoId],
      foreignColumns: [t.vesselId, t.id],
    }),
    index("suppliers_by_name").on(t.vesselId, t.name, t.id),
    index("suppliers_by_merged").on(t.vesselId, t.mergedIntoId).where(sql`merged_into_id is not null`).concurrently(),
  ],
);

export const supplierContacts = vesselTable(
  "supplier_contacts",
  {
    supplierId: uuid().notNull(),
    name: text().notNull(),
    duty: text(),
    email: text(),
    phone: text(),
    /** Orders are addressed to this contact. */
    takesOrders: boolean().notNull().default(false),
  },
  (t) => [
    foreignKey({
      name: "supplier_contacts_supplier",
      columns: [t.vesselId, t.supplierId],
      foreignColumns: [suppliers.vesselId, suppliers.id],
    }),
    index("supplier_contacts_by_supplier").on(t.vesselId, t.supplierId, t.name),
  ],
);

/** A supplier's insurance, licence, contract or price list. */
export const supplierDocuments = vesselTable(
  "supplier_documents",
  {
    supplierId: uuid().notNull(),
    title: text().notNull(),
    kind: text({ enum: ["insurance", "licence", "contract", "price_list", "other"] })
      .notNull()
      .default("other"),
    expiresOn: calendarDate(),
    hasNoExpiry: boolean().notNull().default(false),
    fileId: uuid(),
    deletedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "supplier_documents_supplier",
      columns: [t.vesselId, t.supplierId],
      foreignColumns: [suppliers.vesselId, suppliers.id],
    }),
    foreignKey({
      name: "supplier_documents_file",
      columns: [t.vesselId, t.fileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    index("supplier_documents_by_supplier").on(t.vesselId, t.supplierId, t.expiresOn),
  ],
);
