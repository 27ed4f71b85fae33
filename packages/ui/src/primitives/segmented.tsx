import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
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
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cn("inline-flex flex-none gap-0.5 rounded-md bg-muted p-0.5", fill && "flex", className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={cn(
            "inline-flex h-7 items-center justify-center gap-1.5 whitespace-nowrap rounded-[5px] px-2.5 font-medium text-muted-foreground text-sm hover:text-foreground touch:h-10 [&_svg]:size-3.5 [&_svg]:flex-none",
            "data-[state=on]:bg-popover data-[state=on]:text-foreground data-[state=on]:shadow-[var(--shadow-sm),0_0_0_1px_var(--border)] dark:data-[state=on]:bg-secondary dark:data-[state=on]:shadow-none",
            fill && "flex-1",
          )}
        >
          {option.icon}
          <span dir="auto">{option.label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
