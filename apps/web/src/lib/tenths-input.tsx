import { parseTenths, tenthsText } from "@ymp/core/units";
import { Input, type InputProps } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useFormats } from "./use-formats.ts";

export type TenthsInputProps = Omit<InputProps, "value" | "onChange"> & {
  /** In tenths; null while nothing readable was typed. */
  value: number | null;
  onValueChange: (tenths: number | null) => void;
};

/** A figure with one decimal, typed the way the reader writes figures. What cannot be read stays as typed and marks the field. */
export function TenthsInput({ value, onValueChange, onBlur, ...props }: TenthsInputProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || parseTenths(typed) !== null;
  const shown = value === null ? "" : formats.hoursFigure(value);
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      aria-invalid={props["aria-invalid"] ?? (isReadable ? undefined : true)}
      value={typed ?? shown}
      onFocus={() => value !== null && setTyped(tenthsText(value))}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseTenths(event.target.value));
      }}
      onBlur={(event) => {
        if (isReadable) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
