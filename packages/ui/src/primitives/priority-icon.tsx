import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Glyph, type IconProps, OverdueIcon } from "./glyph.tsx";

export type Priority = "critical" | "high" | "normal" | "low";

const litBars: Record<Exclude<Priority, "critical">, number> = { high: 3, normal: 2, low: 1 };
const bars = ["M6 18v-3", "M12 18v-7", "M18 18V6"] as const;

/** Three rising bars; critical is an octagon, so its shape differs as well as its colour. */
export function PriorityIcon({ priority, ...props }: IconProps & { priority: Priority }) {
  if (priority === "critical") return <OverdueIcon {...props} />;
  return (
    <Glyph {...props}>
      {bars.map((bar, index) => (
        <path key={bar} d={bar} opacity={index < litBars[priority] ? undefined : 0.3} />
      ))}
    </Glyph>
  );
}

const tone: Record<Priority, string> = {
  critical: "text-status-overdue",
  high: "text-foreground",
  normal: "text-muted-foreground",
  low: "text-muted-foreground",
};

/** Priority in a table cell. The word may be hidden where the column is narrow; readers still hear it. */
export function PriorityWord({ priority, children }: { priority: Priority; children: ReactNode }) {
  return (
    <span className={cn("flex items-center gap-1.5", tone[priority])}>
      <PriorityIcon priority={priority} />
      <span dir="auto" className="@max-[72px]/cell:sr-only">
        {children}
      </span>
    </span>
  );
}
