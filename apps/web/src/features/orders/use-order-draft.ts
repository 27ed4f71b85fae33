import { useEffect, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { useVessel } from "../../app/session.ts";
import {
  blankDraft,
  type DraftLine,
  draftOf,
  type KeptDraft,
  keptDraftSchema,
  type OrderDraft,
} from "./order-draft.ts";
import { mergeDrafts, type Side } from "./order-merge.ts";
import type { Order } from "./orders.queries.ts";

const storage = deviceStorage("sessionStorage");

function keptDraft(key: string): KeptDraft | null {
  const text = storage.getItem(key);
  if (!text) return null;
  const parsed = keptDraftSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** What is typed of an order, kept in the tab until it is saved: a closed sheet or a reload loses nothing. */
export function useOrderDraft(order: Order | undefined) {
  const vessel = useVessel();
  const key = `ymp.order.${vessel.id}.${order?.id ?? "new"}`;
  const saved = () => (order ? draftOf(order) : null);
  const [kept] = useState(() => keptDraft(key));
  const [draft, setDraft] = useState<OrderDraft>(() => kept?.draft ?? saved() ?? blankDraft(vessel.currency));
  /** As it was saved when the typing began; null for an order that is new. */
  const [base, setBase] = useState<OrderDraft | null>(() => (kept ? kept.base : saved()));
  const [isTouched, setTouched] = useState(kept !== null);
  useEffect(() => {
    if (isTouched) storage.setItem(key, JSON.stringify({ draft, base } satisfies KeptDraft));
  }, [draft, base, isTouched, key]);
  const write = (next: (before: OrderDraft) => OrderDraft) => {
    setTouched(true);
    setDraft(next);
  };
  return {
    draft,
    base,
    isRestored: kept !== null,
    change: (part: Partial<OrderDraft>) => write((before) => ({ ...before, ...part })),
    changeLine: (id: string, part: Partial<DraftLine>) =>
      write((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.id === id ? { ...line, ...part } : line)),
      })),
    addLine: (line: DraftLine) => write((before) => ({ ...before, lines: [...before.lines, line] })),
    removeLine: (id: string) =>
      write((before) => ({ ...before, lines: before.lines.filter((line) => line.id !== id) })),
    startAfresh: () => {
      storage.removeItem(key);
      setTouched(false);
      setDraft(saved() ?? blankDraft(vessel.currency));
      setBase(saved());
    },
    /** Goes on from what somebody else saved meanwhile, keeping what was typed here. */
    rebase: (after: OrderDraft, side: Side) => {
      write((before) => mergeDrafts(base ?? after, before, after)[side]);
      setBase(after);
    },
    forget: () => {
      storage.removeItem(key);
      setTouched(false);
    },
  };
}
export type OrderDraftState = ReturnType<typeof useOrderDraft>;
