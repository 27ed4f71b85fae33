import { intervalUnits } from "@ymp/core/calendar-date";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../lib/translation.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { TemplatePart } from "./template-form.ts";

const triggers = ["calendar", "counter", "either"] as const;

/** When the work comes round, in the plan editor's words. Only the fields that the trigger has a use for are shown. */
export function TemplateRule({ part }: { part: TemplatePart }) {
  const { t } = useTranslation("job-sheet");
  const { draft, change } = part;
  const byDate = draft.trigger !== "counter";
  return (
    <fieldset className="flex flex-col gap-4 rounded-lg p-4 inset-ring inset-ring-border">
      <Segmented
        fill
        label={t("plan.trigger.label")}
        value={draft.trigger}
        onValueChange={(trigger) => change({ trigger })}
        options={triggers.map((value) => ({ value, label: t(`plan.trigger.${value}`) }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {byDate ? <IntervalField part={part} /> : null}
        {draft.trigger === "calendar" ? null : <HoursField part={part} />}
      </div>
      {byDate ? (
        <RadioGroup
          aria-label={t("plan.mode.label")}
          value={draft.mode}
          onValueChange={(mode) => change({ mode: mode === "fixed" ? "fixed" : "floating" })}
        >
          <Radio value="floating" label={t("plan.mode.floating")} help={t("plan.mode.floatingHelp")} />
          <Radio value="fixed" label={t("plan.mode.fixed")} help={t("plan.mode.fixedHelp")} />
        </RadioGroup>
      ) : null}
    </fieldset>
  );
}

function IntervalField({ part: { draft, change, fault, idOf } }: { part: TemplatePart }) {
  const { t } = useTranslation("job-sheet");
  const isEmpty = fault("template.interval.n") !== undefined;
  return (
    <Field
      label={t("plan.every")}
      id={idOf("template.interval.n")}
      error={isEmpty ? t("templates:fault.intervalMissing") : fault("template.interval")}
      group
    >
      <div className="flex gap-2">
        <WholeInput
          aria-label={t("plan.field.intervalCount")}
          className="w-20 flex-none"
          value={draft.intervalCount}
          onValueChange={(intervalCount) => change({ intervalCount })}
        />
        <Select
          aria-label={t("plan.field.intervalUnit")}
          value={draft.intervalUnit}
          onValueChange={(intervalUnit) => change({ intervalUnit })}
          options={intervalUnits.map((value) => ({ value, label: t(`plan.unit.${value}`) }))}
        />
      </div>
    </Field>
  );
}

/** Whole hours: a template is a round figure. */
function HoursField({ part: { draft, change, fault, idOf } }: { part: TemplatePart }) {
  const { t } = useTranslation("job-sheet");
  const ruleFault = draft.trigger === "counter" ? fault("template.interval") : undefined;
  return (
    <Field
      label={t("plan.everyHours")}
      id={idOf("template.counterHours")}
      error={fault("template.counterHours") ?? ruleFault}
    >
      <WholeInput
        unit="h"
        value={draft.counterTenths === null ? null : draft.counterTenths / 10}
        onValueChange={(hours) => change({ counterTenths: hours === null ? null : hours * 10 })}
      />
    </Field>
  );
}
