import { useEffect, useEffectEvent, useRef } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { joinRows } from "../../lib/forms/merge-fields.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderEditorHead } from "./order-editor-head.tsx";
import { OrderEditorLines } from "./order-editor-lines.tsx";
import { OrderEditorSum } from "./order-editor-sum.tsx";
import { blankLine, type DraftLine, faultsOf, inputOf, type OrderDraft, orderForm, valuesOf } from "./order-form.ts";
import { useOrderWords } from "./order-words.tsx";
import { useSaveOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";

export interface OrderEditorProps {
  /** The draft that is changed; absent for a new one. */
  order?: Order;
  firstItemId?: string | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** A draft with all its lines on one sheet. Enter in a line's field begins the next line. */
export function OrderEditor({ order, firstItemId = null, onClose, onSaved }: OrderEditorProps) {
  const { t } = useTranslation();
  const vessel = useVessel();
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveOrder();
  const state = useRecordForm({
    ...{ kind: "order", schema: orderForm, record: order, rules: { lines: joinRows } },
    valuesOf: (kept: Order | undefined) => valuesOf(kept, vessel.currency),
    read: (id) => queryClient.fetchQuery({ ...trpc.orders.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.orders.history.query({ id, limit: 20 })).rows.map(byField),
    save: (write) =>
      write.isNew
        ? save({ id: write.id, ...inputOf(write.values) })
        : save({ id: write.id, version: write.version, base: inputOf(write.base), ...inputOf(write.values) }),
    onSaved: (_, id) => onSaved(id),
  });
  const { form } = state;
  const draft = form.watch();
  const faults = faultsOf(form.formState.errors, draft.lines);
  const change = (part: Partial<OrderDraft>) => {
    const shouldValidate = form.formState.isSubmitted;
    for (const field of orderForm.keyof().options)
      if (part[field] !== undefined) form.setValue(field, part[field], { shouldValidate, shouldDirty: true });
  };
  const lines = () => form.getValues("lines");
  const lineFor = useLineFor();
  const addItem = async (itemId: string) => {
    const line = await lineFor(itemId, form.getValues("currency"));
    change({ lines: [...lines(), line] });
  };
  const isAdded = useRef(false);
  const addFirst = useEffectEvent((itemId: string) => {
    if (isAdded.current || lines().some((line) => line.itemId === itemId)) return;
    isAdded.current = true;
    void addItem(itemId);
  });
  useEffect(() => {
    if (firstItemId) addFirst(firstItemId);
  }, [firstItemId]);
  return (
    <RecordForm
      as="sheet"
      isWide
      form={state}
      title={order ? `${t("orders:editor.edit")} ${order.numberText}` : t("orders:editor.new")}
      submit={t("orders:action.saveDraft")}
      words={useOrderWords(draft.currency)}
      onClose={onClose}
    >
      <OrderEditorHead draft={draft} faults={faults} onChange={change} />
      <OrderEditorLines
        draft={draft}
        faults={faults}
        onAdd={() => change({ lines: [...lines(), blankLine()] })}
        onAddItem={(itemId) => void addItem(itemId)}
        onChange={(id, part) =>
          change({ lines: lines().map((line) => (line.id === id ? { ...line, ...part } : line)) })
        }
        onRemove={(id) => change({ lines: lines().filter((line) => line.id !== id) })}
      />
      <OrderEditorSum draft={draft} />
    </RecordForm>
  );
}

/** The history tells the supplier by name, and lines by their number and sum. */
function byField<Row extends { diff: Readonly<Record<string, unknown>> }>({ diff, ...row }: Row) {
  const { supplierName: supplier, lineCount, totalMinor, ...rest } = diff;
  const lines = lineCount ?? totalMinor;
  return { ...row, diff: { ...rest, ...(supplier ? { supplier } : {}), ...(lines ? { lines } : {}) } };
}

/** A line on an item of the stores, as it was last bought. */
function useLineFor() {
  const { queryClient, trpc } = useServices();
  return async (itemId: string, currency: string): Promise<DraftLine> => {
    const line = await queryClient.fetchQuery(trpc.orders.lineFor.queryOptions({ itemId, currency }));
    const { description, unit, unitPriceMinor, taxPermille, unitsPerPurchase, partNo } = line;
    return blankLine({
      ...{ itemId, description, unit, unitPriceMinor, taxPermille, unitsPerPurchase },
      partNo: partNo ?? "",
    });
  };
}
