import { withMod } from "@ymp/ui/lib/keys";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { Button } from "@ymp/ui/primitives/button";
import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderConflictBox } from "./order-conflict.tsx";
import { Refused } from "./order-dialog.tsx";
import { blankLine, type DraftLine } from "./order-draft.ts";
import { OrderEditorHead } from "./order-editor-head.tsx";
import { OrderEditorLines } from "./order-editor-lines.tsx";
import { OrderEditorSum } from "./order-editor-sum.tsx";
import type { Order } from "./orders.queries.ts";
import { useOrderDraft } from "./use-order-draft.ts";
import { useOrderSave } from "./use-order-save.ts";

export interface OrderEditorProps {
  /** The draft that is changed; absent for a new one. */
  order?: Order;
  firstItemId?: string | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** A draft with all its lines on one sheet. Enter in a line's field begins the next line, Ctrl+Enter saves. */
export function OrderEditor({ order, firstItemId = null, onClose, onSaved }: OrderEditorProps) {
  const { t } = useTranslation();
  const state = useOrderDraft(order);
  const { draft, change } = state;
  const lineFor = useLineFor(draft.currency);
  const addItem = async (itemId: string) => state.addLine(await lineFor(itemId));
  const addFirst = useEffectEvent((itemId: string) => {
    if (!draft.lines.some((line) => line.itemId === itemId)) void addItem(itemId);
  });
  useEffect(() => {
    if (firstItemId) addFirst(firstItemId);
  }, [firstItemId]);
  const { submit, decide, conflict, isMerged, faults, isPending, error } = useOrderSave(state, onSaved);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={order?.numberText ?? ""}
      title={t(order ? "orders:editor.edit" : "orders:editor.new")}
      url={window.location.href}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            busy={isPending}
            disabled={conflict !== null}
            kbd={withMod("↵")}
            onClick={submit}
          >
            {t("orders:action.saveDraft")}
          </Button>
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          {state.isRestored ? (
            <Button variant="ghost" size="lg" onClick={state.startAfresh}>
              {t("orders:editor.afresh")}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-6"
      >
        {state.isRestored ? <p className="text-muted-foreground text-sm">{t("orders:editor.restored")}</p> : null}
        {isMerged ? (
          <p role="status" className="rounded-md bg-muted px-3 py-2 text-sm">
            {t("orders:conflict.merged")}
          </p>
        ) : null}
        <Refused error={error} />
        {conflict ? <OrderConflictBox conflict={conflict} onDecide={decide} /> : null}
        <OrderEditorHead draft={draft} faults={faults} onChange={change} />
        <OrderEditorLines
          draft={draft}
          faults={faults}
          onAdd={() => state.addLine(blankLine())}
          onAddItem={(itemId) => void addItem(itemId)}
          onChange={state.changeLine}
          onRemove={state.removeLine}
        />
        <OrderEditorSum draft={draft} />
      </form>
    </RecordSheet>
  );
}

/** A line on an item of the stores, as it was last bought. */
function useLineFor(currency: string) {
  const { queryClient, trpc } = useServices();
  return async (itemId: string): Promise<DraftLine> => {
    const line = await queryClient.fetchQuery(trpc.orders.lineFor.queryOptions({ itemId, currency }));
    const { description, unit, unitPriceMinor, taxPermille } = line;
    return blankLine({
      ...{ itemId, description, unit, unitPriceMinor, taxPermille },
      partNo: line.partNo ?? "",
      packThousandths: Math.round(line.unitsPerPurchase * 1000),
    });
  };
}
