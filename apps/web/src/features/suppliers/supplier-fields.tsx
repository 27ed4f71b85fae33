import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Rating } from "@ymp/ui/primitives/rating";
import { TagsInput } from "@ymp/ui/primitives/tags-input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import type { SupplierField, SupplierInput } from "./supplier-form.ts";
import { useSuppliersSummary } from "./suppliers.queries.ts";

type TextName = Exclude<SupplierField, "categories" | "operatingIn" | "rating" | "leadTimeDays" | "currency">;

export function SupplierFields() {
  return (
    <>
      <TextField name="name" required />
      <TagsField name="categories" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </div>
      <TextField name="website" type="url" />
      <TextField name="streetAddress" />
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <TextField name="postalCode" />
        <TextField name="city" />
      </div>
      <TextField name="country" />
      <TagsField name="operatingIn" />
      <RatingField />
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrencyField />
        <LeadTimeField />
        <TextField name="accountNumber" />
        <TextField name="paymentTerms" />
      </div>
      <DescriptionField />
    </>
  );
}

function useFieldOf(name: SupplierField) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { formState } = useFormContext<SupplierInput>();
  const fault = formState.errors[name];
  return { label: t(`suppliers:field.${name}`), error: faultText(Array.isArray(fault) ? undefined : fault) };
}

interface TextFieldProps {
  name: TextName;
  type?: "text" | "email" | "tel" | "url";
  required?: boolean;
}

function TextField({ name, type = "text", required }: TextFieldProps) {
  const { register } = useFormContext<SupplierInput>();
  return (
    <Field {...useFieldOf(name)} required={required}>
      <Input {...register(name)} type={type} autoComplete="off" />
    </Field>
  );
}

function DescriptionField() {
  const { register } = useFormContext<SupplierInput>();
  return (
    <Field {...useFieldOf("description")}>
      <Textarea {...register("description")} rows={4} />
    </Field>
  );
}

function TagsField({ name }: { name: "categories" | "operatingIn" }) {
  const { t } = useTranslation();
  const { field } = useController<SupplierInput, typeof name>({ name });
  const { data } = useSuppliersSummary();
  return (
    <Field {...useFieldOf(name)} help={t("suppliers:form.tagsHelp")}>
      <TagsInput
        tags={field.value ?? []}
        onTagsChange={field.onChange}
        onBlur={field.onBlur}
        suggestions={data?.[name].map(({ value }) => value)}
        removeLabel={(tag) => t("ui:remove", { name: tag })}
      />
    </Field>
  );
}

function RatingField() {
  const { t } = useTranslation();
  const { field } = useController<SupplierInput, "rating">({ name: "rating" });
  const { label, error } = useFieldOf("rating");
  return (
    <Field label={label} error={error} group>
      <Rating
        label={label}
        value={field.value ?? null}
        onValueChange={field.onChange}
        wordOf={(rating) => t("suppliers:stars", { rating })}
      />
    </Field>
  );
}

/** Three letters, large whichever way they were typed. */
function CurrencyField() {
  const { field } = useController<SupplierInput, "currency">({ name: "currency" });
  return (
    <Field {...useFieldOf("currency")}>
      <Input
        value={field.value ?? ""}
        onChange={(event) => field.onChange(event.target.value.trim().toUpperCase() || null)}
        onBlur={field.onBlur}
        maxLength={3}
        placeholder="EUR"
        autoComplete="off"
      />
    </Field>
  );
}

function LeadTimeField() {
  const { t } = useTranslation();
  const { field } = useController<SupplierInput, "leadTimeDays">({ name: "leadTimeDays" });
  const change = (text: string) => {
    const digits = text.trim();
    field.onChange(digits === "" ? null : Number(digits));
  };
  return (
    <Field {...useFieldOf("leadTimeDays")}>
      <Input
        value={field.value == null || Number.isNaN(field.value) ? "" : String(field.value)}
        onChange={(event) => change(event.target.value.replace(/[^\d]/g, ""))}
        onBlur={field.onBlur}
        inputMode="numeric"
        maxLength={3}
        unit={t("suppliers:daysUnit")}
        autoComplete="off"
      />
    </Field>
  );
}
