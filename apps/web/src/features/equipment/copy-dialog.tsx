import { useNavigate } from "@tanstack/react-router";
import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useCopyMany } from "./equipment.mutations.ts";
import type { Machine } from "./equipment.queries.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";

/** The same machine once more, as a rule on the other side of the vessel. */
export function CopyDialog({ machine, onClose }: { machine: Machine; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const copy = useCopyMany();
  const [ids] = useState(() => machine.copyNames.map(() => newId()));
  const [names, setNames] = useState([machine.copyName]);
  const [parentId, setParentId] = useState(machine.parentId);
  const [includesChildren, setIncludesChildren] = useState(true);
  const [includesPlans, setIncludesPlans] = useState(true);
  const submit = () => {
    const copies = names.map((name, index) => ({ newId: ids[index] ?? newId(), name: name.trim() }));
    copy.mutate(
      { id: machine.id, copies, parentId, includesChildren, includesPlans },
      {
        onSuccess: ({ ids: [id] }) => {
          if (id) void navigate({ to: "/app/equipment/$id", params: { id }, search: {} });
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("equipment:copy.title", { name: machine.name })}
      submit={t("equipment:copy.confirm")}
      busy={copy.isPending}
      disabled={names.some((name) => !name.trim())}
      error={copy.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("equipment:copy.count")}>
        <Stepper
          label={t("equipment:copy.count")}
          min={1}
          max={machine.copyNames.length}
          value={names.length}
          onValueChange={(count) =>
            setNames((now) => machine.copyNames.slice(0, count).map((name, index) => now[index] ?? name))
          }
        />
      </Field>
      {names.map((name, index) => (
        <Field
          key={ids[index]}
          label={names.length === 1 ? t("equipment:column.name") : t("equipment:copy.nameOf", { position: index + 1 })}
          help={index === 0 ? t("equipment:copy.nameHelp") : undefined}
        >
          <Input
            value={name}
            maxLength={200}
            onChange={({ target }) => setNames(names.map((other, at) => (at === index ? target.value : other)))}
          />
        </Field>
      ))}
      <Field label={t("equipment:column.parent")}>
        <EquipmentPicker
          label={t("equipment:column.parent")}
          equipmentId={parentId}
          onPick={(parent) => setParentId(parent?.id ?? null)}
        />
      </Field>
      <div>
        {machine.counts.children > 0 ? (
          <CheckboxField
            label={t("equipment:copy.children", { count: machine.counts.children })}
            checked={includesChildren}
            onCheckedChange={(checked) => setIncludesChildren(checked === true)}
          />
        ) : null}
        {machine.counts.activePlans > 0 ? (
          <CheckboxField
            label={t("equipment:copy.plans", { count: machine.counts.activePlans })}
            help={t("equipment:copy.plansHelp")}
            checked={includesPlans}
            onCheckedChange={(checked) => setIncludesPlans(checked === true)}
          />
        ) : null}
      </div>
      <p className="text-muted-foreground text-xs">{t("equipment:copy.leftOut")}</p>
    </FormDialog>
  );
}
