import { cn } from "@ymp/ui/lib/cn";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { CircleHelp, Infinity as Endless } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { SupplierDocument } from "./suppliers.queries.ts";

const looks: Record<SupplierDocument["state"], { Icon: typeof OverdueIcon | typeof CircleHelp; className: string }> = {
  expired: { Icon: OverdueIcon, className: "font-semibold text-status-overdue" },
  urgent: { Icon: DueSoonIcon, className: "font-semibold text-status-due-soon" },
  expiring: { Icon: DueSoonIcon, className: "text-status-due-soon" },
  valid: { Icon: CompletedIcon, className: "[&_svg]:text-status-done" },
  noExpiry: { Icon: Endless, className: "text-muted-foreground" },
  unknown: { Icon: CircleHelp, className: "text-muted-foreground" },
};

/** How a document stands, in a sign and in words. */
export function DocumentState({ document }: { document: SupplierDocument }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { Icon, className } = looks[document.state];
  const { daysLeft, expiresOn, state } = document;
  const date = expiresOn ? formats.date(expiresOn) : "";
  const words =
    daysLeft !== null && daysLeft < 0
      ? t("suppliers:document.expired", { count: -daysLeft, date })
      : daysLeft !== null && state !== "valid"
        ? t("suppliers:document.ends", { count: daysLeft, date })
        : t(`suppliers:document.state.${state}`, { date });
  return (
    <span className={cn("flex items-center gap-1.5", className)}>
      <Icon aria-hidden className="size-4 flex-none" />
      <span dir="auto">{words}</span>
    </span>
  );
}
