import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import type { ReactNode } from "react";

export interface ChoiceListProps<Value extends string> {
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  chosen: readonly Value[] | undefined;
  onChange: (chosen: Value[] | undefined) => void;
}

/** Any number of a few known values. */
export function ChoiceList<Value extends string>({ options, chosen = [], onChange }: ChoiceListProps<Value>) {
  const toggle = (value: Value) => {
    const next = options
      .map((option) => option.value)
      .filter((option) => (option === value ? !chosen.includes(value) : chosen.includes(option)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div className="flex flex-col gap-2">
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onCheckedChange={() => toggle(value)}
        />
      ))}
    </div>
  );
}
