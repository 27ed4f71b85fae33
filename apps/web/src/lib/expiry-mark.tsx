import { cn } from "@ymp/ui/lib/cn";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { CircleHelp, Infinity as Endless } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  expired: { Icon: OverdueIcon, className: "font-semibold text-status-overdue" },
  urgent: { Icon: DueSoonIcon, className: "font-semibold text-status-due-soon" },
  expiring: { Icon: DueSoonIcon, className: "text-status-due-soon" },
  valid: { Icon: CompletedIcon, className: "[&_svg]:text-status-done" },
  noExpiry: { Icon: Endless, className: "text-muted-foreground" },
  unknown: { Icon: CircleHelp, className: "text-muted-foreground" },
};

/** The state of something that can expire, in a sign and in words. */
export function ExpiryMark({ state, children }: { state: keyof typeof looks; children: ReactNode }) {
  const { Icon, className } = looks[state];
  return (
    <span className={cn("flex items-center gap-1.5", className)}>
      <Icon aria-hidden className="size-4 flex-none" />
      <span dir="auto">{children}</span>
    </span>
  );
}
