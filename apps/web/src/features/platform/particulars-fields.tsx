import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type Path, useController, useFormContext } from "react-hook-form";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { WholeInput } from "../../lib/whole-input.tsx";
import { CurrencyChoice, ZoneChoice } from "./zone-field.tsx";

/** What the form of a vessel holds, new or known; each form adds its own. */
export interface ParticularsForm {
  name?: string | undefined;
  timeZone?: string | undefined;
  currency?: string | undefined;
  vesselType?: string | null | undefined;
  flag?: string | null | undefined;
  imo?: string | null | undefined;
  callSign?: string | null | undefined;
  builder?: string | null | undefined;
  yearBuilt?: number | null | undefined;
  lengthMetres?: number | null | undefined;
  contactEmail?: string | null | undefined;
}

function useFault(name: Path<ParticularsForm>): string | undefined {
  const { errors } = useFormContext<ParticularsForm>().formState;
  return useFaultText()(errors[name]);
}

type TextName = "name" | "vesselType" | "flag" | "imo" | "callSign" | "builder" | "contactEmail";

export function TextField({ name, required, mono }: { name: TextName; required?: boolean; mono?: boolean }) {
  const { t } = useTranslation("platform-screens");
  const { register } = useFormContext<ParticularsForm>();
  return (
    <Field label={t(`field.${name}`)} error={useFault(name)} required={required}>
      <Input {...register(name)} autoComplete="off" className={mono ? "font-mono text-sm" : undefined} />
    </Field>
  );
}

function YearField() {
  const { t } = useTranslation("platform-screens");
  const { field } = useController<ParticularsForm, "yearBuilt">({ name: "yearBuilt" });
  return (
    <Field label={t("field.yearBuilt")} error={useFault("yearBuilt")}>
      <WholeInput ref={field.ref} value={field.value ?? null} onValueChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  );
}

/** Read with its decimals, for its sentence to say that whole metres are asked for. */
function LengthField() {
  const { t } = useTranslation("platform-screens");
  const { field } = useController<ParticularsForm, "lengthMetres">({ name: "lengthMetres" });
  return (
    <Field label={t("field.lengthMetres")} error={useFault("lengthMetres")}>
      <DecimalInput
        ref={field.ref}
        inputMode="numeric"
        unit={t("unit.metres")}
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

export function ZoneField() {
  const { t } = useTranslation("platform-screens");
  const { field } = useController<ParticularsForm, "timeZone">({ name: "timeZone" });
  return (
    <Field label={t("field.timeZone")} error={useFault("timeZone")}>
      <ZoneChoice value={field.value ?? "UTC"} onValueChange={field.onChange} />
    </Field>
  );
}

export function CurrencyField() {
  const { t } = useTranslation("platform-screens");
  const { field } = useController<ParticularsForm, "currency">({ name: "currency" });
  return (
    <Field label={t("field.currency")} error={useFault("currency")}>
      <CurrencyChoice value={field.value ?? "EUR"} onValueChange={field.onChange} />
    </Field>
  );
}

/** What a vessel is known by, where and how it calculates. */
export function ParticularsFields() {
  return (
    <>
      <TextField name="name" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <ZoneField />
        <CurrencyField />
        <TextField name="vesselType" />
        <TextField name="flag" />
        <TextField name="imo" mono />
        <TextField name="callSign" mono />
        <TextField name="builder" />
        <YearField />
        <LengthField />
        <TextField name="contactEmail" />
      </div>
    </>
  );
}
