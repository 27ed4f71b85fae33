import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Undo2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Order, Receipt } from "./orders.queries.ts";

/** Every delivery: when, by whom, what came, where it was put and at which price. */
export function OrderReceipts({ order, onTakeBack }: { order: Order; onTakeBack: (receiptId: string) => void }) {
  const { t } = useTranslation();
  if (order.receipts.length === 0) return <p className="text-muted-foreground text-sm">{t("orders:receipts.none")}</p>;
  return (
    <div className="flex flex-col gap-6">
      {order.receipts.toReversed().map((receipt) => (
        <ReceiptCard key={receipt.id} order={order} receipt={receipt} onTakeBack={onTakeBack} />
      ))}
    </div>
  );
}

interface ReceiptCardProps {
  order: Order;
  receipt: Receipt;
  onTakeBack: (receiptId: string) => void;
}

function ReceiptCard({ order, receipt, onTakeBack }: ReceiptCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { takenBack } = receipt;
  return (
    <section aria-label={formats.dateTime(receipt.receivedAt)} className="text-sm">
      <SectionHead title={formats.dateTime(receipt.receivedAt)} fact={receipt.receivedByName ?? undefined}>
        {order.can.takeBack && !takenBack ? (
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => onTakeBack(receipt.id)}>
            <Undo2 />
            {t("orders:action.takeBack")}
          </Button>
        ) : null}
      </SectionHead>
      <p dir="auto" className="text-muted-foreground">
        {[receipt.deliveryNote && t("orders:receipts.deliveryNote", { number: receipt.deliveryNote }), receipt.note]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {takenBack ? (
        <p className="text-status-overdue">
          {t("orders:receipts.takenBack", { at: formats.dateTime(takenBack.at), reason: takenBack.reason ?? "" })}
        </p>
      ) : null}
      <ul className={cn("mt-1 divide-y divide-border", takenBack && "text-muted-foreground line-through")}>
        {receipt.lines.map((line) => (
          <ReceiptRow key={line.orderLineId} order={order} line={line} />
        ))}
      </ul>
    </section>
  );
}

function ReceiptRow({ order, line }: { order: Order; line: Receipt["lines"][number] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const ordered = order.lines.find(({ id }) => id === line.orderLineId);
  const place = [line.locationName, line.lotNumber, line.expiresOn && formats.date(line.expiresOn), line.note];
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <span dir="auto" className="min-w-40 flex-1">
        {ordered?.description || t("orders:line.hidden")}
        <span className="ms-2 text-muted-foreground text-xs">{place.filter(Boolean).join(" · ")}</span>
      </span>
      <bdi className="tabular-nums">{`${formats.quantity(line.quantity)} ${ordered?.unit ?? ""}`}</bdi>
      {line.unitPriceMinor === null ? null : (
        <bdi className="w-24 text-end text-muted-foreground tabular-nums">
          {formats.money({ amountMinor: line.unitPriceMinor, currency: order.currency })}
        </bdi>
      )}
    </li>
  );
}
