import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { draftOf, faultsOf, inputOf, type OrderDraft } from "./order-draft.ts";
import { type DraftMerge, mergeDrafts, type Side } from "./order-merge.ts";
import { useSaveOrder } from "./orders.mutations.ts";
import type { OrderDraftState } from "./use-order-draft.ts";

export interface OrderConflict extends DraftMerge {
  saved: OrderDraft;
}

/** Saves the draft; where somebody saved it meanwhile nothing typed is lost, and what both changed is for the person to decide. */
export function useOrderSave(state: OrderDraftState, onSaved: (id: string) => void) {
  const { queryClient, trpc } = useServices();
  const { draft, base } = state;
  const save = useSaveOrder();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<OrderConflict | null>(null);
  const [isMerged, setMerged] = useState(false);
  const take = (saved: OrderDraft, side: Side) => {
    state.rebase(saved, side);
    setConflict(null);
    setMerged(true);
    save.reset();
  };
  const compare = async () => {
    if (!base) return;
    const order = await queryClient.fetchQuery({ ...trpc.orders.get.queryOptions({ id: draft.id }), staleTime: 0 });
    const saved = draftOf(order);
    const merge = mergeDrafts(base, draft, saved);
    if (merge.fields.length + merge.lines.length > 0) setConflict({ ...merge, saved });
    else take(saved, "mine");
  };
  const submit = () => {
    const found = faultsOf(draft);
    setFaults(found);
    setMerged(false);
    if (conflict || Object.keys(found).length > 0) return;
    save.mutate(inputOf(draft), {
      onSuccess: ({ id }) => {
        state.forget();
        onSaved(id);
      },
      onError: (error) => {
        if (refusalOf(error)?.code === "stale") void compare();
      },
    });
  };
  const decide = (side: Side) => conflict && take(conflict.saved, side);
  return { submit, decide, conflict, isMerged, faults, isPending: save.isPending, error: conflict ? null : save.error };
}
