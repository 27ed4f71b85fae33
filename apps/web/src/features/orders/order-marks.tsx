import type { OrderStatus } from "@ymp/core/orders/order-flow";
import { cn } from "@ymp/ui/lib/cn";
import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueIcon, InProgressIcon, VerifiedIcon, WaitingIcon } from "@ymp/ui/primitives/status-icon";
import { CircleX, PackageCheck, PencilLine, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

interface Look {
  icon: ReactNode;
  color: string;
  tone: BadgeTone;
}

const looks: Record<OrderStatus, Look> = {
  draft: { icon: <PencilLine />, color: "text-muted-foreground", tone: "draft" },
  requested: { icon: <WaitingIcon />, color: "text-status-waiting", tone: "waiting" },
  approved: { icon: <DueIcon />, color: "text-status-progress", tone: "progress" },
  ordered: { icon: <Truck />, color: "text-status-progress", tone: "progress" },
  part_received: { icon: <InProgressIcon />, color: "text-status-progress", tone: "progress" },
  received: { icon: <PackageCheck />, color: "text-status-done", tone: "done" },
  closed: { icon: <VerifiedIcon />, color: "text-status-done", tone: "done" },
  cancelled: { icon: <CircleX />, color: "text-muted-foreground", tone: "draft" },
};

/** In tables: the sign and the word, without a fill. */
export function OrderStatusCell({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  const { icon, color } = looks[status];
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={cn("flex-none [&_svg]:size-4", color)}>
        {icon}
      </span>
      {t(`orders:status.${status}`)}
    </span>
  );
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  const { icon, tone } = looks[status];
  return (
    <Badge tone={tone}>
      {icon}
      {t(`orders:status.${status}`)}
    </Badge>
  );
}

/** Past the day it was expected; the shape says it as well as the colour. */
export function LateMark({ days, className }: { days: number; className?: string }) {
  const { t } = useTranslation();
  return (
    <span className={cn("inline-flex items-center gap-1 font-medium text-status-overdue", className)}>
      <OverdueIcon className="size-3.5" />
      {t("orders:daysLate", { count: days })}
    </span>
  );
}

/** The sum in the order's money, and under it in the vessel's where that is another. */
export function BothTotals({ order, className }: { order: Totals; className?: string }) {
  const formats = useFormats();
  const { totalMinor, currency, vesselTotalMinor, vesselCurrency } = order;
  return (
    <span className={cn("block text-end tabular-nums", className)}>
      <bdi>{formats.money({ amountMinor: totalMinor, currency })}</bdi>
      {currency !== vesselCurrency && vesselTotalMinor !== null ? (
        <bdi className="ms-2 text-muted-foreground text-xs">
          {formats.money({ amountMinor: vesselTotalMinor, currency: vesselCurrency })}
        </bdi>
      ) : null}
    </span>
  );
}

interface Totals {
  totalMinor: number;
  currency: string;
  vesselTotalMinor: number | null;
  vesselCurrency: string;
}

export function DoneMark() {
  return <CompletedIcon className="size-4 text-status-done" />;
}
