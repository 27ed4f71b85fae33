import { parseQuantity } from "@ymp/core/units";
import { IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { useWords } from "@ymp/ui/primitives/words";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useDecimalMark, useTypedFigure } from "../../lib/use-typed-figure.ts";

export interface QuantityInputProps {
  id?: string;
  label: string;
  /** Null while nothing readable was typed. */
  value: number | null;
  unit: string;
  onValueChange: (value: number | null) => void;
  autoFocus?: boolean;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

/** A quantity with less and more on either side, big enough for a thumb; what cannot be read stays as typed. */
export function QuantityInput({ label, value, unit, onValueChange, ...field }: QuantityInputProps) {
  const { t } = useTranslation();
  const unitWord = useUnitWord();
  const say = useWords();
  const typedFigure = useTypedFigure();
  const mark = useDecimalMark();
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || parseQuantity(typed, unit, mark) !== null;
  const change = (next: number) => {
    setTyped(null);
    onValueChange(Math.max(0, Math.round(next * 1000) / 1000));
  };
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={t("inventory:form.less", { label })}
        variant="secondary"
        size="icon-touch"
        disabled={(value ?? 0) <= 0}
        onClick={() => change((value ?? 0) - 1)}
      >
        <Minus />
      </IconButton>
      <Input
        {...field}
        inputMode="decimal"
        autoComplete="off"
        className="h-touch min-w-0 flex-1 text-lg tabular-nums"
        unit={unitWord(unit)}
        unreadable={isReadable ? undefined : say("unreadable")}
        value={typed ?? (value === null ? "" : typedFigure(String(value), 3))}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          onValueChange(parseQuantity(event.target.value, unit, mark));
        }}
        onBlur={() => value !== null && setTyped(null)}
      />
      <IconButton
        label={t("inventory:form.more", { label })}
        variant="secondary"
        size="icon-touch"
        onClick={() => change((value ?? 0) + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
