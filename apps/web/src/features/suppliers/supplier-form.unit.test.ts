import { newId } from "@ymp/core/ids";
import { supplierFields } from "@ymp/core/orders/supplier-fields";
import { describe, expect, it } from "vitest";
import {
  changedFields,
  conflictingFields,
  type SupplierValues,
  supplierSchema,
  valuesOf,
  writeOf,
} from "./supplier-form.ts";
import type { Supplier } from "./suppliers.queries.ts";

const made = new Date("2026-06-15T09:00:00Z");

function aSupplier(given: Partial<Supplier> = {}): Supplier {
  return {
    ...{ id: newId(), version: 3, name: "Pon Power", createdAt: made, updatedAt: made, createdBy: null },
    ...{ categories: ["Engines"], operatingIn: [], email: null, phone: "+33 4", website: null, description: null },
    ...{ streetAddress: null, postalCode: null, city: "Antibes", country: null, rating: 4, currency: "EUR" },
    ...{ leadTimeDays: null, accountNumber: null, paymentTerms: null, archivedAt: null, mergedIntoId: null },
    ...{
      contacts: [],
      documents: [],
      mergedInto: null,
      can: { fields: supplierFields, edit: true, restore: false, seeOrders: true },
    },
    ...given,
  };
}

const typed = (supplier: Supplier, given: Partial<SupplierValues> = {}): SupplierValues => ({
  ...supplierSchema.parse(valuesOf(supplier, supplier.id)),
  ...given,
});

describe("the form of a supplier", () => {
  it("sends nothing of what was not touched", () => {
    const supplier = aSupplier();
    expect(changedFields(supplier, typed(supplier))).toEqual([]);
    const values = typed(supplier, { rating: 5, categories: ["Engines", "Filters"] });
    const fields = changedFields(supplier, values);
    expect(writeOf(values, fields, 3)).toEqual({
      ...{ id: supplier.id, version: 3 },
      ...{ categories: ["Engines", "Filters"], rating: 5 },
    });
  });

  it.each([
    ["another field was changed meanwhile", { phone: "+33 5" }, []],
    ["the same field was changed to the same", { rating: 5 }, []],
    ["the same field was changed to something else", { rating: 1 }, ["rating"]],
  ])("asks only where it must: %s", (_case, theirs, asked) => {
    const before = aSupplier();
    const mine = typed(before, { rating: 5 });
    expect(conflictingFields(before, mine, { ...before, ...theirs })).toEqual(asked);
  });
});
