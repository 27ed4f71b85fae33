import { useQuery } from "@tanstack/react-query";
import { intervalUnits, todayIn } from "@ymp/core/calendar-date";
import { isWaiting, planTriggers } from "@ymp/core/maintenance/plan-triggers";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { PlanPart } from "./plan-editor.tsx";
import { WaitingFields } from "./plan-editor-waiting.tsx";

interface PlanRuleFieldsProps {
  part: PlanPart;
  isNew: boolean;
  equipmentId: string | null;
}

/** When the work comes round. Only the fields that the trigger has a use for are shown. */
export function PlanRuleFields({ part, isNew, equipmentId }: PlanRuleFieldsProps) {
  const { t } = useTranslation("job-sheet");
  const { form, change } = part;
  const byDate = form.trigger === "calendar" || form.trigger === "either";
  const byCounter = form.trigger === "counter" || form.trigger === "either";
  return (
    <fieldset className="flex flex-col gap-4 rounded-lg p-4 inset-ring inset-ring-border">
      <Segmented
        fill
        label={t("plan.trigger.label")}
        value={form.trigger}
        onValueChange={(trigger) => change({ trigger })}
        options={planTriggers.map((value) => ({ value, label: t(`plan.trigger.${value}`) }))}
      />
      <WaitingFields part={part} />
      <div className="grid gap-4 md:grid-cols-2 empty:hidden">
        {byDate ? <IntervalField part={part} /> : null}
        {byCounter ? <CounterField part={part} /> : null}
      </div>
      {byDate ? <ModeFields part={part} /> : null}
      {isWaiting(form.trigger) ? null : <AllowanceFields part={part} byDate={byDate} byCounter={byCounter} />}
      {isNew && byCounter && equipmentId ? <HoursNowField part={part} equipmentId={equipmentId} /> : null}
      {isNew && !isWaiting(form.trigger) ? <LastDoneFields part={part} byCounter={byCounter} /> : null}
    </fieldset>
  );
}

/** Asked where nobody has read the machine's meter yet: what comes due is counted from there. */
function HoursNowField({ part: { form, change, fault, idOf }, equipmentId }: { part: PlanPart; equipmentId: string }) {
  const { t } = useTranslation("job-sheet");
  const { data: machine } = useQuery(useTrpc().equipment.get.queryOptions({ id: equipmentId }));
  const isUnread = machine?.counters.every(({ lastTotal }) => lastTotal === null) ?? false;
  if (!isUnread) return null;
  return (
    <Field
      label={t("plan.field.currentReading")}
      mark={t("optional")}
      help={t("plan.hoursNowHelp")}
      id={idOf("currentReading")}
      error={fault("currentReading")}
    >
      <TenthsInput
        unit="h"
        value={form.currentReading}
        onValueChange={(currentReading) => change({ currentReading })}
      />
    </Field>
  );
}

function IntervalField({ part: { form, change, fault, idOf } }: { part: PlanPart }) {
  const { t } = useTranslation("job-sheet");
  return (
    <Field label={t("plan.every")} id={idOf("rule.intervalCount")} error={fault("rule.intervalCount")} group>
      <div className="flex gap-2">
        <WholeInput
          aria-label={t("plan.field.intervalCount")}
          className="w-20 flex-none"
          value={form.intervalCount}
          onValueChange={(intervalCount) => change({ intervalCount })}
        />
        <Select
          aria-label={t("plan.field.intervalUnit")}
          value={form.intervalUnit}
          onValueChange={(intervalUnit) => change({ intervalUnit })}
          options={intervalUnits.map((value) => ({ value, label: t(`plan.unit.${value}`) }))}
        />
      </div>
    </Field>
  );
}

function CounterField({ part: { form, change, fault, idOf } }: { part: PlanPart }) {
  const { t } = useTranslation("job-sheet");
  return (
    <Field
      label={t("plan.everyHours")}
      id={idOf("rule.counterInterval")}
      error={fault("rule.counterInterval") ?? fault("rule.trigger")}
    >
      <TenthsInput
        unit="h"
        value={form.counterInterval}
        onValueChange={(counterInterval) => change({ counterInterval })}
      />
    </Field>
  );
}

