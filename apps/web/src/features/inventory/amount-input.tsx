import { amountText, parseAmount } from "@ymp/core/money";
import { Input } from "@ymp/ui/primitives/input";
import { useWords } from "@ymp/ui/primitives/words";
import { useState } from "react";
import { useDecimalMark, useTypedFigure } from "../../lib/use-typed-figure.ts";

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
  const say = useWords();
  const typedFigure = useTypedFigure();
  const mark = useDecimalMark();
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || parseAmount(typed, currency, mark) !== null;
  return (
    <Input
      {...field}
      inputMode="decimal"
      autoComplete="off"
      unit={currency}
      unreadable={isReadable ? undefined : say("unreadable")}
      value={typed ?? (value === null ? "" : typedFigure(amountText({ amountMinor: value, currency }), 2))}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseAmount(event.target.value, currency, mark));
      }}
      onBlur={() => isReadable && setTyped(null)}
    />
  );
}
