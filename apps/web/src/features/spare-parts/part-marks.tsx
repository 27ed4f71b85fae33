import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { PartRow } from "./spares.queries.ts";

type Alerted = Pick<PartRow, "alert">;

/** What is wrong with the stock of a part, as a sign and a word. */
export function AlertMark({ alert, className }: Alerted & { className?: string }) {
  const { t } = useTranslation();
  if (!alert) return null;
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 [&_svg]:size-4",
        alert === "no_minimum" ? "text-status-due-soon" : "text-status-overdue",
        className,
      )}
    >
      {alert === "low" ? <OverdueIcon /> : <WarningIcon />}
      <span dir="auto">{t(`spares:alert.${alert}`)}</span>
    </span>
  );
}

/** How many are on board, or that none are kept. */
export function StockFigure({ part, className }: { part: Pick<PartRow, "stock" | "alert">; className?: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { stock, alert } = part;
  if (!stock) return <span className="text-muted-foreground">{t("equipment:part.notStocked")}</span>;
  const isShort = alert === "low" || alert === "critical_none_on_board";
  return (
    <bdi className={cn("tabular-nums", isShort && "font-semibold text-status-overdue", className)}>
      {formats.quantity(stock.onHand)} <span className="font-normal text-muted-foreground text-xs">{stock.unit}</span>
    </bdi>
  );
}

/** Where to reach for it: the fullest place first. */
export function placesOf({ stock }: Pick<PartRow, "stock">): string[] {
  return (stock?.bins ?? []).map(({ location, box, shelf }) => [location, box, shelf].filter(Boolean).join(" / "));
}
