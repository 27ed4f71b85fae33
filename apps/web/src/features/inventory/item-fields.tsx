import { useQuery } from "@tanstack/react-query";
import { type ItemField, itemFields } from "@ymp/core/maintenance/item-fields";
import { stockUnits } from "@ymp/core/units";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { type ReactNode, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { AmountInput } from "./amount-input.tsx";
import { type Item, useCategories } from "./inventory.queries.ts";
import type { ItemFormInput } from "./item-form.ts";

type TextName = "name" | "partNo" | "manufacturer" | "modelNo" | "barcode" | "purchaseUnit";
type FigureName = "minQuantity" | "maxQuantity" | "packSize";
type FlagName = "isCritical" | "isPrivate" | "hasLots";

const words = {
  minQuantity: "min",
  maxQuantity: "max",
  packSize: "packSize",
  isCritical: "critical",
  isPrivate: "private",
  hasLots: "hasLots",
} as const;

/** A lite boat's form is shorter, not another one. */
export function ItemFields({ item }: { item: Item | undefined }) {
  const isFull = useVessel().edition === "full";
  const maySeeSuppliers = useCan("supplier:view");
  const locked = (name: ItemField) => item !== undefined && !item.can.fields.includes(name);
  const held = (name: ItemField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  const text = (name: TextName, mono?: boolean) =>
    held(name, <TextField name={name} mono={mono} required={name === "name"} />);
  return (
    <>
      <LockedNote when={itemFields.some(locked)} />
      {text("name")}
      <div className="grid gap-4 sm:grid-cols-2">
        {text("partNo", true)}
        {text("barcode", true)}
        {held("category", <CategoryField />)}
        {held("subCategory", <SubCategoryField />)}
        {isFull ? text("manufacturer") : null}
        {isFull ? text("modelNo") : null}
        {held("unit", <UnitField />)}
        {held("minQuantity", <FigureField name="minQuantity" help={<MinimumWarning item={item} />} />)}
        {isFull ? held("maxQuantity", <FigureField name="maxQuantity" />) : null}
        {isFull ? text("purchaseUnit") : null}
        {isFull ? held("packSize", <FigureField name="packSize" />) : null}
        {held("priceMinor", <PriceField />)}
        {isFull && maySeeSuppliers ? held("supplierId", <SupplierField item={item} />) : null}
      </div>
      <fieldset className="flex flex-col">
        {held("isCritical", <FlagField name="isCritical" />)}
        {held("hasLots", <FlagField name="hasLots" />)}
        {held("isPrivate", <FlagField name="isPrivate" />)}
      </fieldset>
      {held("ownerUserId", <OwnerField />)}
      {held("description", <DescriptionField />)}
    </>
  );
}

function useFault(name: keyof ItemFormInput): string | undefined {
  const textOf = useFaultText();
  const { formState } = useFormContext<ItemFormInput>();
  return textOf(formState.errors[name]);
}

function TextField({ name, mono, required }: { name: TextName; mono?: boolean; required?: boolean }) {
  const { t } = useTranslation();
  const { register } = useFormContext<ItemFormInput>();
  return (
    <Field label={t(`inventory:field.${name}`)} error={useFault(name)} required={required}>
      <Input {...register(name)} className={mono ? "font-mono text-sm" : undefined} autoComplete="off" />
    </Field>
  );
}

function DescriptionField() {
  const { t } = useTranslation();
  const { register } = useFormContext<ItemFormInput>();
  return (
    <Field label={t("inventory:field.description")} error={useFault("description")}>
      <Textarea rows={3} {...register("description")} />
    </Field>
  );
}

function FigureField({ name, help }: { name: FigureName; help?: ReactNode }) {
  const { t } = useTranslation();
  const { field } = useController<ItemFormInput, FigureName>({ name });
  return (
    <Field label={t(`inventory:field.${words[name]}`)} help={help} error={useFault(name)}>
      <DecimalInput ref={field.ref} value={field.value ?? null} onValueChange={field.onChange} />
    </Field>
  );
}

/** Without a minimum nobody is told before the last spare of a critical machine is gone. */
function MinimumWarning({ item }: { item: Item | undefined }) {
  const { t } = useTranslation();
  const [isCritical, minimum] = useWatch<ItemFormInput, ["isCritical", "minQuantity"]>({
    name: ["isCritical", "minQuantity"],
  });
  const machine = item?.machines.find((part) => part.isCritical);
  // The live region is there from the start: what comes into it later is read out.
  return (
    <span role="status" dir="auto" className="flex items-start gap-1.5 text-status-due-soon empty:hidden">
      {(machine || isCritical) && !minimum ? (
        <>
          <WarningIcon className="mt-px flex-none" />
          <span>
            {machine ? t("inventory:help.minOfSpare", { machine: machine.name }) : t("inventory:help.minOfCritical")}
          </span>
        </>
      ) : null}
    </span>
  );
}

function FlagField({ name }: { name: FlagName }) {
  const { t } = useTranslation();
  const { field } = useController<ItemFormInput, FlagName>({ name });
  return (
    <CheckboxField
      label={t(`inventory:field.${words[name]}`)}
      help={t(`inventory:help.${words[name]}`)}
      checked={field.value ?? false}
      onCheckedChange={(checked) => field.onChange(checked === true)}
    />
  );
}

function CategoryField() {
  const categories = useCategories();
  return <ChosenText name="category" choices={categories.map(({ name }) => name)} />;
}

function SubCategoryField() {
  const categories = useCategories();
  const chosen = useWatch<ItemFormInput, "category">({ name: "category" });
  const own = categories.find(({ name }) => name === chosen)?.subCategories ?? [];
  return <ChosenText name="subCategory" choices={[...new Set(own)]} />;
}

/** A word that is in use already, or a new one. */
function ChosenText({ name, choices }: { name: "category" | "subCategory"; choices: readonly string[] }) {
  const { t } = useTranslation();
  const { field } = useController<ItemFormInput, "category" | "subCategory">({ name });
  return (
    <Field label={t(`inventory:field.${name}`)} error={useFault(name)}>
      <Combobox
        placeholder={t("inventory:form.choose")}
        items={choices.map((choice) => ({ value: choice, label: choice }))}
        value={field.value ? { value: field.value, label: field.value } : null}
        onValueChange={(choice) => field.onChange(choice?.value ?? "")}
        onCreate={{ label: (text) => t("inventory:form.newWord", { text }), run: field.onChange }}
        clearable
      />
    </Field>
  );
}

function UnitField() {
  const { t } = useTranslation();
  const unitWord = useUnitWord();
  const { field } = useController<ItemFormInput, "unit">({ name: "unit" });
  const unit = field.value ?? "pcs";
  const units = [...new Set([...Object.keys(stockUnits), unit])];
  return (
    <Field label={t("inventory:field.unit")} error={useFault("unit")}>
      <Select
        size="lg"
        options={units.map((value) => ({ value, label: unitWord(value) }))}
        value={unit}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

function PriceField() {
  const { t } = useTranslation();
  const vessel = useVessel();
  const currency = useWatch<ItemFormInput, "currency">({ name: "currency" });
  const { field } = useController<ItemFormInput, "priceMinor">({ name: "priceMinor" });
  return (
    <Field label={t("inventory:field.price")} error={useFault("priceMinor")}>
      <AmountInput currency={currency ?? vessel.currency} value={field.value ?? null} onValueChange={field.onChange} />
    </Field>
  );
}

function SupplierField({ item }: { item: Item | undefined }) {
  const { t } = useTranslation();
  const { field } = useController<ItemFormInput, "supplierId">({ name: "supplierId" });
  const [picked, setPicked] = useState<{ id: string; name: string } | null>(null);
  const saved = item?.supplierId ? { id: item.supplierId, name: item.supplierName ?? "" } : null;
  const label = t("inventory:field.supplier");
  return (
    <Field label={label} error={useFault("supplierId")}>
      <SupplierPicker
        label={label}
        supplier={
          field.value ? ([picked, saved].find((one) => one?.id === field.value) ?? { id: field.value, name: "" }) : null
        }
        onPick={(supplier) => {
          setPicked(supplier);
          field.onChange(supplier?.id ?? null);
        }}
      />
    </Field>
  );
}

const captainsOnly = "captains";

/** Whose own a private item is; nobody else but captains and the owner's representative sees it. */
function OwnerField() {
  const { t } = useTranslation();
  const isPrivate = useWatch<ItemFormInput, "isPrivate">({ name: "isPrivate" });
  const { field } = useController<ItemFormInput, "ownerUserId">({ name: "ownerUserId" });
  const options = useTrpc().inventory.owners.queryOptions();
  const { data: owners = [] } = useQuery({ ...options, enabled: isPrivate ?? false });
  const fault = useFault("ownerUserId");
  if (!isPrivate) return null;
  return (
    <Field label={t("inventory:field.owner")} help={t("inventory:help.owner")} error={fault}>
      <Select
        size="lg"
        options={[
          ...owners.map(({ userId, name }) => ({ value: userId, label: name })),
          ...(owners.length > 1 ? [{ value: captainsOnly, label: t("inventory:form.captainsOnly") }] : []),
        ]}
        value={field.value === null ? captainsOnly : (field.value ?? null)}
        onValueChange={(value) => field.onChange(value === captainsOnly ? null : value)}
      />
    </Field>
  );
}
