import { decimalText, parseDecimalText } from "@ymp/core/decimal-text";
import { Input, type InputProps } from "@ymp/ui/primitives/input";
import { type FocusEvent, useState } from "react";
import { flushSync } from "react-dom";

export type FigureInputProps = Omit<InputProps, "value" | "onChange"> & {
  /** In whole steps of the last decimal; null while nothing readable was typed. */
  value: number | null;
  decimals: number;
  onValueChange: (steps: number | null) => void;
  /** Decimals that say nothing are left out: 2.5 instead of 2.500. */
  isShort?: boolean;
};

/** A figure typed as the reader writes it. What cannot be read stays as typed and marks the field. */
export function FigureInput({ value, decimals, onValueChange, isShort, onBlur, ...props }: FigureInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || parseDecimalText(typed, decimals) !== null;
  const text = value === null ? "" : decimalText(value, decimals);
  const shown = isShort && text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  const begin = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (value === null) return;
    flushSync(() => setTyped(shown));
    currentTarget.select();
  };
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      unreadable={!isReadable}
      value={typed ?? shown}
      onFocus={begin}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseDecimalText(event.target.value, decimals));
      }}
      onBlur={(event) => {
        if (isReadable) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
