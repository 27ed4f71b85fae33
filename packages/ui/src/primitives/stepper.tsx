import { type DecimalMark, parseDecimalText } from "@ymp/core/decimal-text";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, use, useState } from "react";
import { cn } from "../lib/cn.ts";
import { UnreadableContext } from "./input.tsx";
import { useLocaleTag, useWords } from "./words.tsx";

export type StepperProps = {
  /** Names the amount for readers: "Oil filter, pieces used". */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How many can be typed; as many as the step has where it is not said. */
  decimals?: number;
  disabled?: boolean;
  id?: string;
  className?: string;
};

const stepButton =
  "flex h-full w-7 flex-none items-center justify-center rounded-md text-muted-foreground hover:not-disabled:text-foreground disabled:opacity-35 touch:w-touch";

const decimalsOf = (figure: number) => String(figure).split(".")[1]?.length ?? 0;

/** What the locale puts before the decimals: what is typed is read by it. */
function useDecimalMark(): DecimalMark {
  return (1.5).toLocaleString(useLocaleTag()).includes(",") ? "," : ".";
}

/**
 * A small number with less and more; typing, arrow keys, Home and End work too. What is typed counts at once, whatever sends the form;
 * what cannot be read stays as typed, marks the field and holds the form.
 */
export function Stepper(props: StepperProps) {
  const { label, value, onValueChange, min = 0, max = Number.POSITIVE_INFINITY, step = 1, disabled, className } = props;
  const say = useWords();
  const decimals = Math.max(props.decimals ?? 0, decimalsOf(step));
  const settle = (amount: number) => onValueChange(Number(Math.min(Math.max(amount, min), max).toFixed(decimals)));
  // A least amount that no step leads to is only typed: below one comes not a thousandth.
  const isLeast = value <= min || (value - step < min && decimalsOf(min) > decimalsOf(step));
  return (
    <span
      className={cn(
        "inline-flex h-control-sm w-28 items-center rounded-md inset-ring inset-ring-border-strong touch:h-touch touch:w-36",
        className,
      )}
    >
      <button
        type="button"
        aria-label={`${say("decrease")}, ${label}`}
        disabled={disabled || isLeast}
        onClick={() => settle(value - step)}
        className={stepButton}
      >
        <Minus className="size-3.5" />
      </button>
      <StepperInput {...props} min={min} max={max} step={step} decimals={decimals} isLeast={isLeast} settle={settle} />
      <button
        type="button"
        aria-label={`${say("increase")}, ${label}`}
        disabled={disabled || value >= max}
        onClick={() => settle(value + step)}
        className={stepButton}
      >
        <Plus className="size-3.5" />
      </button>
    </span>
  );
}

type StepperInputProps = StepperProps &
  Required<Pick<StepperProps, "min" | "max" | "step" | "decimals">> & {
    isLeast: boolean;
    settle: (amount: number) => void;
  };

function StepperInput(props: StepperInputProps) {
  const { label, value, min, max, step, decimals, disabled, id, isLeast, settle } = props;
  const locale = useLocaleTag();
  const mark = useDecimalMark();
  const say = useWords();
  const tell = use(UnreadableContext);
  const [typing, setTyping] = useState<{ text: string; from: number } | null>(null);
  const draft = typing?.text ?? null;
  const steps = draft === null ? null : parseDecimalText(draft, decimals, mark);
  const isUnreadable = draft !== null && draft.trim() !== "" && steps === null;
  const highest = Number.isFinite(max) ? max : undefined;
  const settleAt = (amount: number) => {
    setTyping(null);
    tell?.(undefined);
    settle(amount);
  };
  const type = (text: string) => {
    const from = typing?.from ?? value;
    setTyping({ text, from });
    const typed = parseDecimalText(text, decimals, mark);
    settle(typed === null ? from : typed / 10 ** decimals);
  };
  const commitDraft = () => {
    if (isUnreadable) tell?.(say("unreadable"));
    else if (draft !== null) settleAt(steps === null ? value : steps / 10 ** decimals);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number | undefined> = {
      ArrowUp: value + step,
      ArrowDown: isLeast ? value : value - step,
      Home: min,
      End: highest,
    };
    if (event.key === "Enter") commitDraft();
    const target = moves[event.key];
    if (target === undefined) return;
    event.preventDefault();
    settleAt(target);
  };
  return (
    <input
      id={id}
      role="spinbutton"
      inputMode="decimal"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={highest}
      aria-invalid={isUnreadable || undefined}
      // An emptied field is no figure either, until it is left and is as before.
      data-unreadable={draft !== null && steps === null ? "" : undefined}
      disabled={disabled}
      value={draft ?? value.toLocaleString(locale, { useGrouping: false })}
      onChange={(event) => type(event.target.value)}
      onBlur={commitDraft}
      onKeyDown={onKeyDown}
      className="h-full min-w-0 flex-1 rounded-xs bg-transparent text-center font-medium text-sm"
    />
  );
}
