import type { StockAlert } from "@ymp/core/maintenance/stock";

interface Placed {
  key: string | null;
  figureNumber: string | null;
}

/** What is in the spot: the number the maker printed, else the part's place in the list. */
export function spotLabel({ key, figureNumber }: Placed, index: number): string {
  return key?.trim() || figureNumber?.trim() || String(index + 1);
}

/** A spot belongs to the drawing of one section: it stays behind when the part leaves that. */
export function keepsSpot(
  before: { sectionId: string | null; equipmentId: string },
  after: { sectionId: string | null; equipmentId: string },
): boolean {
  return before.sectionId === after.sectionId && before.equipmentId === after.equipmentId && after.sectionId !== null;
}

/** Part numbers are written with and without spaces, dashes and dots. */
export function bareNumber(text: string | null): string {
  return (text ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export interface Linkable {
  designation: string;
  partNo: string | null;
  /** Of the machine. */
  manufacturer: string | null;
}

export interface LinkCandidate {
  id: string;
  name: string;
  partNo: string | null;
  manufacturer: string | null;
}

/** Same number and maker; same number; same name and maker. */
export type Likeness = "number_and_maker" | "number" | "name_and_maker";
const likenesses: readonly Likeness[] = ["number_and_maker", "number", "name_and_maker"];

/** Numbers of two signs are a drawing's, not a maker's. */
const leastSigns = 3;

export function likenessOf(part: Linkable, item: LinkCandidate): Likeness | null {
  const number = bareNumber(part.partNo);
  const maker = bareNumber(part.manufacturer);
  const isOfMaker = maker !== "" && maker === bareNumber(item.manufacturer);
  if (number.length >= leastSigns && number === bareNumber(item.partNo))
    return isOfMaker ? "number_and_maker" : "number";
  const isOfName = bareNumber(part.designation) === bareNumber(item.name);
  return isOfMaker && isOfName && (number === "" || item.partNo === null) ? "name_and_maker" : null;
}

/** The items a part may be, the likeliest first. */
export function proposedItems<Item extends LinkCandidate>(
  part: Linkable,
  items: readonly Item[],
): (Item & { likeness: Likeness })[] {
  return items
    .flatMap((item) => {
      const likeness = likenessOf(part, item);
      return likeness ? [{ ...item, likeness }] : [];
    })
    .sort((a, b) => likenesses.indexOf(a.likeness) - likenesses.indexOf(b.likeness) || a.name.localeCompare(b.name))
    .slice(0, 5);
}

/** Sure enough to be ticked before a person looked: one item, of the same number. */
export function isSure(candidates: readonly { likeness: Likeness }[]): boolean {
  const [first, second] = candidates;
  if (!first || first.likeness === "name_and_maker") return false;
  return !second || second.likeness !== first.likeness;
}

export type PartAlert = StockAlert | "no_minimum" | null;

/**
 * What is wrong with the stock of a part. A spare of critical equipment must have a minimum above zero; without one nobody
 * would hear that the last was taken.
 */
export function partAlertOf(
  machine: { isCritical: boolean },
  stock: { min: number | null; alert: StockAlert | null } | null,
): PartAlert {
  if (!stock) return null;
  if (stock.alert) return stock.alert;
  return machine.isCritical && (stock.min ?? 0) <= 0 ? "no_minimum" : null;
}
