import { supplierFormSchema } from "@ymp/api/modules/suppliers/suppliers.schema";
import { Input } from "@ymp/ui/primitives/input";
import { Rating } from "@ymp/ui/primitives/rating";
import type { ReactNode } from "react";
import { ControlField, LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { TagsField } from "../../lib/forms/tags-field.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { SupplierField, SupplierInput } from "./supplier-form.ts";
import { type Supplier, useSuppliersSummary } from "./suppliers.queries.ts";

/** What somebody else may change alone is shown as it is. */
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
      {held("categories", <KnownTags name="categories" />)}
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
      {held("operatingIn", <KnownTags name="operatingIn" />)}
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

function KnownTags({ name }: { name: "categories" | "operatingIn" }) {
  const { t } = useTranslation();
  const { data } = useSuppliersSummary();
  return (
    <TagsField<SupplierInput>
      name={name}
      label={useFieldLabel()(name)}
      help={t("suppliers:form.tagsHelp")}
      suggestions={data?.[name].map((known) => known.value)}
    />
  );
}

function RatingField() {
  const { t } = useTranslation();
  const label = useFieldLabel()("rating");
  return (
    <ControlField<SupplierInput, "rating"> name="rating" label={label} group>
      {({ value, onChange }) => (
        <Rating
          label={label}
          value={value ?? null}
          onValueChange={onChange}
          wordOf={(rating) => t("suppliers:stars", { rating })}
        />
      )}
    </ControlField>
  );
}

/** Three letters, large whichever way they were typed. */
function CurrencyField() {
  return (
    <ControlField<SupplierInput, "currency"> name="currency" label={useFieldLabel()("currency")}>
      {({ value, onChange, onBlur }) => (
        <Input
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value.trim().toUpperCase() || null)}
          onBlur={onBlur}
          maxLength={3}
          placeholder="EUR"
          autoComplete="off"
        />
      )}
    </ControlField>
  );
}

function LeadTimeField() {
  const { t } = useTranslation();
  return (
    <ControlField<SupplierInput, "leadTimeDays"> name="leadTimeDays" label={useFieldLabel()("leadTimeDays")}>
      {({ value, onChange, onBlur }) => (
        <WholeInput value={value ?? null} onValueChange={onChange} onBlur={onBlur} unit={t("suppliers:daysUnit")} />
      )}
    </ControlField>
  );
}
