import { useEffect, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { useVessel } from "../../app/session.ts";
import { blankDraft, type DraftLine, draftOf, keptDraftSchema, type OrderDraft } from "./order-draft.ts";
import type { Order } from "./orders.queries.ts";

const storage = deviceStorage("sessionStorage");

function keptDraft(key: string): OrderDraft | null {
  const text = storage.getItem(key);
  if (!text) return null;
  const parsed = keptDraftSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** What is typed of an order, kept in the tab until it is saved: a closed sheet or a reload loses nothing. */
export function useOrderDraft(order: Order | undefined) {
  const vessel = useVessel();
  const key = `ymp.order.${vessel.id}.${order?.id ?? "new"}`;
  const fresh = () => (order ? draftOf(order) : blankDraft(vessel.currency));
  const [kept] = useState(() => keptDraft(key));
  const [draft, setDraft] = useState<OrderDraft>(() => kept ?? fresh());
  const [isTouched, setTouched] = useState(kept !== null);
  useEffect(() => {
    if (isTouched) storage.setItem(key, JSON.stringify(draft));
  }, [draft, isTouched, key]);
  const write = (next: (before: OrderDraft) => OrderDraft) => {
    setTouched(true);
    setDraft(next);
  };
  return {
    draft,
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
      setDraft(fresh());
    },
    forget: () => {
      storage.removeItem(key);
      setTouched(false);
    },
  };
}
export type OrderDraftState = ReturnType<typeof useOrderDraft>;
