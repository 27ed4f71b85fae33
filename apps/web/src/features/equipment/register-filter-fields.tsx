import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Anchor, Archive, CircleAlert, Cog, Image, MapPin, TriangleAlert, Truck, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { RegisterFilters } from "./equipment.search.ts";
import {
  DepartmentFilter,
  LocationFilter,
  PhotoFilter,
  StateFilter,
  SupplierFilter,
  TypeFilter,
  UseFilter,
} from "./register-filters.tsx";
import { useSupplierName } from "./use-supplier-name.ts";

/** Every filter of the register with its value in words and the control that changes it. */
export function useRegisterFields(
  filters: RegisterFilters,
  onChange: (change: RegisterFilters) => void,
): FilterField[] {
  const { t } = useTranslation();
  const { departments = [], types = [], location, supplierId, isCritical, hasOverdue, hasPhoto, use, state } = filters;
  const supplierName = useSupplierName(supplierId);
  const props = { filters, onChange };
  const yes = t("equipment:log.yes");
  return [
    {
      id: "department",
      label: t("equipment:column.department"),
      icon: <Users />,
      value: departments.map((department) => t(`departments:of.${department}`)).join(", ") || null,
      editor: <DepartmentFilter {...props} />,
      onClear: () => onChange({ departments: undefined }),
    },
    {
      id: "location",
      label: t("equipment:column.location"),
      icon: <MapPin />,
      value: location ?? null,
      editor: <LocationFilter {...props} />,
      onClear: () => onChange({ location: undefined }),
    },
    {
      id: "type",
      label: t("equipment:column.type"),
      icon: <Cog />,
      value: types.map((type) => t(`equipment-types:type.${type}`)).join(", ") || null,
      editor: <TypeFilter {...props} />,
      onClear: () => onChange({ types: undefined }),
    },
    {
      id: "supplier",
      label: t("equipment:column.supplierName"),
      icon: <Truck />,
      value: supplierId ? (supplierName ?? "…") : null,
      editor: <SupplierFilter {...props} name={supplierName} />,
      onClear: () => onChange({ supplierId: undefined }),
    },
    {
      id: "photo",
      label: t("equipment-photos:filter.label"),
      icon: <Image />,
      value: hasPhoto === undefined ? null : t(`equipment-photos:filter.${hasPhoto ? "with" : "without"}`),
      editor: <PhotoFilter {...props} />,
      onClear: () => onChange({ hasPhoto: undefined }),
    },
    {
      id: "critical",
      label: t("equipment:critical"),
      icon: <TriangleAlert />,
      value: isCritical ? yes : null,
      editor: (
        <SwitchField
          label={t("equipment:filter.critical")}
          checked={isCritical ?? false}
          onCheckedChange={(on) => onChange({ isCritical: on || undefined })}
        />
      ),
      onClear: () => onChange({ isCritical: undefined }),
    },
    {
      id: "use",
      label: t("equipment:filter.use"),
      icon: <Anchor />,
      value: use ? t(`equipment:use.${use}`) : null,
      editor: <UseFilter {...props} />,
      onClear: () => onChange({ use: undefined }),
    },
    {
      id: "overdue",
      label: t("equipment:column.overdueJobs"),
      icon: <CircleAlert />,
      value: hasOverdue ? yes : null,
      editor: (
        <SwitchField
          label={t("equipment:filter.overdue")}
          checked={hasOverdue ?? false}
          onCheckedChange={(on) => onChange({ hasOverdue: on || undefined })}
        />
      ),
      onClear: () => onChange({ hasOverdue: undefined }),
    },
    {
      id: "state",
      label: t("equipment:filter.state"),
      icon: <Archive />,
      value: state && state !== "live" ? t(`equipment:state.${state}`) : null,
      editor: <StateFilter {...props} />,
      onClear: () => onChange({ state: undefined }),
    },
  ];
}
