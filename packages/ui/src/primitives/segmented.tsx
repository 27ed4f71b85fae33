import type { KeyboardEvent, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode };

export type SegmentedProps<Value extends string> = {
  /** Names the choice for readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** Spreads the segments over the whole width. */
  fill?: boolean;
};

/** One of two to five, all in sight. Exactly one is always chosen. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  fill,
}: SegmentedProps<Value>) {
  return (
    <div
      {...{ role: "group", "aria-label": label }}
      className={cn(
        "inline-flex max-w-full flex-none flex-wrap gap-0.5 rounded-md bg-muted p-0.5",
        fill && "flex",
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          {...radioState(option.value === value)}
          onClick={() => option.value !== value && onValueChange(option.value)}
          onKeyDown={moveFocus}
          className={cn(
            "inline-flex h-7 items-center justify-center gap-1.5 whitespace-nowrap rounded-[5px] px-2.5 font-medium text-muted-foreground text-sm hover:text-foreground touch:h-10 [&_svg]:size-3.5 [&_svg]:flex-none",
            "data-[state=on]:bg-popover data-[state=on]:text-foreground data-[state=on]:shadow-[var(--shadow-sm),0_0_0_1px_var(--border)] dark:data-[state=on]:bg-secondary dark:data-[state=on]:shadow-none",
            fill && "flex-1",
          )}
        >
          {option.icon}
          <span dir="auto">{option.label}</span>
        </button>
      ))}
    </div>
  );
}

/** Not an input of that kind: its arrows would choose at once, and what is chosen may change the whole screen. */
function radioState(isChosen: boolean) {
  return {
    role: "radio",
    "aria-checked": isChosen,
    "data-state": isChosen ? "on" : "off",
    tabIndex: isChosen ? 0 : -1,
  };
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows lead from one to the next without choosing it. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const segments = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const here = segments.indexOf(event.currentTarget);
  const targets: Record<string, number> = { Home: 0, End: segments.length - 1 };
  const step = steps[event.key];
  const to = step === undefined ? targets[event.key] : (here + step + segments.length) % segments.length;
  if (to === undefined) return;
  event.preventDefault();
  segments[to]?.focus();
}
