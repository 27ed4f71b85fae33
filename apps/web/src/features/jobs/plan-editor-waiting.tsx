import { vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { PlanPart } from "./plan-editor.tsx";

/** What opens the job of a plan that has no date: an event, or a measured value outside its limits. */
export function WaitingFields({ part }: { part: PlanPart }) {
  if (part.form.trigger === "event") return <EventFields part={part} />;
  return part.form.trigger === "condition" ? <MeasuredFields part={part} /> : null;
}

function EventFields({ part }: { part: PlanPart }) {
  const { t } = useTranslation("job-sheet");
  const { form, change, fault, idOf } = part;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t("plan.event")} help={t("plan.eventHelp")} id={idOf("rule.event")} error={fault("rule.event")}>
        <Select
          value={form.triggerEvent}
          placeholder={t("plan.chooseEvent")}
          onValueChange={(triggerEvent) => change({ triggerEvent })}
          options={vesselEvents.map((value) => ({ value, label: t(`events:of.${value}`) }))}
        />
      </Field>
      <WithinField
        part={part}
        help={t(form.triggerEvent === "before_charter" ? "plan.daysBefore" : "plan.daysAfter")}
      />
    </div>
  );
}

function MeasuredFields({ part }: { part: PlanPart }) {
  const { t } = useTranslation("job-sheet");
  const { form, change, fault, idOf } = part;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <Field
          label={t("plan.measured")}
          help={t("plan.measuredHelp")}
          id={idOf("rule.measured.name")}
          error={fault("rule.measured.name")}
        >
          <Input
            value={form.measuredName ?? ""}
            maxLength={100}
            onChange={(event) => change({ measuredName: event.target.value })}
          />
        </Field>
        <Field label={t("plan.measuredUnit")} mark={t("optional")}>
          <Input
            value={form.measuredUnit ?? ""}
            maxLength={20}
            onChange={(event) => change({ measuredUnit: event.target.value })}
          />
        </Field>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t("plan.measuredMin")} mark={t("optional")}>
          <DecimalInput value={form.measuredMin} onValueChange={(measuredMin) => change({ measuredMin })} />
        </Field>
        <Field
          label={t("plan.measuredMax")}
          mark={t("optional")}
          id={idOf("rule.measured.max")}
          error={fault("rule.measured.max")}
        >
          <DecimalInput value={form.measuredMax} onValueChange={(measuredMax) => change({ measuredMax })} />
        </Field>
        <WithinField part={part} help={t("plan.daysAfterReading")} />
      </div>
    </>
  );
}

function WithinField({ part: { form, change, fault, idOf }, help }: { part: PlanPart; help: string }) {
  const { t } = useTranslation("job-sheet");
  return (
    <Field
      label={t("plan.dueWithin")}
      mark={t("optional")}
      help={help}
      id={idOf("rule.dueWithinDays")}
      error={fault("rule.dueWithinDays")}
    >
      <WholeInput
        unit={t("plan.days")}
        value={form.dueWithinDays}
        onValueChange={(dueWithinDays) => change({ dueWithinDays })}
      />
    </Field>
  );
}
