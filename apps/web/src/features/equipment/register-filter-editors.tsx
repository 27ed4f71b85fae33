import { type EquipmentType, equipmentTypeGroups, equipmentTypesByGroup } from "@ymp/core/maintenance/equipment-types";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { usePlaces } from "./equipment.queries.ts";
import type { RegisterSearch } from "./equipment.search.ts";

export interface FilterEditorProps {
  search: RegisterSearch;
  change: (change: Partial<RegisterSearch>) => void;
}

export function LocationFilter({ search, change }: FilterEditorProps) {
  const { t } = useTranslation();
  const places = usePlaces();
  return (
    <Combobox
      aria-label={t("equipment:column.location")}
      placeholder={t("equipment:filter.anyLocation")}
      items={places.map((place) => ({ value: place, label: place }))}
      value={search.location ? { value: search.location, label: search.location } : null}
      onValueChange={(place) => change({ location: place?.value })}
      clearable
    />
  );
}

export function TypeFilter({ search, change }: FilterEditorProps) {
  const { t } = useTranslation();
  const chosen = search.types ?? [];
  const toggle = (type: EquipmentType) => {
    const next = chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type];
    change({ types: next.length > 0 ? next : undefined });
  };
  return (
    <div className="flex flex-col gap-2">
      {equipmentTypeGroups.map((group) => (
        <fieldset key={group}>
          <legend className="font-medium text-muted-foreground text-xs">{t(`equipment-types:group.${group}`)}</legend>
          {equipmentTypesByGroup[group].map((type) => (
            <CheckboxField
              key={type}
              label={t(`equipment-types:type.${type}`)}
              checked={chosen.includes(type)}
              onCheckedChange={() => toggle(type)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

export function SupplierFilter({ search, change, name }: FilterEditorProps & { name: string | undefined }) {
  const { t } = useTranslation();
  const { supplierId } = search;
  return (
    <SupplierPicker
      label={t("equipment:column.supplierName")}
      supplier={supplierId ? { id: supplierId, name: name ?? "…" } : null}
      onPick={(supplier) => change({ supplierId: supplier?.id })}
    />
  );
}
