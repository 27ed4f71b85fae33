import { cn } from "../lib/cn.ts";

const fill = {
  overdue: "bg-status-overdue",
  "due-soon": "bg-status-due-soon",
  progress: "bg-status-progress",
  done: "bg-status-done",
} as const;

export type MeterProps = {
  label: string;
  /** What the value means, shown beside the steps and read out when it changes. */
  word: string;
  /** Steps that are filled. */
  value: number;
  steps: number;
  tone: keyof typeof fill;
  className?: string;
};

/** How good something is, in steps and in a word. */
export function Meter({ label, word, value, steps, tone, className }: MeterProps) {
  return (
    <div className={cn("flex items-center gap-2", className)}>
      <meter className="sr-only" aria-label={label} aria-valuetext={word} min={0} max={steps} value={value} />
      <div aria-hidden="true" className="flex w-32 flex-none gap-1">
        {Array.from({ length: steps }, (_, step) => step + 1).map((step) => (
          <span
            key={step}
            className={cn(
              "h-1 flex-1 rounded-full forced-colors:border",
              step <= value ? fill[tone] : "bg-border-strong",
            )}
          />
        ))}
      </div>
      <span role="status" dir="auto" className="min-w-0 text-muted-foreground text-xs">
        {word}
      </span>
    </div>
  );
}
