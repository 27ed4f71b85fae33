import { amountText, parseAmount } from "@ymp/core/money";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";

export interface AmountInputProps {
  id?: string;
  currency: string;
  /** In minor units; null while nothing readable was typed. */
  value: number | null;
  onValueChange: (amountMinor: number | null) => void;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

/** An amount typed as the reader writes it; what cannot be read stays as typed and marks the field. */
export function AmountInput({ currency, value, onValueChange, ...field }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || parseAmount(typed, currency) !== null;
  return (
    <Input
      {...field}
      inputMode="decimal"
      autoComplete="off"
      unit={currency}
      unreadable={!isReadable}
      value={typed ?? (value === null ? "" : amountText({ amountMinor: value, currency }))}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseAmount(event.target.value, currency));
      }}
      onBlur={() => isReadable && setTyped(null)}
    />
  );
}
