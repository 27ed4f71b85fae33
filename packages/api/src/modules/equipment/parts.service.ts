import { can } from "@ymp/core/access/resolve-access";
import { heldPart, partPolicy } from "@ymp/core/maintenance/part-fields";
import { sumQuantities } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { maySeePrivateStock } from "./equipment.rules.ts";
import { getItem } from "./equipment.service.ts";
import { listParts } from "./parts.repository.ts";

const mostShown = 2000;

/** Spare parts with the stock they have through their inventory item. Stock that is private stays unseen. */
export async function equipmentParts(
  scope: VesselScope,
  input: { id: string; sectionId?: string | undefined; includesChildren: boolean },
) {
  await getItem(scope, input.id);
  const seesPrivate = maySeePrivateStock(scope.access);
  const { rows, hasMore } = await bounded(listParts(scope.tx, scope.vesselId, input), mostShown);
  const mayEdit = can(scope.access, "spareparts:edit");
  const parts = rows.map(({ part: { vesselId: _, ...part }, equipmentName, machine, sectionName, item, bins }) => {
    const stock = item && (seesPrivate || !item.isPrivate) ? stockOf(item, bins) : null;
    return {
      ...part,
      itemId: stock ? part.itemId : null,
      equipmentName,
      sectionName,
      stock,
      can: { fields: mayEdit ? fieldsFor(scope, partPolicy, heldPart(part, machine)) : [] },
    };
  });
  return { rows: parts, hasMore };
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
