import { supplierContacts } from "@ymp/db/schema/suppliers";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { deleteContact, findContact, insertContact, updateContact } from "./contacts.repository.ts";
import { expectMayChangeSupplier } from "./supplier-editing.service.ts";
import type { SaveContactInput } from "./suppliers.schema.ts";
import { lockSupplier, recordSupplierChange } from "./suppliers.service.ts";

export async function saveContact(
  scope: VesselScope,
  input: SaveContactInput,
): Promise<{ id: string; version: number }> {
  const { id, version, base, ...values } = input;
  const supplier = await lockSupplier(scope, input.supplierId);
  expectMayChangeSupplier(scope, supplier, ["contacts"]);
  const before = await findContact(scope.tx, scope.vesselId, id);
  const sent = version === undefined && (await sentBefore(scope, id, before, { supplierId: supplier.id }));
  if (sent) return { id, version: sent.version };
  const known = version === undefined ? undefined : expectRow(before?.supplierId === supplier.id ? before : undefined);
  const of = [[supplierContacts.supplierId, supplier.id]] as const;
  if (!known) await expectRoom(scope.tx, supplierContacts, { vesselId: scope.vesselId, most: mostOfOne.contacts, of });
  if (known && !expectBase(known, { version: version ?? 0, base }, values)) return { id, version: known.version };
  const after = known
    ? await updateContact(scope.tx, known, { ...values, updatedAt: scope.now })
    : await insertContact(scope.tx, { ...stampOf(scope, id), ...values, name: values.name ?? "" });
  await recordSupplierChange(scope, supplier, known ? "contact_changed" : "contact_added", undefined, {
    contact: after.name,
  });
  return { id, version: after.version };
}

export async function removeContact(scope: VesselScope, id: string): Promise<void> {
  const contact = expectRow(await findContact(scope.tx, scope.vesselId, id));
  const supplier = await lockSupplier(scope, contact.supplierId);
  expectMayChangeSupplier(scope, supplier, ["contacts"]);
  await deleteContact(scope.tx, scope.vesselId, id);
  await recordSupplierChange(scope, supplier, "contact_removed", undefined, { contact: contact.name });
}
