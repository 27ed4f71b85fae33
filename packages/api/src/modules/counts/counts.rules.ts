import { changeableFields, type FieldEditor } from "@ymp/core/access/field-policy";
import type { Access } from "@ymp/core/access/resolve-access";
import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { countPolicy, heldCount } from "@ymp/core/maintenance/count-fields";
import type { StockCountRow } from "./counts.record.ts";

type Count = Pick<StockCountRow, "status" | "isBlind" | "createdBy">;

/** Differences are a head's to judge, as the stores are a head's to answer for. */
export function mayReview(access: Access): boolean {
  return can(access, "inventory:edit") && access.role !== null && isAtLeast(access.role, "hod");
}

/** While a blind count is open, only who reviews it is told what the books say. */
export function seesExpected({ isBlind, status }: Count, access: Access): boolean {
  return !isBlind || status !== "open" || mayReview(access);
}

interface Told {
  entries: readonly { quantity: number; isAdded: boolean }[];
  isTakenBack: boolean;
}

/**
 * Heads count blind too: of a line that nobody has counted yet nobody is told what the books say. Nor of one that nothing was added
 * to, or whose figure was taken back: it is counted by who might have been told.
 */
export function seesBooks(count: Count, access: Access, { entries, isTakenBack }: Told): boolean {
  const isCounted = entries.some(({ quantity, isAdded }) => !isAdded || quantity !== 0);
  const isLeft = count.isBlind && count.status === "open" && (isTakenBack || !isCounted);
  return !isLeft && seesExpected(count, access);
}

export function abilitiesOn(count: Count, access: Access, editor: FieldEditor) {
  const fields = can(access, "inventory:edit") ? changeableFields(countPolicy, heldCount(count), editor) : [];
  return {
    count: fields.includes("counted"),
    review: mayReview(access),
    post: count.status === "open" && fields.includes("posted"),
    cancel: fields.includes("cancelled"),
    seeExpected: seesExpected(count, access),
  };
}
