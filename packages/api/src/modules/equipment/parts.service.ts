import { AppError } from "@ymp/core/errors";
import { sumQuantities } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { expectRow, expectVersion, isRetry } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { dropSearchEntry } from "../../platform/search/search.repository.ts";
import { stampOf } from "./counters.service.ts";
import { partRecord, type SparePartRow } from "./equipment.record.ts";
import { maySeePrivateStock } from "./equipment.rules.ts";
import { getItem } from "./equipment.service.ts";
import { deletePart, findPart, insertPart, isSectionOf, listParts, updatePartRow } from "./parts.repository.ts";
import type { AddPartInput, UpdatePartInput } from "./parts.schema.ts";

/** Spare parts with the stock they have through their inventory item. Stock that is private stays unseen. */
export async function equipmentParts(
  scope: VesselScope,
  input: { id: string; sectionId?: string | undefined; includesChildren: boolean },
) {
  await getItem(scope, input.id);
  const seesPrivate = maySeePrivateStock(scope.access);
  const rows = await listParts(scope.tx, scope.vesselId, input);
  return rows.map(({ part: { vesselId: _, ...part }, equipmentName, sectionName, item, bins }) => {
    const stock = item && (seesPrivate || !item.isPrivate) ? stockOf(item, bins) : null;
    return { ...part, itemId: stock ? part.itemId : null, equipmentName, sectionName, stock };
  });
}

type Listed = Awaited<ReturnType<typeof listParts>>[number];

function stockOf(item: NonNullable<Listed["item"]>, bins: Listed["bins"]) {
  const onHand = sumQuantities(bins.map(({ quantity }) => quantity));
  return {
    itemName: item.name,
    unit: item.unit,
    isCritical: item.isCritical,
    onHand,
    minQuantity: item.minQuantity,
    /** Equal to the minimum is not below it. */
    isBelowMinimum: item.minQuantity !== null && onHand < item.minQuantity,
    bins,
  };
}

export async function addPart(scope: VesselScope, input: AddPartInput): Promise<{ id: string }> {
  const { tx, vesselId } = scope;
  if (isRetry(await findPart(tx, vesselId, input.id), scope.actor.userId)) return { id: input.id };
  const equipment = await getItem(scope, input.equipmentId);
  await expectSection(scope, input.sectionId, equipment.id);
  const part = await insertPart(tx, { ...input, ...stampOf(scope, input.id) });
  await tell(scope, part, { verb: "created", after: part });
  return { id: part.id };
}

export async function updatePart(
  scope: VesselScope,
  { id, version, ...given }: UpdatePartInput,
): Promise<{ version: number }> {
  const before = await lockPart(scope, id);
  expectVersion(before, version);
  await expectSection(scope, given.sectionId, before.equipmentId);
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = await updatePartRow(scope.tx, scope.vesselId, id, { ...values, updatedAt: scope.now });
  await tell(scope, after, { verb: "updated", before, after });
  return { version: after.version };
}

/** Takes the part off the machine's list; its stock stays where it is. */
export async function removePart(scope: VesselScope, id: string): Promise<void> {
  const part = await lockPart(scope, id);
  await deletePart(scope.tx, scope.vesselId, id);
  await dropSearchEntry(scope.tx, scope.vesselId, "part", id);
  await tell(scope, part, { verb: "removed" });
}

async function lockPart(scope: VesselScope, id: string): Promise<SparePartRow> {
  const part = expectRow(await findPart(scope.tx, scope.vesselId, id, true));
  await getItem(scope, part.equipmentId);
  return part;
}

async function expectSection(
  scope: VesselScope,
  sectionId: string | null | undefined,
  equipmentId: string,
): Promise<void> {
  if (!sectionId || (await isSectionOf(scope.tx, scope.vesselId, sectionId, equipmentId))) return;
  throw new AppError("invalid", "equipment:sectionOfOther", {}, { sectionId: "equipment:sectionOfOther" });
}

async function tell(
  scope: VesselScope,
  part: SparePartRow,
  change: { verb: string; before?: SparePartRow; after?: SparePartRow },
): Promise<void> {
  await recordChange(scope, partRecord, part.id, {
    ...change,
    facts: { designation: part.designation, partNo: part.partNo },
    relatedIds: [part.equipmentId, part.itemId],
  });
}
