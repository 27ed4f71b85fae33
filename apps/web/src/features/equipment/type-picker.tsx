import {
  type EquipmentType,
  equipmentTypeGroups,
  equipmentTypesByGroup,
  isEquipmentType,
} from "@ymp/core/maintenance/equipment-types";
import { Combobox } from "@ymp/ui/primitives/combobox";
import type { ComponentProps } from "react";
import { useTranslation } from "../../lib/translation.tsx";

export interface TypePickerProps extends Pick<ComponentProps<"button">, "id" | "aria-label"> {
  type: string | null;
  onPick: (type: EquipmentType | null) => void;
}

/** What kind of machine it is, found by its name or by the group it is in. */
export function TypePicker({ type, onPick, ...trigger }: TypePickerProps) {
  const { t } = useTranslation("equipment-types");
  const items = equipmentTypeGroups.flatMap((group) =>
    equipmentTypesByGroup[group].map((value) => ({
      value,
      label: t(`type.${value}`),
      fact: t(`group.${group}`),
      keywords: [t(`group.${group}`)],
    })),
  );
  return (
    <Combobox
      {...trigger}
      placeholder={t("choose")}
      items={items}
      value={items.find(({ value }) => value === type) ?? null}
      onValueChange={(item) => onPick(item && isEquipmentType(item.value) ? item.value : null)}
      clearable
    />
  );
}
