import { newId } from "@ymp/core/ids";
import {
  type SupplierField,
  type SupplierState,
  supplierFields,
  supplierPolicy,
} from "@ymp/core/orders/supplier-fields";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { makeSupplier } from "@ymp/testing/factories/suppliers";
import { seenPlace } from "@ymp/testing/seen-places";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveSupplierInput } from "./suppliers.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function supplierIn(state: SupplierState) {
  if (state === "order out") return (await makeOrdered(world)).supplierId;
  const createdBy = world.person("engineer").userId;
  return (await makeSupplier(world, { createdBy, archivedAt: state === "archived" ? world.now() : null })).id;
}

const values: Partial<Record<SupplierField, readonly unknown[]>> = {
  categories: [["Sails"], ["Paint"]],
  operatingIn: [["Palma"], ["Antibes"]],
  email: ["one@chandler.test", "other@chandler.test"],
  website: ["one.test", "other.test"],
  currency: ["USD", "GBP"],
  leadTimeDays: [3, 4],
  rating: [3, 4],
};

const seen = readOnce((id) => world.as("captain").suppliers.get({ id }));

async function change(caller: Caller, id: string, field: SupplierField, turn: number): Promise<unknown> {
  const supplier = await seen(id);
  const versioned = { id, version: supplier.version };
  const { suppliers } = caller;
  switch (field) {
    case "archivedAt":
      return supplier.archivedAt ? suppliers.restore(versioned) : suppliers.archive(versioned);
    case "contacts":
      return suppliers.saveContact({ id: newId(), supplierId: id, name: "Luc" });
    case "documents":
      return suppliers.saveDocument({ id: newId(), supplierId: id, title: "Insurance" });
    default: {
      const others = (values[field] ?? ["one", "other"]).filter(
        (value) => JSON.stringify(value) !== JSON.stringify(supplier[field]),
      );
      return suppliers.save(saveSupplierInput.parse({ ...versioned, [field]: others[turn % others.length] }));
    }
  }
}

it("every field of the call has somebody who may change it", () => {
  const { id: _, version: __, base: ___, ...fields } = saveSupplierInput.shape;
  expect(Object.keys(fields).filter((field) => !supplierFields.some((known) => known === field))).toEqual([]);
});

it("each field of a supplier is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: supplierPolicy, module: "supplier", make: supplierIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("a supplier with an order out is archived by nobody, alone or among many, until the order is settled", async () => {
  const { id: orderId, version, supplierId: id, numberText } = await makeOrdered(world);
  const { suppliers, orders } = world.as("captain");
  const first = await suppliers.get({ id });
  expect(first.can).toMatchObject({ archive: false, whyKept: { params: { orders: numberText } } });
  expect(first.can.fields).not.toContain("archivedAt");
  const versioned = { id, version: first.version };
  const refusal = { code: "conflict", messageKey: "suppliers:refusal.ordersOut", params: { orders: numberText } };
  expect(await refusalOf(suppliers.archive(versioned))).toMatchObject(refusal);
  const many = { items: [versioned], change: { kind: "archive" as const } };
  expect(await refusalOf(suppliers.bulkEdit(many))).toMatchObject(refusal);
  await orders.cancel({ id: orderId, version, reason: "Not needed any more" });
  expect((await suppliers.get({ id })).can).toMatchObject({ archive: true, whyKept: null });
  await suppliers.archive(versioned);
});

it("anyone who may not see the orders is told that there are some, and not which", async () => {
  const { supplierId: id } = await makeOrdered(world);
  const { userId } = world.person("chief");
  const seen = await seenPlace(world.as("captain").users, userId);
  await world.as("captain").users.setAccess({ ...seen, levels: { inventory: "none" } });
  const { suppliers } = world.as("chief");
  const { version, can } = await suppliers.get({ id });
  const untold = { messageKey: "suppliers:refusal.ordersOutUnseen", params: {} };
  expect(can).toMatchObject({ archive: false, seeOrders: false, whyKept: untold });
  expect(await refusalOf(suppliers.archive({ id, version }))).toMatchObject({ code: "conflict", ...untold });
});
