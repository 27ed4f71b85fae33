import {
  type EquipmentTypeGroup,
  equipmentTypeGroups,
  equipmentTypesByGroup,
} from "@ymp/core/maintenance/equipment-types";
import { SectionHead } from "@ymp/ui/primitives/card";
import { useTranslation } from "../../lib/translation.tsx";
import { ModelRow } from "./model-row.tsx";
import { type Model, type NewMachine, withQuantity } from "./models-draft.ts";

interface ModelGroupsProps {
  models: readonly Model[];
  machines: readonly NewMachine[];
  mayEdit: boolean;
  onChange: (machines: NewMachine[]) => void;
}

const isOf = (group: EquipmentTypeGroup) => {
  const types: ReadonlySet<string> = new Set(equipmentTypesByGroup[group]);
  return ({ equipmentType }: Model) => types.has(equipmentType);
};

/** All models as a crew looks for machines, each with the machines that it will make. */
export function ModelGroups({ models, machines, mayEdit, onChange }: ModelGroupsProps) {
  const { t } = useTranslation();
  const groups = equipmentTypeGroups
    .map((group) => ({ group, found: models.filter(isOf(group)) }))
    .filter(({ found }) => found.length > 0);
  return groups.map(({ group, found }) => (
    <section key={group} aria-label={t(`equipment-types:group.${group}`)}>
      <SectionHead title={t(`equipment-types:group.${group}`)} level={2} className="hairline-b pb-1" />
      <ul>
        {found.map((model) => (
          <ModelRow
            key={model.key}
            model={model}
            machines={machines.filter(({ key }) => key === model.key)}
            mayEdit={mayEdit}
            onQuantity={(quantity) => onChange(withQuantity(machines, model, quantity))}
            onMachine={(changed) =>
              onChange(machines.map((machine) => (machine.id === changed.id ? changed : machine)))
            }
          />
        ))}
      </ul>
    </section>
  ));
}
