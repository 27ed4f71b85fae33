import { departments } from "@ymp/core/access/roles";
import { equipmentUses, registerStates } from "@ymp/core/lists";
import { type EquipmentType, equipmentTypeGroups, equipmentTypesByGroup } from "@ymp/core/maintenance/equipment-types";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { useTranslation } from "../../lib/translation.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { usePlaces } from "./equipment.queries.ts";
import type { RegisterFilters } from "./equipment.search.ts";

export interface RegisterFilterProps {
  filters: RegisterFilters;
  onChange: (change: RegisterFilters) => void;
}

export function DepartmentFilter({ filters, onChange }: RegisterFilterProps) {
  const { t } = useTranslation();
  const chosen = filters.departments ?? [];
  const toggle = (department: (typeof departments)[number]) => {
    const next = departments.filter((other) => chosen.includes(other) !== (other === department));
    onChange({ departments: next.length > 0 ? next : undefined });
  };
  return (
    <div>
      {departments.map((department) => (
        <CheckboxField
          key={department}
          label={t(`departments:of.${department}`)}
          checked={chosen.includes(department)}
          onCheckedChange={() => toggle(department)}
        />
      ))}
    </div>
  );
}

export function LocationFilter({ filters, onChange }: RegisterFilterProps) {
  const { t } = useTranslation();
  const places = usePlaces();
  return (
    <Combobox
      aria-label={t("equipment:column.location")}
      placeholder={t("equipment:filter.anyLocation")}
      items={places.map((place) => ({ value: place, label: place }))}
      value={filters.location ? { value: filters.location, label: filters.location } : null}
      onValueChange={(place) => onChange({ location: place?.value })}
      clearable
    />
  );
}

export function TypeFilter({ filters, onChange }: RegisterFilterProps) {
  const { t } = useTranslation();
  const chosen = filters.types ?? [];
  const toggle = (type: EquipmentType) => {
    const next = chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type];
    onChange({ types: next.length > 0 ? next : undefined });
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

export function SupplierFilter({ filters, onChange, name }: RegisterFilterProps & { name: string | undefined }) {
  const { t } = useTranslation();
  const { supplierId } = filters;
  return (
    <SupplierPicker
      label={t("equipment:column.supplierName")}
      supplier={supplierId ? { id: supplierId, name: name ?? "…" } : null}
      onPick={(supplier) => onChange({ supplierId: supplier?.id })}
    />
  );
}

export function PhotoFilter({ filters, onChange }: RegisterFilterProps) {
  const { t } = useTranslation();
  const { hasPhoto } = filters;
  return (
    <Segmented
      fill
      label={t("equipment-photos:filter.label")}
      value={hasPhoto === undefined ? "any" : hasPhoto ? "with" : "without"}
      onValueChange={(value) => onChange({ hasPhoto: value === "any" ? undefined : value === "with" })}
      options={(["any", "with", "without"] as const).map((value) => ({
        value,
        label: t(`equipment-photos:filter.${value}`),
      }))}
    />
  );
}

export function UseFilter({ filters, onChange }: RegisterFilterProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      fill
      label={t("equipment:filter.use")}
      value={filters.use ?? "any"}
      onValueChange={(use) => onChange({ use: use === "any" ? undefined : use })}
      options={[
        { value: "any" as const, label: t("equipment:filter.anyUse") },
        ...equipmentUses.map((use) => ({ value: use, label: t(`equipment:use.${use}`) })),
      ]}
    />
  );
}

export function StateFilter({ filters, onChange }: RegisterFilterProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      fill
      label={t("equipment:filter.state")}
      value={filters.state ?? "live"}
      onValueChange={(state) => onChange({ state: state === "live" ? undefined : state })}
      options={registerStates.map((state) => ({ value: state, label: t(`equipment:state.${state}`) }))}
    />
  );
}

/** Everything the tree can be narrowed by, in one small panel. */
export function RegisterFilterPanel(props: RegisterFilterProps) {
  const { t } = useTranslation();
  const { filters, onChange } = props;
  return (
    <div className="flex flex-col gap-3">
      <SwitchField
        label={t("equipment:filter.critical")}
        checked={filters.isCritical ?? false}
        onCheckedChange={(on) => onChange({ isCritical: on || undefined })}
      />
      <SwitchField
        label={t("equipment:filter.overdue")}
        checked={filters.hasOverdue ?? false}
        onCheckedChange={(on) => onChange({ hasOverdue: on || undefined })}
      />
      <UseFilter {...props} />
      <LocationFilter {...props} />
      <StateFilter {...props} />
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{t("equipment:column.department")}</legend>
        <DepartmentFilter {...props} />
      </fieldset>
    </div>
  );
}
