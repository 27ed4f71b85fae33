import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { BeyondApproval } from "./beyond-approval.tsx";

const DecideOrder = lazyPanel("dialog", async () => (await import("./decide-waiting.tsx")).DecideWaiting);

export type OrderToApprove = OutputOf<"attention.waiting">["orders"]["rows"][number];
type Line = OrderToApprove["lines"][number];

/** An order that waits for the reader: its sum, and of each line what is aboard, what it is for and what was paid last. */
export function ApprovalRow({ order }: { order: OrderToApprove }) {
  const { t } = useTranslation("waiting");
  const formats = useFormats();
  const by = order.requestedByName ? t("requestedBy", { name: order.requestedByName }) : null;
  const needed = order.neededOn ? t("neededOn", { date: formats.date(order.neededOn) }) : null;
  return (
    <div className="flex flex-col gap-2 px-4 py-2.5">
      <PathLink
        href={`/app/orders?order=${order.id}`}
        className="-outline-offset-2 flex items-baseline gap-3 rounded-sm outline-ring focus-visible:outline-2"
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block break-words font-medium">
            {order.title}
          </span>
          <span dir="auto" className="block text-muted-foreground text-sm">
            {[order.supplierName, by, needed].filter(Boolean).join(t("comma"))}
          </span>
        </span>
        <bdi className="flex-none font-semibold tabular-nums">
          {formats.money({ amountMinor: order.totalMinor, currency: order.currency })}
        </bdi>
      </PathLink>
      <ul className="flex flex-col gap-1 text-sm">
        {order.lines.map((line) => (
          <li key={line.id}>
            <LineToApprove line={line} currency={order.currency} />
          </li>
        ))}
        {order.moreLines > 0 ? (
          <li className="text-muted-foreground">{t("moreLines", { count: order.moreLines })}</li>
        ) : null}
      </ul>
      {order.isBeyondApproval ? <BeyondApproval order={order} mayApprove /> : <Decision order={order} />}
    </div>
  );
}

function Decision({ order }: { order: OrderToApprove }) {
  const { t } = useTranslation("waiting");
  const [decision, setDecision] = useState<"approved" | "refused" | null>(null);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          aria-label={t("approveOf", { title: order.title })}
          onClick={() => setDecision("approved")}
        >
          {t("approve")}
        </Button>
        <Button size="sm" aria-label={t("refuseOf", { title: order.title })} onClick={() => setDecision("refused")}>
          {t("refuse")}
        </Button>
      </div>
      {decision ? <DecideOrder orderId={order.id} decision={decision} onClose={() => setDecision(null)} /> : null}
    </>
  );
}

function LineToApprove({ line, currency }: { line: Line; currency: string }) {
  const { t } = useTranslation("waiting");
  const formats = useFormats();
  const facts = useLineFacts()(line);
  return (
    <span className="flex items-baseline gap-3">
      <span className="min-w-0 flex-1">
        <span dir="auto" className="break-words">
          <bdi className="tabular-nums">{formats.quantity(line.quantity)}</bdi>{" "}
          {line.isHidden ? t("hidden") : line.description}
        </span>
        {facts.length > 0 ? (
          <span dir="auto" className="block text-muted-foreground text-xs">
            {facts.join(t("comma"))}
          </span>
        ) : null}
      </span>
      {line.unitPriceMinor === null ? null : (
        <bdi className="flex-none text-muted-foreground tabular-nums">
          {formats.money({ amountMinor: line.unitPriceMinor, currency })}
        </bdi>
      )}
    </span>
  );
}

/** What came beyond the approval, stock, need and last price, as far as they are known. */
function useLineFacts() {
  const { t } = useTranslation("waiting");
  const formats = useFormats();
  return ({ beyond, stock, jobText, jobTitle, equipmentName, lastPrice }: Line): string[] => {
    const facts: string[] = [];
    if (beyond)
      facts.push(
        t("beyond", { received: formats.quantity(beyond.received), approved: formats.quantity(beyond.approved) }),
      );
    if (stock) {
      const unit = stock.unit ?? "";
      const onHand = formats.quantity(stock.onHand);
      facts.push(
        stock.min === null
          ? t("stock", { onHand, unit })
          : t("stockMin", { onHand, unit, min: formats.quantity(stock.min) }),
      );
      if (stock.onOrder > 0) facts.push(t("onOrder", { onOrder: formats.quantity(stock.onOrder), unit }));
    }
    const need = jobText ? [jobText, jobTitle].filter(Boolean).join(" ") : equipmentName;
    if (need) facts.push(t("forJob", { job: need }));
    if (lastPrice?.unitPriceMinor != null)
      facts.push(
        t("lastPaid", {
          price: formats.money({ amountMinor: lastPrice.unitPriceMinor, currency: lastPrice.currency }),
        }),
      );
    return facts;
  };
}
