import { type VesselFormInput, volumeUnits } from "@ymp/api/modules/vessel/vessel.schema";
import { decimalText, parseDecimalText } from "@ymp/core/decimal-text";
import { locales } from "@ymp/i18n/locales";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useDecimalMark, useTypedFigure } from "../../lib/use-typed-figure.ts";
import {
  explained,
  type FigureName,
  figureDecimals,
  isCode,
  isFigure,
  isInMetres,
  type ParticularName,
} from "./my-vessel-fields.ts";
import { ZoneField } from "./my-vessel-zone-field.tsx";

const languageOptions = locales.map((value) => ({ value, label: languageNames[value] }));

export const fieldId = (name: ParticularName) => `vessel-${name}`;

/** One particular with its label, and what is wrong with it. */
export function ParticularField({ name }: { name: ParticularName }) {
  const { t } = useTranslation("vessel");
  const faultText = useFaultText();
  const { formState } = useFormContext<VesselFormInput>();
  return (
    <Field
      id={fieldId(name)}
      label={t(`field.${name}`)}
      help={explained.includes(name) ? t(`help.${name}`) : undefined}
      error={faultText(formState.errors[name])}
      required={name === "name"}
      className={name === "address" ? "sm:col-span-2" : undefined}
    >
      <Control name={name} />
    </Field>
  );
}

/** The field's control; what the field says about it (id, fault) is handed on. */
function Control({ name, ...props }: { name: ParticularName }) {
  if (isFigure(name)) return <FigureControl name={name} {...props} />;
  if (name === "volumeUnit") return <VolumeControl {...props} />;
  if (name === "language") return <LanguageControl {...props} />;
  if (name === "timeZone") return <ZoneField {...props} />;
  return <TextControl name={name} {...props} />;
}

function TextControl({ name, ...props }: { name: Exclude<ParticularName, FigureName | "volumeUnit" | "language"> }) {
  const { register } = useFormContext<VesselFormInput>();
  if (name === "address") return <Textarea rows={3} {...props} {...register(name)} />;
  return (
    <Input
      autoComplete="off"
      inputMode={name === "contactEmail" ? "email" : undefined}
      className={isCode(name) ? "font-mono" : undefined}
      {...props}
      {...register(name)}
    />
  );
}

/** A figure as it is typed; what cannot be read stays there and is marked. */
function FigureControl({ name, ...props }: { name: FigureName }) {
  const { t } = useTranslation("vessel");
  const typedFigure = useTypedFigure();
  const mark = useDecimalMark();
  const { field } = useController<VesselFormInput, FigureName>({ name });
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = figureDecimals[name];
  const scale = 10 ** decimals;
  const { value } = field;
  const kept =
    typeof value === "number" && !Number.isNaN(value)
      ? typedFigure(decimalText(Math.round(value * scale), decimals), decimals)
      : "";
  const read = (text: string) => {
    if (text.trim() === "") return null;
    const steps = parseDecimalText(text, decimals, mark);
    return steps === null ? Number.NaN : steps / scale;
  };
  return (
    <Input
      autoComplete="off"
      inputMode={decimals === 0 ? "numeric" : "decimal"}
      unit={isInMetres(name) ? t("metres") : undefined}
      {...props}
      ref={field.ref}
      value={typed !== null && Object.is(read(typed), value) ? typed : kept}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(read(event.target.value));
      }}
      onBlur={() => {
        if (typed !== null && !Number.isNaN(read(typed))) setTyped(null);
        field.onBlur();
      }}
    />
  );
}

function VolumeControl(props: object) {
  const { t } = useTranslation("vessel");
  const { field } = useController<VesselFormInput, "volumeUnit">({ name: "volumeUnit" });
  const options = volumeUnits.map((value) => ({ value, label: t(`volumeUnit.${value}`) }));
  return <Select {...props} options={options} value={field.value ?? null} onValueChange={field.onChange} />;
}

function LanguageControl(props: object) {
  const { field } = useController<VesselFormInput, "language">({ name: "language" });
  return <Select {...props} options={languageOptions} value={field.value ?? null} onValueChange={field.onChange} />;
}
