import { Progress as RadixProgress } from "radix-ui";
import { cn } from "../lib/cn.ts";

const fill = {
  done: "bg-status-done",
  progress: "bg-status-progress",
  overdue: "bg-status-overdue",
  neutral: "bg-muted-foreground",
} as const;

export type ProgressProps = {
  value: number;
  max?: number;
  label: string;
  tone?: keyof typeof fill;
  className?: string;
};

export function Progress({ value, max = 100, label, tone = "done", className }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <RadixProgress.Root
      value={Math.min(value, max)}
      max={max > 0 ? max : 1}
      aria-label={label}
      className={cn("h-1 overflow-hidden rounded-full bg-border-strong", className)}
    >
      <RadixProgress.Indicator
        className={cn("h-full rounded-full transition-[width]", fill[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </RadixProgress.Root>
  );
}
