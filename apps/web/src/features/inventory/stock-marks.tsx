import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon, WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Lock, Package } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Expiry, ItemLevel } from "./inventory.queries.ts";

/** Low, or critical and none on board, as a sign and a word. */
export function AlertMark({ alert, className }: { alert: ItemLevel["alert"]; className?: string }) {
  const { t } = useTranslation();
  if (!alert) return null;
  const word = t(`inventory:alert.${alert}`);
  return (
    <span className={cn("flex items-center gap-1.5 text-status-overdue [&_svg]:size-4", className)}>
      {alert === "low" ? <OverdueIcon /> : <WarningIcon />}
      <span dir="auto">{word}</span>
    </span>
  );
}

const expiryTone = {
  expired: "text-status-overdue",
  urgent: "text-status-overdue",
  expiring: "text-status-due-soon",
  good: "text-muted-foreground",
} as const;

/** Until when something can be used; near the end with a sign and the days. */
export function ExpiryMark({ expiry, isShort }: { expiry: Expiry | null; isShort?: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!expiry) return null;
  const { on, state, daysLeft } = expiry;
  const words =
    state === "expired" ? t("inventory:expiry.expired") : t("inventory:expiry.left", { count: Math.max(0, daysLeft) });
  const isNear = state !== "good";
  return (
    <span className={cn("flex items-center gap-1.5 [&_svg]:size-4", expiryTone[state])}>
      {state === "expired" ? <OverdueIcon /> : null}
      {state === "urgent" || state === "expiring" ? <DueSoonIcon /> : null}
      {isNear ? <span dir="auto">{words}</span> : null}
      {isShort && isNear ? null : (
        <bdi className={isNear ? "text-muted-foreground" : undefined}>{formats.date(on)}</bdi>
      )}
    </span>
  );
}

export interface ItemNameProps {
  item: { name: string; isCritical: boolean; isPrivate: boolean; archivedAt: Date | null };
  className?: string;
}

export function ItemName({ item, className }: ItemNameProps) {
  const { t } = useTranslation();
  return (
    <span className={cn("flex min-w-0 items-center gap-1.5", className)}>
      <span dir="auto" className="min-w-0 break-words font-medium">
        {item.name}
      </span>
      {item.isCritical ? <CriticalMark label={t("inventory:field.critical")} /> : null}
      {item.isPrivate ? (
        <span title={t("inventory:field.private")} className="flex-none text-muted-foreground">
          <Lock className="size-3.5" />
          <span className="sr-only">{t("inventory:field.private")}</span>
        </span>
      ) : null}
      {item.archivedAt ? (
        <span className="flex-none text-muted-foreground text-xs">{t("inventory:state.archived")}</span>
      ) : null}
    </span>
  );
}

/** The item's picture, or the sign of a thing without one. */
export function ItemThumb({ fileId, className }: { fileId: string | null; className?: string }) {
  const vesselId = useVessel().id;
  const box = cn(
    "flex size-6 flex-none items-center justify-center overflow-hidden rounded-sm bg-secondary",
    className,
  );
  return (
    <span aria-hidden className={box}>
      {fileId ? (
        <img src={fileAddress(vesselId, fileId, "thumb")} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Package className="size-3.5 text-muted-foreground" />
      )}
    </span>
  );
}
