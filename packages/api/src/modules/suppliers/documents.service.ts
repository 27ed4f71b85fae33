import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { paperStatusOn } from "@ymp/core/people/document-status";
import { supplierDocuments } from "@ymp/db/schema/suppliers";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { withChanges } from "../../kit/with-changes.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import {
  findDocument,
  insertDocument,
  listDocuments,
  type SupplierDocumentRow,
  updateDocument,
} from "./documents.repository.ts";
import { expectMayChangeSupplier } from "./supplier-editing.service.ts";
import type { SaveSupplierDocumentInput } from "./suppliers.schema.ts";
import { lockSupplier, recordSupplierChange } from "./suppliers.service.ts";

/** A supplier's papers count down like certificates: 90 days, 30 days, expired. */
export async function documentsOf({ tx, vesselId, vessel, now }: VesselScope, supplierId: string) {
  const today = todayIn(vessel.timeZone, now);
  const rows = await listDocuments(tx, vesselId, supplierId);
  return rows.map((row) => ({ ...row, ...paperStatusOn({ ...row, type: "other" }, today) }));
}

export async function saveDocument(
  scope: VesselScope,
  input: SaveSupplierDocumentInput,
): Promise<{ id: string; version: number }> {
  const { id, version, base, fileId, ...values } = input;
  const supplier = await lockSupplier(scope, input.supplierId);
  expectMayChangeSupplier(scope, supplier, ["documents"]);
  const before = await findDocument(scope.tx, scope.vesselId, id);
  const sent = version === undefined && (await sentBefore(scope, id, before, { supplierId: supplier.id }));
  if (sent) return { id, version: sent.version };
  const known = version === undefined ? undefined : expectOf(before, supplier.id);
  const of = [[supplierDocuments.supplierId, supplier.id]] as const;
  if (!known) await expectRoom(scope.tx, supplierDocuments, { vesselId: scope.vesselId, most: mostOfOne.papers, of });
  if (known) {
    if (!expectBase(known, { version: version ?? 0, base }, { ...values, fileId }))
      return { id, version: known.version };
    refuseEndOfEndless(withChanges(known, values));
  }
  if (fileId && fileId !== known?.fileId) await expectFileFor(scope, fileId, { kind: "supplier", id: supplier.id });
  const written = { ...values, ...(fileId === undefined ? {} : { fileId }), updatedAt: scope.now };
  const after = known
    ? await updateDocument(scope.tx, known, written)
    : await insertDocument(scope.tx, {
        ...stampOf(scope, id),
        ...written,
        title: values.title ?? "",
      });
  await recordSupplierChange(scope, supplier, known ? "document_changed" : "document_added", undefined, {
    title: after.title,
    expiresOn: after.expiresOn,
  });
  return { id, version: after.version };
}

function expectOf(row: SupplierDocumentRow | undefined, supplierId: string): SupplierDocumentRow {
  return expectRow(row?.supplierId === supplierId && !row.deletedAt ? row : undefined);
}

/** One may have said that it never ends, and somebody else when it does. */
function refuseEndOfEndless({ hasNoExpiry, expiresOn }: Pick<SupplierDocumentRow, "hasNoExpiry" | "expiresOn">): void {
  if (hasNoExpiry && expiresOn)
    throw new AppError("invalid", "suppliers:expiryOfEndless", {}, { expiresOn: "suppliers:expiryOfEndless" });
}

/** The scan of the paper, once it has arrived. */
export async function setDocumentFile(
  scope: VesselScope,
  { id, fileId }: { id: string; fileId: string | null },
): Promise<void> {
  const document = expectRow(await findDocument(scope.tx, scope.vesselId, id));
  const supplier = await lockSupplier(scope, document.supplierId);
  expectMayChangeSupplier(scope, supplier, ["documents"]);
  if (document.fileId === fileId) return;
  if (fileId) await expectFileFor(scope, fileId, { kind: "supplier", id: supplier.id });
  await updateDocument(scope.tx, document, { fileId, updatedAt: scope.now });
  await recordSupplierChange(scope, supplier, "document_changed", undefined, {
    title: document.title,
    expiresOn: document.expiresOn,
  });
}

/** Out of the list and of the alerts; `restoreDocument` brings it back. */
export async function removeDocument(scope: VesselScope, id: string): Promise<void> {
  await setRemoved(scope, id, scope.now, "document_removed");
}

export async function restoreDocument(scope: VesselScope, id: string): Promise<void> {
  await setRemoved(scope, id, null, "document_added");
}

async function setRemoved(scope: VesselScope, id: string, deletedAt: Date | null, verb: string): Promise<void> {
  const document = expectRow(await findDocument(scope.tx, scope.vesselId, id));
  const supplier = await lockSupplier(scope, document.supplierId);
  expectMayChangeSupplier(scope, supplier, ["documents"]);
  if ((document.deletedAt !== null) === (deletedAt !== null)) return;
  await updateDocument(scope.tx, document, { deletedAt, updatedAt: scope.now });
  await recordSupplierChange(scope, supplier, verb, undefined, {
    title: document.title,
    expiresOn: document.expiresOn,
  });
}
