import type { DraftLine, OrderDraft } from "./order-draft.ts";

/** What of an order's heading two people can change at once. */
export const headingFields = [
  "title",
  "supplier",
  "currency",
  "neededOn",
  "deliverTo",
  "notes",
  "internalNotes",
  "shippingMinor",
  "exchangeRate",
] as const;
export type HeadingField = (typeof headingFields)[number];
export type Side = "mine" | "theirs";

/** A line that was taken out is null. */
export interface LineClash {
  id: string;
  mine: DraftLine | null;
  theirs: DraftLine | null;
}

export interface DraftMerge extends Record<Side, OrderDraft> {
  fields: HeadingField[];
  lines: LineClash[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const clash = (base: unknown, mine: unknown, theirs: unknown) =>
  !same(base, mine) && !same(base, theirs) && !same(mine, theirs);

/**
 * Two drafts that began as one: what only one of the two changed is kept from them, what both changed is named, and is as
 * either had it.
 */
export function mergeDrafts(base: OrderDraft, mine: OrderDraft, theirs: OrderDraft): DraftMerge {
  const trios = [...new Set([...theirs.lines, ...mine.lines].map(({ id }) => id))].map((id) => ({
    id,
    base: lineIn(base, id),
    mine: lineIn(mine, id),
    theirs: lineIn(theirs, id),
  }));
  const as = (side: Side): OrderDraft => {
    const keep = <T>(before: T, own: T, other: T): T => {
      if (same(before, own)) return other;
      return side === "mine" || same(before, other) ? own : other;
    };
    const lines = trios.flatMap((trio) => keep(trio.base, trio.mine, trio.theirs) ?? []);
    return {
      id: mine.id,
      version: theirs.version,
      title: keep(base.title, mine.title, theirs.title),
      supplier: keep(base.supplier, mine.supplier, theirs.supplier),
      currency: keep(base.currency, mine.currency, theirs.currency),
      neededOn: keep(base.neededOn, mine.neededOn, theirs.neededOn),
      deliverTo: keep(base.deliverTo, mine.deliverTo, theirs.deliverTo),
      notes: keep(base.notes, mine.notes, theirs.notes),
      internalNotes: keep(base.internalNotes, mine.internalNotes, theirs.internalNotes),
      shippingMinor: keep(base.shippingMinor, mine.shippingMinor, theirs.shippingMinor),
      exchangeRate: keep(base.exchangeRate, mine.exchangeRate, theirs.exchangeRate),
      lines,
    };
  };
  return {
    mine: as("mine"),
    theirs: as("theirs"),
    fields: headingFields.filter((field) => clash(base[field], mine[field], theirs[field])),
    lines: trios.filter((trio) => clash(trio.base, trio.mine, trio.theirs)),
  };
}

const lineIn = ({ lines }: OrderDraft, id: string): DraftLine | null => lines.find((line) => line.id === id) ?? null;
