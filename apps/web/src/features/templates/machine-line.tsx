import { departments } from "@ymp/core/access/roles";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Model, NewMachine } from "./models-draft.ts";

interface MachineLineProps {
  machine: NewMachine;
  model: Model;
  onChange: (machine: NewMachine) => void;
}

/** A machine that will be made: its name, whose it is, where it is, and what its meter shows. */
export function MachineLine({ machine, model, onChange }: MachineLineProps) {
  const { t } = useTranslation("models");
  const { name, department, location, reading } = machine;
  return (
    <li className="grid grid-cols-2 gap-2 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[minmax(0,1.5fr)_150px_minmax(0,1fr)_150px]">
      <Input
        size="sm"
        aria-label={t("field.name", { name: model.name })}
        aria-invalid={name.trim() === "" || undefined}
        maxLength={200}
        value={name}
        onChange={(event) => onChange({ ...machine, name: event.target.value })}
      />
      <Select
        size="sm"
        aria-label={t("field.department", { name })}
        value={department}
        onValueChange={(next) => onChange({ ...machine, department: next })}
        options={departments.map((value) => ({ value, label: t(`departments:of.${value}`) }))}
      />
      <Input
        size="sm"
        aria-label={t("field.location", { name })}
        placeholder={t("locationHint")}
        maxLength={200}
        value={location}
        onChange={(event) => onChange({ ...machine, location: event.target.value })}
      />
      {model.hasHourCounter ? (
        <TenthsInput
          size="sm"
          unit="h"
          aria-label={t("field.reading", { name })}
          placeholder={t("readingHint")}
          value={reading}
          onValueChange={(next) => onChange({ ...machine, reading: next })}
        />
      ) : null}
    </li>
  );
}
