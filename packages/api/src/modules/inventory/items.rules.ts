import { type Access, can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import { stockUnits } from "@ymp/core/units";

export interface Abilities {
  edit: boolean;
  archive: boolean;
  restore: boolean;
}

export function abilitiesOn({ archivedAt }: { archivedAt: Date | null }, access: Access): Abilities {
  const edit = can(access, "inventory:edit") && !access.seesOnlyShared;
  return { edit, archive: edit && archivedAt === null, restore: edit && archivedAt !== null };
}

/** Half a filter does not exist: what is kept in pieces moves in whole ones. */
export function expectWholeSteps(unit: string, quantity: number, field = "quantity"): void {
  const known = Object.entries(stockUnits).find(([name]) => name === unit);
  if (!known) return;
  const steps = quantity * 10 ** known[1];
  if (Math.abs(steps - Math.round(steps)) > 1e-6)
    throw new AppError("invalid", "inventory:refusal.unitSteps", { unit }, { [field]: "inventory:refusal.unitSteps" });
}

/** Whoever does not see what is private may only keep things private for themselves. */
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
