import { Timeline, type TimelineEntry } from "@ymp/ui/patterns/timeline";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Check, CircleX, Lock, MessageSquareReply, PackageCheck, PencilLine, Send, Stamp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Order } from "./orders.queries.ts";

interface Step {
  id: string;
  icon: ReactNode;
  at: Date | null;
  who: string | null;
  note?: string | null;
}

/** The steps that were taken, the latest first: when and by whom. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const entries = stepsOf(order).flatMap((step): TimelineEntry[] => {
    if (!step.at) return [];
    const meta = formats.list([formats.dateTime(step.at), step.who]);
    const sentence = (
      <>
        {t(`orders:step.${step.id.split(":")[0]}`)}
        {step.note ? (
          <span dir="auto" className="block text-muted-foreground">
            {step.note}
          </span>
        ) : null}
      </>
    );
    return [{ id: step.id, icon: step.icon, sentence, meta }];
  });
  return (
    <section aria-label={t("orders:steps")}>
      <SectionHead title={t("orders:steps")} />
      <Timeline label={t("orders:steps")} entries={entries} />
    </section>
  );
}

function stepsOf(order: Order): Step[] {
  const isRefused = order.status === "draft" && order.decidedAt !== null;
  const steps: Step[] = [
    { id: "created", icon: <PencilLine />, at: order.createdAt, who: order.createdByName },
    { id: "requested", icon: <Stamp />, at: order.requestedAt, who: order.requestedByName },
    {
      id: isRefused ? "refused" : "approved",
      icon: isRefused ? <CircleX /> : <Check />,
      at: order.decidedAt,
      who: order.decidedByName,
      note: order.decisionNote,
    },
    { id: "ordered", icon: <Send />, at: order.orderedAt, who: order.orderedByName, note: order.sentTo },
    {
      id: "answered",
      icon: <MessageSquareReply />,
      at: order.answeredAt,
      who: order.answeredBy,
      note: order.answerNote,
    },
    ...order.receipts.map((receipt) => ({
      id: `received:${receipt.id}`,
      icon: <PackageCheck />,
      at: receipt.receivedAt,
      who: receipt.receivedByName,
      note: receipt.deliveryNote,
    })),
    {
      id: order.status === "cancelled" ? "cancelled" : "closed",
      icon: order.status === "cancelled" ? <CircleX /> : <Lock />,
      at: order.closedAt,
      who: null,
      note: order.cancelReason,
    },
  ];
  return steps.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
}
