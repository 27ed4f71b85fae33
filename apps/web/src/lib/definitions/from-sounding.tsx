import { soundingsInWords } from "@ymp/core/books/soundings-known";
import type { Field, Value, Values } from "@ymp/core/definitions/definition";
import { reckon, tankNamedIn } from "@ymp/core/definitions/expression";
import { figureOf } from "@ymp/core/definitions/fixed-point";
import { unitSign } from "@ymp/core/definitions/unit-sign";
import { Button } from "@ymp/ui/primitives/button";
import { Ruler } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import { useTypedFigure } from "../use-typed-figure.ts";
import { useFilling } from "./entry-around.ts";

interface FromSoundingProps {
  field: Field;
  /** Beside the field: the tank that it is of. */
  values: Values;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** What was sounded last: proposed, and taken by a press. */
export function FromSounding({ field, values, value, onChange }: FromSoundingProps) {
  const { t } = useTranslation("definitions");
  const formats = useFormats();
  const typedFigure = useTypedFigure();
  const { facts } = useFilling();
  if (field.type === "text" && field.soundingsOf) {
    const words = soundingsInWords(facts, field.soundingsOf);
    const isTaken = typeof value === "string" && value.includes(words);
    return words === "" || isTaken ? null : (
      <Take onPress={() => onChange([value, words].filter(Boolean).join("\n"))}>{t("sounding.words")}</Take>
    );
  }
  if (field.type !== "figure" || !field.proposed) return null;
  const [proposed, tank] = [reckon(field.proposed, values, facts), tankNamedIn(field.proposed, values, facts)];
  if (proposed === null || !tank?.soundedAt) return null;
  const figure = figureOf(proposed, field.decimals).replace(/(\.\d\d)0$/, "$1");
  if (value === figure) return null;
  const unit = field.unit ? ` ${unitSign(field.unit)}` : "";
  const [, decimals = ""] = figure.split(".");
  return (
    <Take onPress={() => onChange(figure)}>
      {t("sounding.take", {
        figure: `${typedFigure(figure, decimals.length)}${unit}`,
        when: formats.dateTime(tank.soundedAt),
      })}
    </Take>
  );
}

function Take({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button variant="outline" className="self-start" onClick={onPress}>
      <Ruler aria-hidden />
      {children}
    </Button>
  );
}
