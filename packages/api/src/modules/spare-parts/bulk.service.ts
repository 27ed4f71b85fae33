import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectVersion } from "../../kit/rows.ts";
import type { SparePartRow } from "../equipment/equipment.record.ts";
import { bulkEditItems } from "../inventory/bulk.service.ts";
import { linkedItemVersions } from "./linked-items.repository.ts";
import { expectMayWritePart } from "./part-editing.service.ts";
import { updateParts } from "./part-rows.repository.ts";
import { lockParts, recordPartChange } from "./saving.service.ts";
import { moveParts } from "./sections.service.ts";
import type { BulkEditPartsInput } from "./spare-parts.schema.ts";

/** The same change to many parts: all of them or none. */
export async function bulkEditParts(
  scope: VesselScope,
  { parts, change }: BulkEditPartsInput,
): Promise<{ changed: number }> {
  const ids = parts.map(({ id }) => id);
  const before = await lockParts(scope, ids);
  for (const { id, version } of parts) {
    const row = before.find((known) => known.id === id);
    if (row) expectVersion(row, version);
  }
  if (change.field === "sectionId") return { changed: await moveParts(scope, ids, change.value) };
  if (change.field === "minQuantity") return setMinimum(scope, before, change.value);
  const values = { [change.field]: change.value ?? null };
  for (const part of before) await expectMayWritePart(scope, part, values);
  const after = await updateParts(scope.tx, scope.vesselId, ids, values, scope.now);
  await recordPartChange(scope, before, after);
  return { changed: after.length };
}

/** The minimum is the item's, whichever of the machines it is a part of. */
async function setMinimum(scope: VesselScope, parts: readonly SparePartRow[], value: number | null) {
  if (!can(scope.access, "inventory:edit"))
    throw new AppError("forbidden", "refusals:closedToRole", { module: "inventory" });
  const itemIds = [...new Set(parts.flatMap(({ itemId }) => itemId ?? []))];
  const items = await linkedItemVersions(scope.tx, scope.vesselId, itemIds);
  if (items.length === 0) throw new AppError("conflict", "spares:refusal.noneLinked");
  return bulkEditItems(scope, { items, change: { field: "minQuantity", value } });
}
