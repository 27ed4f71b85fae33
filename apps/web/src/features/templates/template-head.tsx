import { departments } from "@ymp/core/access/roles";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useTranslation } from "../../lib/translation.tsx";
import { TypePicker } from "../equipment/type-picker.tsx";
import type { TemplatePart } from "./template-form.ts";

const kinds = ["planned", "inspection", "class"] as const;
const priorities = ["low", "normal", "high", "critical"] as const;
const noDepartment = "none";

/** What is to be done, on which type of machine, by which department. */
export function TemplateHead({ part }: { part: TemplatePart }) {
  const { t } = useTranslation("templates");
  const { draft, change, fault, idOf } = part;
  return (
    <>
      <Field label={t("field.title")} id={idOf("template.title")} error={fault("template.title")} required>
        <Input
          value={draft.title}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("field.type")} id={idOf("equipmentType")} error={fault("equipmentType") && t("fault.type")}>
          <TypePicker type={draft.equipmentType} onPick={(equipmentType) => change({ equipmentType })} />
        </Field>
        <Field label={t("field.department")}>
          <Select
            options={[
              { value: noDepartment, label: t("equipment:form.noDepartment") },
              ...departments.map((value) => ({ value, label: t(`departments:of.${value}`) })),
            ]}
            value={draft.department ?? noDepartment}
            onValueChange={(value) => change({ department: departments.find((known) => known === value) ?? null })}
          />
        </Field>
        <Field label={t("field.kind")}>
          <Select
            value={draft.kind}
            onValueChange={(kind) => change({ kind })}
            options={kinds.map((value) => ({ value, label: t(`jobs:kind.${value}`) }))}
          />
        </Field>
        <Field label={t("field.priority")}>
          <Select
            value={draft.priority}
            onValueChange={(priority) => change({ priority })}
            options={priorities.map((value) => ({
              value,
              label: t(`jobs:priority.${value}`),
              icon: <PriorityIcon priority={value} />,
            }))}
          />
        </Field>
      </div>
      <Field
        label={t("field.instructions")}
        mark={t("optional")}
        id={idOf("template.instructions")}
        error={fault("template.instructions")}
      >
        <Textarea
          value={draft.instructions}
          maxLength={10_000}
          onChange={(event) => change({ instructions: event.target.value })}
        />
      </Field>
      <Field
        label={t("field.source")}
        mark={t("optional")}
        help={t("sourceHelp")}
        id={idOf("template.source")}
        error={fault("template.source")}
      >
        <Input value={draft.source} maxLength={300} onChange={(event) => change({ source: event.target.value })} />
      </Field>
    </>
  );
}
