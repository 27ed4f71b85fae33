import type { suppliers } from "@ymp/db/schema/suppliers";
import type { RecordDescriptor } from "../../platform/records.ts";

export type SupplierRow = typeof suppliers.$inferSelect;
/** A supplier is found by the people who work there, too. */
export type FindableSupplier = SupplierRow & { contactWords?: string };

export const supplierRecord: RecordDescriptor<FindableSupplier> = {
  kind: "supplier",
  searchEntry: ({ name, categories, city, country, contactWords, ...row }) =>
    name === undefined
      ? undefined
      : {
          title: name,
          detail: [categories?.join(", "), city, country].filter(Boolean).join(" · ") || null,
          text: [
            contactWords,
            row.operatingIn?.join(" "),
            row.email,
            row.phone,
            row.website,
            row.accountNumber,
            row.description,
          ],
        },
};
