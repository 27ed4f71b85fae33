import { parseCalendarDate } from "@ymp/core/calendar-date";
import { type BreachCause, breachCauses, noteOf } from "@ymp/core/rest/breach-causes";
import { clockOfSlot, gridInSlots, slotsIn } from "@ymp/core/rest/letters";
import { monthName } from "@ymp/core/rest/month-name";
import { planOn } from "@ymp/core/rest/plans";
import { periodRules, recordSlots, regimeLimits } from "@ymp/core/rest/vessel-rules";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNoteBreach, useSavePlan, useSaveRules } from "./rest.mutations.ts";
import type { RestBreach, RestMonth, RestRules } from "./rest.queries.ts";
import { useRestWords } from "./rest-words.ts";
import { useRestRules } from "./use-rest-month.ts";

interface OfMonth {
  shown: RestMonth;
  onClose: () => void;
}

/** Why a limit was broken and what was done, as the master records it. */
export function NoteBreach({ shown, breach, onClose }: OfMonth & { breach: RestBreach }) {
  const { t } = useTranslation("hours-of-rest");
  const words = useRestWords(shown.zones);
  const save = useNoteBreach();
  const known = noteOf(shown.notes, breach);
  const [cause, setCause] = useState<BreachCause | null>(known?.cause ?? null);
  const [action, setAction] = useState(known?.action ?? "");
  const [compensatedOn, setCompensatedOn] = useState(known?.compensatedOn ?? null);
  const { person, month, today } = shown;
  const { rule, from } = breach;
  const base = known && { cause: known.cause, action: known.action, compensatedOn: known.compensatedOn };
  return (
    <FormDialog
      title={t("note.title")}
      subtitle={person.name}
      submit={t("note.action")}
      busy={save.isPending}
      disabled={cause === null}
      error={save.error}
      saysFaults
      onSubmit={() =>
        cause !== null &&
        save.mutate(
          {
            ...{ profileId: person.id, month: monthName(month), rule, from, cause, action, compensatedOn },
            ...(known ? { version: known.version, base } : {}),
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <p dir="auto" className="leading-normal">
        {words.sentence(breach)}
      </p>
      <Field label={t("note.cause")} required>
        <Select
          options={breachCauses.map((value) => ({ value, label: t(`cause.${value}`) }))}
          value={cause}
          onValueChange={setCause}
        />
      </Field>
      <Field label={t("note.done")}>
        <Input value={action} maxLength={300} onChange={({ target }) => setAction(target.value)} />
      </Field>
      <Field label={t("note.compensatedOn")}>
        <DateField
          today={today}
          min={breach.days[0]}
          max={today}
          value={compensatedOn}
          onValueChange={setCompensatedOn}
        />
      </Field>
    </FormDialog>
  );
}

/** By which rules the months are judged from this one on, and whether its person stands watches. */
export function RulesOfMonth({ shown, onClose }: OfMonth) {
  const query = useRestRules(monthName(shown.month));
  return <Loaded query={query}>{(rules) => <RulesForm shown={shown} rules={rules} onClose={onClose} />}</Loaded>;
}

const minutes = ["60", "30"] as const;

function RulesForm({ shown, rules, onClose }: OfMonth & { rules: RestRules }) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const save = useSaveRules();
  const [limits, setLimits] = useState(rules.limits);
  const [periodRule, setPeriodRule] = useState(rules.periodRule);
  const [minPeriod, setMinPeriod] = useState<(typeof minutes)[number]>(rules.minPeriodMinutes === 30 ? "30" : "60");
  const [slotMinutes, setSlotMinutes] = useState(rules.slotMinutes);
  const [exceptionsReference, setExceptions] = useState(rules.exceptionsReference ?? "");
  const [law, setLaw] = useState(rules.law ?? "");
  const [keepsWatch, setKeepsWatch] = useState(shown.isWatchkeeper);
  const { person, month } = shown;
  const named = monthName(month);
  const wanted = {
    ...{ limits, periodRule, exceptionsReference, law },
    minPeriodMinutes: minPeriod === "30" ? (30 as const) : (60 as const),
    slotMinutes,
  };
  const submit = () =>
    save.mutate(
      {
        ...{ month: named, ...wanted },
        ...(rules.version === null ? {} : { version: rules.version }),
        ...(keepsWatch === shown.isWatchkeeper
          ? {}
          : { watchkeeper: { profileId: person.id, isWatchkeeper: keepsWatch } }),
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={t("rules.title", { month: formats.month(month) })}
      subtitle={rules.since ? t("rules.since", { month: formats.month(rules.since) }) : t("rules.usual")}
      submit={t("rules.save")}
      busy={save.isPending}
      error={save.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("rules.limits")}>
        <Select
          options={regimeLimits.map((value) => ({ value, label: t(`rules.limit.${value}`) }))}
          value={limits}
          onValueChange={setLimits}
        />
      </Field>
      <Field label={t("rules.period")}>
        <Select
          options={periodRules.map((value) => ({ value, label: t(`rules.periods.${value}`) }))}
          value={periodRule}
          onValueChange={setPeriodRule}
        />
      </Field>
      <Field label={t("rules.least")}>
        <Select
          options={minutes.map((value) => ({ value, label: t("rules.minutes", { count: Number(value) }) }))}
          value={minPeriod}
          onValueChange={setMinPeriod}
        />
      </Field>
      <Field label={t("rules.slots")} help={t("rules.slotsHelp")}>
        <Select
          options={recordSlots.map((value) => ({ value: `${value}`, label: t("rules.minutes", { count: value }) }))}
          value={`${slotMinutes}`}
          onValueChange={(value) => setSlotMinutes(value === "15" ? 15 : 30)}
        />
      </Field>
      <Field label={t("rules.exceptions")} help={t("rules.exceptionsHelp")}>
        <Input value={exceptionsReference} maxLength={200} onChange={({ target }) => setExceptions(target.value)} />
      </Field>
      <Field label={t("rules.law")}>
        <Input value={law} maxLength={300} onChange={({ target }) => setLaw(target.value)} />
      </Field>
      <Field label={person.name}>
        <Select
          options={[
            { value: "yes", label: t("rules.watchkeeper") },
            { value: "no", label: t("rules.noWatchkeeper") },
          ]}
          value={keepsWatch ? "yes" : "no"}
          onValueChange={(value) => setKeepsWatch(value === "yes")}
        />
      </Field>
    </FormDialog>
  );
}

/** The hours that somebody is to work each day, from a day on. */
export function PlanHours({ shown, onClose }: OfMonth) {
  const { t } = useTranslation("hours-of-rest");
  const save = useSavePlan();
  const { person, plans, today, rules } = shown;
  const { slotMinutes } = rules;
  const slotsOfHour = 60 / slotMinutes;
  const [fromDay, setFromDay] = useState(today);
  const known = planOn(plans, fromDay);
  const [grid, setGrid] = useState(known ? gridInSlots(known.grid, slotMinutes) : ".".repeat(slotsIn(slotMinutes)));
  const toggle = (at: number) =>
    setGrid((now) => [...now].map((letter, slot) => (slot === at ? (letter === "#" ? "." : "#") : letter)).join(""));
  const own = known?.fromDay === fromDay ? known : undefined;
  return (
    <FormDialog
      title={t("plan.title")}
      subtitle={person.name}
      submit={t("plan.save")}
      busy={save.isPending}
      error={save.error}
      saysFaults
      onSubmit={() =>
        save.mutate(
          {
            ...{ profileId: person.id, fromDay, grid },
            ...(own ? { version: own.version, base: { grid: own.grid } } : {}),
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <Field label={t("plan.fromDay")}>
        <DateField
          today={today}
          min={today}
          value={fromDay}
          onValueChange={(day) => setFromDay(day === null ? today : parseCalendarDate(day))}
        />
      </Field>
      <div {...{ role: "group", "aria-label": t("day.hours"), dir: "ltr" }} className="grid grid-cols-12 gap-y-1">
        {[...grid].map((letter, slot) => {
          const time = clockOfSlot(slot, slotMinutes);
          const [hour, minute] = time.split(":");
          const isWork = letter === "#";
          return (
            <button
              key={time}
              type="button"
              aria-pressed={isWork}
              aria-label={t("day.half", {
                time,
                mark: t(isWork ? "plan.worked" : "mark.rest"),
              })}
              onClick={() => toggle(slot)}
              className="h-9 border-border border-s bg-rest-rest text-xs tabular-nums touch:min-h-touch aria-pressed:bg-rest-work aria-pressed:text-background"
            >
              {slot % slotsOfHour === 0 ? hour : minute}
            </button>
          );
        })}
      </div>
    </FormDialog>
  );
}
