import type { BulkUpdateEquipmentInput } from "@ymp/api/modules/equipment/equipment.schema";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { TypePicker } from "./type-picker.tsx";

interface ChoiceProps {
  onChange: (change: BulkUpdateEquipmentInput["change"]) => void;
}

export function TypeChange({ onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const [type, setType] = useState<string | null>(null);
  return (
    <Field label={t("equipment:column.type")} help={t("equipment:bulk.type.help")}>
      <TypePicker
        type={type}
        onPick={(value) => {
          setType(value);
          onChange({ field: "type", value });
        }}
      />
    </Field>
  );
}

export function SupplierChange({ onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const [supplier, setSupplier] = useState<{ id: string; name: string } | null>(null);
  return (
    <Field label={t("equipment:column.supplierName")} help={t("equipment:bulk.supplier.help")}>
      <SupplierPicker
        id="bulk-supplier"
        label={t("equipment:column.supplierName")}
        supplier={supplier}
        onPick={(picked) => {
          setSupplier(picked);
          onChange({ field: "supplierId", value: picked?.id ?? null });
        }}
      />
    </Field>
  );
}
