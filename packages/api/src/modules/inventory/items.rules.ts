import { changeableFields, type FieldEditor } from "@ymp/core/access/field-policy";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { type EditedItem, heldItem, type ItemField, itemPolicy } from "@ymp/core/maintenance/item-fields";
import { isInWholeSteps, quantityDecimals } from "@ymp/core/units";

export interface Abilities {
  /** Fields that this person may change by hand. */
  fields: ItemField[];
  edit: boolean;
  archive: boolean;
  restore: boolean;
}

export function abilitiesOn(item: EditedItem, access: Access, editor: FieldEditor): Abilities {
  const mayEdit = can(access, "inventory:edit") && !access.seesOnlyShared;
  const fields = mayEdit ? changeableFields(itemPolicy, heldItem(item), editor) : [];
  const isLive = item.archivedAt === null;
  const mayArchive = fields.includes("archivedAt");
  return { fields, edit: mayEdit && isLive, archive: mayArchive && isLive, restore: mayArchive && !isLive };
}

/** Half a filter does not exist: what is kept in pieces moves in whole ones, and in units of one's own down to thousandths. */
export function expectWholeSteps(unit: string, quantity: number, field = "quantity"): void {
  if (!isInWholeSteps(quantity, unit))
    throw new AppError("invalid", "inventory:refusal.unitSteps", { unit }, { [field]: "inventory:refusal.unitSteps" });
}

/** The quantity, or the next larger one that the unit can tell. */
export function inWholeSteps(unit: string, quantity: number): number {
  const scale = 10 ** quantityDecimals(unit);
  return Math.ceil(Math.round(quantity * scale * 1000) / 1000) / scale;
}

/** Anyone who does not see what is private may only keep things private for themselves. */
export function ownerOf(
  given: { isPrivate?: boolean | undefined; ownerUserId?: string | null | undefined },
  before: { isPrivate: boolean; ownerUserId: string | null } | undefined,
  by: { userId: string | null; seesPrivate: boolean },
): { isPrivate: boolean; ownerUserId: string | null } {
  const isPrivate = given.isPrivate ?? before?.isPrivate ?? false;
  if (!isPrivate) return { isPrivate, ownerUserId: null };
  const named = given.ownerUserId === undefined ? before?.ownerUserId : given.ownerUserId;
  if (by.seesPrivate) return { isPrivate, ownerUserId: named === undefined ? by.userId : named };
  const ownerUserId = named ?? by.userId;
  if (ownerUserId !== by.userId)
    throw new AppError("forbidden", "inventory:refusal.notYours", {}, { ownerUserId: "inventory:refusal.notYours" });
  return { isPrivate, ownerUserId };
}

const itemLink = /[?&]item=([0-9a-f-]{36})(?:&|$)/i;
const bareId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The item that a QR code names, by its link or by its bare id. */
export function itemIdIn(code: string): string | null {
  return itemLink.exec(code)?.[1]?.toLowerCase() ?? (bareId.test(code) ? code.toLowerCase() : null);
}
