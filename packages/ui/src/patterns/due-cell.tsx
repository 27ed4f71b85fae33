import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

const quietShare = 0.85;

/** Where a due point is. `share` is the part of the interval already used: 0.5 is half way, 1 is due. */
export type DueState = { share: number; isOverdue: boolean };

export type DueTone = "neutral" | "due-soon" | "overdue";

/** Neutral until 85 % of the interval is used, then amber, then red. */
export function dueTone({ share, isOverdue }: DueState): DueTone {
  if (isOverdue) return "overdue";
  return share < quietShare ? "neutral" : "due-soon";
}

const fillClass: Record<DueTone, string> = {
  neutral: "bg-muted-foreground",
  "due-soon": "bg-status-due-soon",
  overdue: "bg-status-overdue",
};

export const dueTextClass: Record<DueTone, string> = {
  neutral: "text-foreground",
  "due-soon": "text-status-due-soon",
  overdue: "text-status-overdue",
};

/** How much of the interval is used, 36 x 4. A word always is beside it, so readers skip the bar. */
export function DueMeter({ due, className }: { due: DueState; className?: string }) {
  const filled = due.isOverdue ? 1 : Math.min(Math.max(due.share, 0), 1);
  return (
    <span aria-hidden className={cn("h-1 w-9 flex-none overflow-hidden rounded-full bg-border-strong", className)}>
      <span
        className={cn("block h-full rounded-full", fillClass[dueTone(due)])}
        style={{ width: `${filled * 100}%` }}
      />
    </span>
  );
}

export type DueCellProps = {
  due: DueState;
  /** "12 days overdue", "in 9 h". */
  words: string;
  /** The bare date or counter, at the end; left out where the column is narrow. */
  raw?: ReactNode;
};

export function DueCell({ due, words, raw }: DueCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <DueMeter due={due} />
      <span dir="auto" className={cn("min-w-0", dueTextClass[dueTone(due)])}>
        {words}
      </span>
      {raw ? (
        <bdi className="ms-auto whitespace-nowrap text-muted-foreground text-xs @max-[190px]/cell:hidden">{raw}</bdi>
      ) : null}
    </span>
  );
}
