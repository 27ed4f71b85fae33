import { supplierFormSchema } from "@ymp/api/modules/suppliers/suppliers.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Rating } from "@ymp/ui/primitives/rating";
import { TagsInput } from "@ymp/ui/primitives/tags-input";
import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { SupplierField, SupplierInput } from "./supplier-form.ts";
import { type Supplier, useSuppliersSummary } from "./suppliers.queries.ts";

/** What somebody else may change alone is shown as it stands. */
export function SupplierFields({ supplier }: { supplier: Supplier | undefined }) {
  const locked = (name: SupplierField) => supplier !== undefined && !supplier.can.fields.includes(name);
  const held = (name: SupplierField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  const label = useFieldLabel();
  const text = (name: SupplierField, more: { type?: "email" | "tel" | "url"; required?: boolean } = {}) =>
    held(name, <TextField<SupplierInput> name={name} label={label(name)} {...more} />);
  return (
    <>
      <LockedNote when={supplierFormSchema.keyof().options.some(locked)} />
      {text("name", { required: true })}
      {held("categories", <TagsField name="categories" />)}
      <div className="grid gap-4 sm:grid-cols-2">
        {text("email", { type: "email" })}
        {text("phone", { type: "tel" })}
      </div>
      {text("website", { type: "url" })}
      {text("streetAddress")}
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        {text("postalCode")}
        {text("city")}
      </div>
      {text("country")}
      {held("operatingIn", <TagsField name="operatingIn" />)}
      {held("rating", <RatingField />)}
      <div className="grid gap-4 sm:grid-cols-2">
        {held("currency", <CurrencyField />)}
        {held("leadTimeDays", <LeadTimeField />)}
        {text("accountNumber")}
        {text("paymentTerms")}
      </div>
      {held("description", <LongTextField<SupplierInput> name="description" label={label("description")} rows={4} />)}
    </>
  );
}

function useFieldLabel() {
  const { t } = useTranslation();
  return (name: SupplierField) => t(`suppliers:field.${name}`);
}

function useFieldOf(name: SupplierField) {
  const faultText = useFaultText();
  const { getFieldState, formState } = useFormContext<SupplierInput>();
  return { label: useFieldLabel()(name), error: faultText(getFieldState(name, formState).error) };
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
  return (
    <Field {...useFieldOf("leadTimeDays")}>
      <WholeInput
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        unit={t("suppliers:daysUnit")}
      />
    </Field>
  );
}
