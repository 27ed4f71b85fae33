import { parseTenths, tenthsText } from "@ymp/core/units";
import { Input, type InputProps } from "@ymp/ui/primitives/input";
import { useWords } from "@ymp/ui/primitives/words";
import { type FocusEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useFormats } from "./use-formats.ts";
import { useDecimalMark, useTypedFigure } from "./use-typed-figure.ts";

export type TenthsInputProps = Omit<InputProps, "value" | "onChange"> & {
  /** In tenths; null while nothing readable was typed. */
  value: number | null;
  onValueChange: (tenths: number | null, typed: string) => void;
};

/** A figure with one decimal, typed the way the reader writes figures. What cannot be read stays as typed and marks the field. */
export function TenthsInput({ value, onValueChange, onBlur, ...props }: TenthsInputProps) {
  const formats = useFormats();
  const say = useWords();
  const typedFigure = useTypedFigure();
  const mark = useDecimalMark();
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || parseTenths(typed, mark) !== null;
  const shown = value === null ? "" : formats.hoursFigure(value);
  /** The figure without its separators, selected as a whole: typing replaces it. */
  const begin = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (value === null) return;
    flushSync(() => setTyped(typedFigure(tenthsText(value), 1)));
    currentTarget.select();
  };
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      unreadable={isReadable ? undefined : say("unreadable")}
      value={typed ?? shown}
      onFocus={begin}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseTenths(event.target.value, mark), event.target.value);
      }}
      onBlur={(event) => {
        if (isReadable) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
