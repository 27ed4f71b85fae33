import { departments } from "@ymp/core/access/roles";
import { partStates } from "@ymp/core/lists";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { CircleAlert, Cog, Package, TriangleAlert, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useEquipmentName } from "../../lib/use-equipment-name.ts";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { usePartPages } from "./spares.queries.ts";
import type { SparesFilters } from "./spares.search.ts";

interface Filtering {
  filters: SparesFilters;
  onChange: (change: Partial<SparesFilters>) => void;
}

/** Every filter of the whole vessel's list with its value in words and the control that changes it. */
export function useVesselFilterFields({ filters, onChange }: Filtering): FilterField[] {
  const { t } = useTranslation();
  const { equipmentId, itemId, departments: chosen = [], isOfCritical, state } = filters;
  const machineName = useEquipmentName(equipmentId);
  const { rows } = usePartPages(filters);
  const itemName = itemId && (rows.find((row) => row.itemId === itemId)?.stock?.name ?? "…");
  return [
    {
      id: "equipmentId",
      label: t("spares:filter.machine"),
      icon: <Cog />,
      value: equipmentId ? (machineName ?? "…") : null,
      editor: (
        <EquipmentPicker
          label={t("spares:filter.machine")}
          equipmentId={equipmentId ?? null}
          onPick={(machine) => onChange({ equipmentId: machine?.id })}
        />
      ),
      onClear: () => onChange({ equipmentId: undefined }),
    },
    {
      id: "state",
      label: t("spares:filter.state"),
      icon: <CircleAlert />,
      value: state && state !== "all" ? t(`spares:state.${state}`) : null,
      editor: (
        <RadioGroup
          aria-label={t("spares:filter.state")}
          value={state ?? "all"}
          onValueChange={(text) => onChange({ state: partStates.find((known) => known === text && known !== "all") })}
        >
          {partStates.map((value) => (
            <Radio key={value} value={value} label={t(`spares:state.${value}`)} />
          ))}
        </RadioGroup>
      ),
      onClear: () => onChange({ state: undefined }),
    },
    {
      id: "isOfCritical",
      label: t("spares:filter.critical"),
      icon: <TriangleAlert />,
      value: isOfCritical ? t("exports:yes") : null,
      editor: (
        <SwitchField
          label={t("spares:filter.onlyCritical")}
          checked={isOfCritical ?? false}
          onCheckedChange={(on) => onChange({ isOfCritical: on || undefined })}
        />
      ),
      onClear: () => onChange({ isOfCritical: undefined }),
    },
    {
      id: "departments",
      label: t("spares:field.department"),
      icon: <Users />,
      value: chosen.map((department) => t(`departments:of.${department}`)).join(", ") || null,
      editor: <DepartmentEditor filters={filters} onChange={onChange} />,
      onClear: () => onChange({ departments: undefined }),
    },
    ...(itemId
      ? [
          {
            id: "itemId",
            label: t("spares:field.item"),
            icon: <Package />,
            value: itemName ?? null,
            editor: <p className="text-muted-foreground text-sm">{t("spares:filter.oneItem")}</p>,
            onClear: () => onChange({ itemId: undefined }),
          },
        ]
      : []),
  ];
}

function DepartmentEditor({ filters, onChange }: Filtering) {
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
