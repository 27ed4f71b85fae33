import { Star } from "lucide-react";
import { RadioGroup as RadixRadioGroup } from "radix-ui";
import type { KeyboardEvent } from "react";
import { cn } from "../lib/cn.ts";

const steps = [1, 2, 3, 4, 5] as const;

export type RatingProps = {
  /** Names the stars for readers: "Rating". */
  label: string;
  /** One to five; null while nobody has said. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** "3 of 5" */
  wordOf: (value: number) => string;
  disabled?: boolean;
};

/** Five stars: arrows move, 1 to 5 set, 0 or the star that is set takes it back. */
export function Rating({ label, value, onValueChange, wordOf, disabled }: RatingProps) {
  const press = (event: KeyboardEvent) => {
    if (disabled || event.metaKey || event.ctrlKey || event.altKey || !/^[0-5]$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onValueChange(Number(event.key) || null);
  };
  return (
    <RadixRadioGroup.Root
      aria-label={label}
      value={value === null ? "" : String(value)}
      onValueChange={(next) => onValueChange(Number(next))}
      onKeyDown={press}
      disabled={disabled}
      className="-ms-1 flex"
    >
      {steps.map((step) => (
        <RadixRadioGroup.Item
          key={step}
          value={String(step)}
          aria-label={wordOf(step)}
          onClick={() => {
            if (step === value) onValueChange(null);
          }}
          className="tap-target flex size-7 items-center justify-center rounded-sm hover:bg-accent disabled:opacity-45 touch:size-touch"
        >
          <StarOf step={step} value={value} className="size-4" />
        </RadixRadioGroup.Item>
      ))}
    </RadixRadioGroup.Root>
  );
}

function StarOf({ step, value, className }: { step: number; value: number | null; className: string }) {
  const isLit = value !== null && step <= value;
  return (
    <Star
      aria-hidden
      className={cn(className, isLit ? "fill-current text-status-due-soon" : "text-border-strong")}
      strokeWidth={1.75}
    />
  );
}

/** The same to look at, in tables and on cards; nothing while nobody has said. */
export function RatingStars({ value, word }: { value: number | null; word: string }) {
  if (value === null) return null;
  return (
    <span role="img" aria-label={word} title={word} className="flex w-fit flex-none gap-px">
      {steps.map((step) => (
        <StarOf key={step} step={step} value={value} className="size-3.5" />
      ))}
    </span>
  );
}
