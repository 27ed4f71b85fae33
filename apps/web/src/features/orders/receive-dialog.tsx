import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { toast } from "@ymp/ui/primitives/toaster";
import { CheckCheck, ScanLine } from "lucide-react";
import { useState } from "react";
import { ScanDialog } from "../../lib/scan/scan-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { useReceiveOrder } from "./orders.mutations.ts";
import type { Order } from "./orders.queries.ts";
import {
  type Arrival,
  type Arrivals,
  freshArrivals,
  missingOf,
  receivableLines,
  receivedLines,
} from "./receive-draft.ts";
import { ReceiveLine } from "./receive-line.tsx";

/** One delivery: tick or scan what is here, say how much, where it goes and what it cost. The rest stays open. */
export function ReceiveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation();
  const [receiptId] = useState(newId);
  const [arrivals, setArrivals] = useState<Arrivals>(() => freshArrivals(order));
  const [deliveryNote, setDeliveryNote] = useState("");
  const [isScanning, setScanning] = useState(false);
  const receive = useReceiveOrder();
  const lines = receivableLines(order);
  const change = (id: string, part: Partial<Arrival>) =>
    setArrivals((before) => {
      const known = before[id];
      return known ? { ...before, [id]: { ...known, ...part } } : before;
    });
  const ticked = lines.filter(({ id }) => arrivals[id]?.isHere);
  const isReady =
    ticked.length > 0 &&
    ticked.every((line) => {
      const arrival = arrivals[line.id];
      return arrival && missingOf(line, arrival) === null;
    });
  const tickAll = () => {
    for (const line of lines.filter(({ openQuantity }) => openQuantity > 0)) change(line.id, { isHere: true });
  };
  const found = (code: string) => {
    const wanted = code.trim().toLowerCase();
    const line = lines.find(({ barcode, partNo, itemId }) =>
      [barcode, partNo, itemId].some((known) => known && wanted.endsWith(known.toLowerCase())),
    );
    if (line) change(line.id, { isHere: true });
    else toast.failure(t("orders:receive.notOnOrder", { code }));
  };
  const submit = () =>
    receive.mutate(
      { id: order.id, receiptId, deliveryNote: deliveryNote.trim() || null, lines: receivedLines(order, arrivals) },
      { onSuccess: onClose },
    );
  return (
    <OrderDialog
      title={t("orders:receive.title")}
      subtitle={`${order.numberText} ${order.title}`}
      submit={t("orders:receive.confirm", { count: ticked.length })}
      size="lg"
      busy={receive.isPending}
      disabled={!isReady}
      error={receive.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t("orders:field.deliveryNote")} mark={t("orders:optional")} className="min-w-48 flex-1">
          <Input value={deliveryNote} maxLength={100} onChange={(event) => setDeliveryNote(event.target.value)} />
        </Field>
        <Button size="lg" onClick={() => setScanning(true)}>
          <ScanLine />
          {t("orders:receive.scan")}
        </Button>
        <Button size="lg" onClick={tickAll}>
          <CheckCheck />
          {t("orders:receive.all")}
        </Button>
      </div>
      <ul aria-label={t("orders:tabs.lines")} className="flex flex-col divide-y divide-border">
        {lines.map((line) => {
          const arrival = arrivals[line.id];
          return arrival ? (
            <ReceiveLine
              key={line.id}
              order={order}
              line={line}
              arrival={arrival}
              onChange={(part) => change(line.id, part)}
            />
          ) : null;
        })}
      </ul>
      <ScanDialog open={isScanning} onOpenChange={setScanning} onCode={found} isMany />
    </OrderDialog>
  );
}