function ModeFields({ part }: { part: PlanPart }) {
  const { form, change, fault, idOf } = part;
  const { t } = useTranslation("job-sheet");
  const today = todayIn(useVessel().timeZone, new Date());
  return (
    <>
      <RadioGroup
        aria-label={t("plan.mode.label")}
        value={form.mode}
        onValueChange={(mode) => change({ mode: mode === "fixed" ? "fixed" : "floating" })}
      >
        <Radio value="floating" label={t("plan.mode.floating")} help={t("plan.mode.floatingHelp")} />
        <Radio value="fixed" label={t("plan.mode.fixed")} help={t("plan.mode.fixedHelp")} />
      </RadioGroup>
      {form.mode === "fixed" ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            label={t("plan.field.anchorOn")}
            help={t("plan.anchorHelp")}
            id={idOf("rule.anchorOn")}
            error={fault("rule.anchorOn")}
          >
            <DateField today={today} value={form.anchorOn} onValueChange={(anchorOn) => change({ anchorOn })} />
          </Field>
          <DaysField
            part={part}
            name="windowBeforeDays"
            help={t("plan.windowHelp")}
            value={form.windowBeforeDays}
            onChange={(days) => change({ windowBeforeDays: days ?? 0 })}
          />
        </div>
      ) : null}
    </>
  );
}

interface DaysFieldProps {
  part: PlanPart;
  name: "windowBeforeDays" | "graceDays" | "leadDays";
  help?: string;
  value: number | null;
  onChange: (days: number | null) => void;
}

function DaysField({ part: { fault, idOf }, name, help, value, onChange }: DaysFieldProps) {
  const { t } = useTranslation("job-sheet");
  return (
    <Field label={t(`plan.field.${name}`)} help={help} id={idOf(`rule.${name}`)} error={fault(`rule.${name}`)}>
      <WholeInput unit={t("plan.days")} placeholder={t("plan.automatic")} value={value} onValueChange={onChange} />
    </Field>
  );
}

/** Left empty, they follow the interval: a tenth of it, and none for critical work. */
function AllowanceFields({ part, byDate, byCounter }: { part: PlanPart; byDate: boolean; byCounter: boolean }) {
  const { form, change } = part;
  const { t } = useTranslation("job-sheet");
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {byDate ? (
        <DaysField
          part={part}
          name="graceDays"
          value={form.graceDays}
          onChange={(graceDays) => change({ graceDays })}
        />
      ) : null}
      {byCounter ? (
        <Field label={t("plan.field.graceTenths")}>
          <TenthsInput
            unit="h"
            placeholder={t("plan.automatic")}
            value={form.graceTenths}
            onValueChange={(graceTenths) => change({ graceTenths })}
          />
        </Field>
      ) : null}
      <DaysField part={part} name="leadDays" value={form.leadDays} onChange={(leadDays) => change({ leadDays })} />
    </div>
  );
}

function LastDoneFields({ part: { form, change }, byCounter }: { part: PlanPart; byCounter: boolean }) {
  const { t } = useTranslation("job-sheet");
  const today = todayIn(useVessel().timeZone, new Date());
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t("plan.field.lastDoneOn")} mark={t("optional")} help={t("plan.lastDoneHelp")}>
        <DateField
          today={today}
          max={today}
          value={form.lastDoneOn}
          onValueChange={(lastDoneOn) => change({ lastDoneOn })}
        />
      </Field>
      {byCounter ? (
        <Field label={t("plan.field.lastDoneTotal")} mark={t("optional")}>
          <TenthsInput
            unit="h"
            value={form.lastDoneTotal}
            onValueChange={(lastDoneTotal) => change({ lastDoneTotal })}
          />
        </Field>
      ) : null}
    </div>
  );
}
