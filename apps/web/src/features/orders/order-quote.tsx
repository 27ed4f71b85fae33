import { Button } from "@ymp/ui/primitives/button";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { MessageSquareReply } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAcceptQuote } from "./orders.mutations.ts";
import type { Order, OrderLine } from "./orders.queries.ts";

const isOtherPrice = (line: OrderLine) =>
  line.quotedPriceMinor !== null && line.quotedPriceMinor !== line.unitPriceMinor;

/** What the supplier said: who, when, and every price that differs from the one ordered. */
export function OrderQuote({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!order.answeredAt) return null;
  const others = order.lines.filter(isOtherPrice);
  return (
    <section
      aria-label={t("orders:quote.title")}
      className="rounded-lg bg-card p-4 text-sm inset-ring inset-ring-border"
    >
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <MessageSquareReply aria-hidden className="size-4 text-muted-foreground" />
        {t("orders:quote.by", { name: order.answeredBy ?? "" })}
        <span className="font-normal text-muted-foreground text-xs">{formats.dateTime(order.answeredAt)}</span>
      </h3>
      {order.answerNote ? (
        <p dir="auto" className="mt-1.5 whitespace-pre-wrap">
          {order.answerNote}
        </p>
      ) : null}
      {others.length === 0 ? (
        <p className="mt-1.5 text-muted-foreground">{t("orders:quote.asOrdered")}</p>
      ) : (
        <OtherPrices order={order} lines={others} />
      )}
    </section>
  );
}

function OtherPrices({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const accept = useAcceptQuote();
  const chosen = lines.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const money = (amountMinor: number | null) =>
    amountMinor === null ? t("orders:lines.noPrice") : formats.money({ amountMinor, currency: order.currency });
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((own) => own !== id) : [...before, id]));
  return (
    <>
      <ul aria-label={t("orders:quote.prices")} className="mt-2.5 flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-3">
            {order.can.acceptQuote ? (
              <Checkbox
                aria-label={line.description}
                checked={!left.has(line.id)}
                onCheckedChange={() => toggle(line.id)}
              />
            ) : null}
            <span dir="auto" className="min-w-40 flex-1">
              {line.description || t("orders:line.hidden")}
            </span>
            <bdi className="text-muted-foreground line-through tabular-nums">{money(line.unitPriceMinor)}</bdi>
            <bdi className="font-medium tabular-nums">{money(line.quotedPriceMinor)}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground">
        {t("orders:quote.total", { from: money(order.totals.totalMinor), to: money(order.quotedTotals.totalMinor) })}
      </p>
      {order.can.acceptQuote ? (
        <Button
          className="mt-3"
          busy={accept.isPending}
          disabled={chosen.length === 0}
          onClick={() => accept.mutate({ id: order.id, version: order.version, lineIds: chosen })}
        >
          {t("orders:quote.accept", { count: chosen.length })}
        </Button>
      ) : null}
    </>
  );
}
