import { Button } from "@ymp/ui/primitives/button";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useApproveExcess } from "./orders.mutations.ts";

interface BeyondApprovalProps {
  order: {
    id: string;
    version: number;
    currency: string;
    approvedTotalMinor: number | null;
    actualTotalMinor: number | null;
  };
  mayApprove: boolean;
}

/** More came than was approved, by sum or by quantity alone, and the approval of it for anyone who may give it. */
export function BeyondApproval({ order, mayApprove }: BeyondApprovalProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const approve = useApproveExcess();
  const money = (amountMinor: number | null) =>
    formats.money({ amountMinor: amountMinor ?? 0, currency: order.currency });
  const actual = money(order.actualTotalMinor);
  const isDearer = (order.actualTotalMinor ?? 0) > (order.approvedTotalMinor ?? 0);
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <OverdueIcon className="size-4 flex-none text-status-overdue" />
      <span dir="auto" className="min-w-0 flex-1">
        {isDearer
          ? t("orders:beyond.text", { actual, approved: money(order.approvedTotalMinor) })
          : t("orders:beyond.quantities", { actual })}
      </span>
      {mayApprove ? (
        <Button
          size="sm"
          variant="primary"
          busy={approve.isPending}
          onClick={() => approve.mutate({ id: order.id, version: order.version })}
        >
          {isDearer ? t("orders:beyond.approve", { actual }) : t("orders:beyond.approveQuantities")}
        </Button>
      ) : null}
    </div>
  );
}
