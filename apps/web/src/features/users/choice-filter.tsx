import { departments, vesselRoles } from "@ymp/core/access/roles";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Shield, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

interface ChoiceFilterProps<Value extends string> {
  values: readonly Value[];
  chosen: readonly Value[];
  word: (value: Value) => string;
  onChange: (chosen: Value[] | undefined) => void;
}

function ChoiceFilter<Value extends string>({ values, chosen, word, onChange }: ChoiceFilterProps<Value>) {
  const toggle = (value: Value) => {
    const next = values.filter((other) => chosen.includes(other) !== (other === value));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div>
      {values.map((value) => (
        <CheckboxField
          key={value}
          label={word(value)}
          checked={chosen.includes(value)}
          onCheckedChange={() => toggle(value)}
        />
      ))}
    </div>
  );
}

type Place = {
  departments?: (typeof departments)[number][] | undefined;
  roles?: (typeof vesselRoles)[number][] | undefined;
};

/** The filters that crew and accounts have in common. */
export function usePlaceFields(
  search: Place,
  onChange: (change: Place) => void,
  roles: readonly (typeof vesselRoles)[number][] = vesselRoles,
): FilterField[] {
  const { t } = useTranslation();
  const department = (name: string) => t(`departments:of.${name}`);
  const role = (name: string) => t(`users:role.${name}`);
  return [
    {
      id: "department",
      label: t("users:column.department"),
      icon: <Users />,
      value: search.departments?.map(department).join(", ") || null,
      editor: (
        <ChoiceFilter
          values={departments}
          chosen={search.departments ?? []}
          word={department}
          onChange={(chosen) => onChange({ departments: chosen })}
        />
      ),
      onClear: () => onChange({ departments: undefined }),
    },
    {
      id: "role",
      label: t("users:column.role"),
      icon: <Shield />,
      value: search.roles?.map(role).join(", ") || null,
      editor: (
        <ChoiceFilter
          values={roles}
          chosen={search.roles ?? []}
          word={role}
          onChange={(chosen) => onChange({ roles: chosen })}
        />
      ),
      onClear: () => onChange({ roles: undefined }),
    },
  ];
}
