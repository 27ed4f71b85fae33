import type { BulkEditItemsInput } from "@ymp/api/modules/inventory/inventory.schema";
import { newId } from "@ymp/core/ids";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { useState } from "react";
import { BulkDialog } from "../../lib/bulk-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { useBulkEditItems } from "./inventory.mutations.ts";
import { type ItemRow, useCategories } from "./inventory.queries.ts";
import { PlacePicker } from "./place-picker.tsx";
import { QuantityInput } from "./quantity-input.tsx";

type Change = BulkEditItemsInput["change"];
export type ItemBulkField = Exclude<Change["field"], "archived"> | "archive" | "restore";

export interface ItemBulkDialogProps {
  field: ItemBulkField;
  rows: readonly ItemRow[];
  onClose: () => void;
  onDone: () => void;
}

const archiving: Partial<Record<ItemBulkField, Change>> = {
  archive: { field: "archived", value: true },
  restore: { field: "archived", value: false },
};

/** One change for all the chosen items. */
export function ItemBulkDialog({ field, ...chosen }: ItemBulkDialogProps) {
  const { t } = useTranslation();
  const [change, setChange] = useState<Change | null>(archiving[field] ?? null);
  const edit = useBulkEditItems();
  return (
    <BulkDialog
      {...chosen}
      title={t(`inventory:bulk.${field}.title`, { count: chosen.rows.length })}
      submit={t(`inventory:bulk.${field}.action`)}
      change={change}
      write={edit}
      send={(items, sent, then) => edit.mutate({ items, change: sent }, then)}
    >
      <ChangeField field={field} change={change} onChange={setChange} />
    </BulkDialog>
  );
}

interface ChangeFieldProps {
  field: ItemBulkField;
  change: Change | null;
  onChange: (change: Change | null) => void;
}

function ChangeField({ field, change, onChange }: ChangeFieldProps) {
  const { t } = useTranslation();
  switch (field) {
    case "category":
      return <CategoryChange onChange={onChange} />;
    case "locationId":
      return (
        <Field label={t("inventory:form.to")} help={t("inventory:bulk.locationId.help")}>
          <PlacePicker
            placeId={change?.field === "locationId" ? change.value : null}
            onPick={(value) => onChange({ field, value, actId: newId() })}
          />
        </Field>
      );
    case "minQuantity":
      return <MinimumChange onChange={onChange} />;
    case "supplierId":
      return <SupplierChange onChange={onChange} />;
    case "isCritical":
      return (
        <RadioGroup
          aria-label={t("inventory:field.critical")}
          onValueChange={(text) => onChange({ field, value: text === "yes" })}
        >
          <Radio value="yes" label={t("inventory:bulk.isCritical.yes")} help={t("inventory:help.critical")} />
          <Radio value="no" label={t("inventory:bulk.isCritical.no")} />
        </RadioGroup>
      );
    case "archive":
    case "restore":
      return <p className="text-muted-foreground text-sm">{t(`inventory:bulk.${field}.help`)}</p>;
  }
}

type Changing = Pick<ChangeFieldProps, "onChange">;

function CategoryChange({ onChange }: Changing) {
  const { t } = useTranslation();
  const categories = useCategories();
  const [value, setValue] = useState("");
  const choose = (next: string) => {
    setValue(next);
    onChange(next ? { field: "category", value: next } : null);
  };
  return (
    <Field label={t("inventory:field.category")}>
      <Combobox
        placeholder={t("inventory:form.choose")}
        items={categories.map(({ name }) => ({ value: name, label: name }))}
        value={value ? { value, label: value } : null}
        onValueChange={(item) => choose(item?.value ?? "")}
        onCreate={{ label: (text) => t("inventory:form.newWord", { text }), run: choose }}
      />
    </Field>
  );
}

function MinimumChange({ onChange }: Changing) {
  const { t } = useTranslation();
  const [value, setValue] = useState<number | null>(null);
  const label = t("inventory:field.min");
  return (
    <Field label={label}>
      <QuantityInput
        label={label}
        unit=""
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onChange({ field: "minQuantity", value: next });
        }}
      />
    </Field>
  );
}

function SupplierChange({ onChange }: Changing) {
  const { t } = useTranslation();
  const [supplier, setSupplier] = useState<{ id: string; name: string } | null>(null);
  const label = t("inventory:field.supplier");
  return (
    <Field label={label}>
      <SupplierPicker
        label={label}
        supplier={supplier}
        onPick={(next) => {
          setSupplier(next);
          onChange({ field: "supplierId", value: next?.id ?? null });
        }}
      />
    </Field>
  );
}
