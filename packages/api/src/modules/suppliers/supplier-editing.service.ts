import { can } from "@ymp/core/access/resolve-access";
import { AppError, type Message } from "@ymp/core/errors";
import { heldSupplier, type SupplierField, supplierPolicy } from "@ymp/core/orders/supplier-fields";
import type { VesselScope } from "../../context.ts";
import { changedFields, expectMayChange } from "../../kit/field-editing.ts";
import { orderNumberText } from "../orders/orders.record.ts";
import type { SupplierRow } from "./suppliers.record.ts";
import { ordersOutOf } from "./suppliers-list.repository.ts";

/** Holds every change by hand to `supplierPolicy`, of one supplier or of many. */
export function expectMayChangeSupplier(
  scope: VesselScope,
  supplier: SupplierRow,
  fields: readonly Exclude<SupplierField, "archivedAt">[],
): void {
  expectMayChange(scope, supplierPolicy, heldSupplier(supplier, false), fields);
}

/** The same for what a form sends: fields that are there already are no change. */
export function expectMayWrite(
  scope: VesselScope,
  supplier: SupplierRow,
  wanted: Readonly<Partial<Record<SupplierField, unknown>>>,
): void {
  const changed = changedFields(supplierPolicy, supplier, wanted);
  expectMayChange(scope, supplierPolicy, heldSupplier(supplier, false), changed);
}

/** Orders, prices and what was paid are told to those who may see the stores. */
export const seesOrders = ({ access }: Pick<VesselScope, "access">) => can(access, "inventory:view");

/** Orders that a refusal names. */
const mostNamed = 5;

/** Why the supplier is not archived: the orders that the vessel still waits for, named to anyone who may see them. Null where there are none. */
export async function whyOrdersKeep(
  scope: VesselScope,
  { id, name }: Pick<SupplierRow, "id" | "name">,
): Promise<Message | null> {
  const { rows: out, hasMore } = await ordersOutOf(scope.tx, scope.vesselId, id, mostNamed);
  if (out.length === 0) return null;
  if (!seesOrders(scope) || !can(scope.access, "supplier:view"))
    return { messageKey: "suppliers:refusal.ordersOutUnseen", params: {} };
  const named = [...out.map(orderNumberText), ...(hasMore ? ["…"] : [])];
  return { messageKey: "suppliers:refusal.ordersOut", params: { name, orders: named.join(", ") } };
}

export async function expectMaySetArchived(scope: VesselScope, supplier: SupplierRow): Promise<void> {
  const why = supplier.archivedAt ? null : await whyOrdersKeep(scope, supplier);
  if (why) throw new AppError("conflict", why.messageKey, why.params);
  expectMayChange(scope, supplierPolicy, heldSupplier(supplier, false), ["archivedAt"]);
}
