import { decimalsOf } from "@ymp/core/definitions/fixed-point";
import { unitSign } from "@ymp/core/definitions/unit-sign";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useWords } from "@ymp/ui/primitives/words";
import { useState } from "react";
import { useDecimalMark, useTypedFigure } from "../use-typed-figure.ts";
import { type ControlProps, textIn } from "./controls.ts";
import { plainFigure } from "./plain-figure.ts";

/** One line, or as many as are written where there is room for them. */
export function TextControl({ field, value, isRequired: _, onChange, ...framed }: ControlProps<"text">) {
  const props = { ...framed, value: textIn(value), maxLength: field.longest };
  if (field.longest > 200) return <Textarea {...props} onChange={(event) => onChange(event.target.value)} />;
  return <Input {...props} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
}

/** A figure as the reader writes it. It is kept with the decimals that were typed: a sounding of 2.00 is not one of 2. */
export function FigureControl({ field, value, isRequired: _, onChange, ...framed }: ControlProps<"figure">) {
  const say = useWords();
  const mark = useDecimalMark();
  const typedFigure = useTypedFigure();
  const [typed, setTyped] = useState<string | null>(null);
  const isReadable = typed === null || typed.trim() === "" || plainFigure(typed, field.decimals, mark) !== null;
  const kept = textIn(value);
  return (
    <Input
      {...framed}
      inputMode={field.least?.startsWith("-") ? "text" : "decimal"}
      autoComplete="off"
      unit={field.unit ? unitSign(field.unit) : undefined}
      unreadable={isReadable ? undefined : say("unreadable")}
      value={typed ?? typedFigure(kept, decimalsOf(kept) ?? 0)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(plainFigure(target.value, field.decimals, mark) ?? undefined);
      }}
      onBlur={() => {
        if (isReadable) setTyped(null);
      }}
    />
  );
}
