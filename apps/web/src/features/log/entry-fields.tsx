import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { type LogEntryField, logEntryFields } from "@ymp/core/log-fields";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { WholeInput } from "../../lib/whole-input.tsx";
import type { EntryField, EntryInput } from "./entry-form.ts";
import type { LogBeginning, LogEntry } from "./log.queries.ts";
import { MeterFields } from "./meter-fields.tsx";

export interface EntryFieldsProps {
  /** Absent: a new one. */
  entry: LogEntry | undefined;
  beginning: LogBeginning;
  today: CalendarDate;
}

/** What somebody else may change alone, and what the readings tell, is shown as it is. */
export function EntryFields({ entry, beginning, today }: EntryFieldsProps) {
  const { t } = useTranslation("log");
  const locked = (name: LogEntryField) => entry !== undefined && !entry.can.fields.includes(name);
  const held = (name: LogEntryField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  const readsMeters = !entry && beginning.meters.length > 0;
  return (
    <>
      {entry && entry.readings.length > 0 ? (
        <p className="text-muted-foreground text-sm">{t("form.readingsStand")}</p>
      ) : (
        <LockedNote when={logEntryFields.some((name) => name !== "archivedAt" && locked(name))} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {held("nameId", <RecordField entry={entry} names={beginning.names} />)}
        {held("loggedOn", <DayField today={today} />)}
      </div>
      {held("title", <TextField name="title" placeholder={t("form.titleHint")} />)}
      {readsMeters ? <MeterFields meters={beginning.meters} hasMore={beginning.hasMoreMeters} today={today} /> : null}
      <div className="grid grid-cols-2 gap-4">
        {readsMeters ? null : held("engineHours", <TenthsField name="engineHours" unit={t("unit.hours")} />)}
        {held("distance", <TenthsField name="distance" unit={t("unit.nm")} isWide={readsMeters} />)}
        {held("fuelTaken", <LitresField name="fuelTaken" />)}
        {held("fuelLeft", <LitresField name="fuelLeft" />)}
      </div>
      {held("crew", <TextField name="crew" />)}
      {held("remarks", <RemarksField />)}
    </>
  );
}

function useFieldOf(name: EntryField) {
  const { t } = useTranslation("log");
  const faultText = useFaultText();
  const fault = useFormContext<EntryInput>().formState.errors[name];
  return { label: t(`field.${name}`), error: faultText(Array.isArray(fault) ? undefined : fault) };
}

const none = "none";

/** A record that was archived since stays what it is for the entry that has it. */
function RecordField({ entry, names }: { entry: LogEntry | undefined; names: LogBeginning["names"] }) {
  const { t } = useTranslation("log");
  const { field } = useController<EntryInput, "nameId">({ name: "nameId" });
  const kept = entry?.nameId && !names.some(({ id }) => id === entry.nameId) ? entry : undefined;
  return (
    <Field {...useFieldOf("nameId")}>
      <Select
        value={field.value ?? none}
        onValueChange={(value) => field.onChange(value === none ? null : value)}
        options={[
          { value: none, label: t("form.noRecord") },
          ...names.map(({ id, name }) => ({ value: id, label: name })),
          ...(kept?.nameId ? [{ value: kept.nameId, label: kept.recordName ?? "" }] : []),
        ]}
      />
    </Field>
  );
}

function DayField({ today }: { today: CalendarDate }) {
  const { field } = useController<EntryInput, "loggedOn">({ name: "loggedOn" });
  return (
    <Field {...useFieldOf("loggedOn")} required>
      <DateField
        today={today}
        max={today}
        value={field.value ? parseCalendarDate(field.value) : null}
        onValueChange={field.onChange}
      />
    </Field>
  );
}

function TextField({ name, placeholder }: { name: "title" | "crew"; placeholder?: string }) {
  const { register } = useFormContext<EntryInput>();
  return (
    <Field {...useFieldOf(name)}>
      <Input {...register(name)} placeholder={placeholder} autoComplete="off" />
    </Field>
  );
}

function RemarksField() {
  const { register } = useFormContext<EntryInput>();
  return (
    <Field {...useFieldOf("remarks")}>
      <Textarea {...register("remarks")} rows={3} />
    </Field>
  );
}

interface TenthsFieldProps {
  name: "engineHours" | "distance";
  unit: string;
  /** Nothing is beside it. */
  isWide?: boolean;
}

function TenthsField({ name, unit, isWide = false }: TenthsFieldProps) {
  const { field } = useController<EntryInput, typeof name>({ name });
  return (
    <Field {...useFieldOf(name)} {...(isWide && { className: "col-span-2" })}>
      <TenthsInput unit={unit} value={field.value ?? null} onValueChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  );
}

function LitresField({ name }: { name: "fuelTaken" | "fuelLeft" }) {
  const { t } = useTranslation("log");
  const { field } = useController<EntryInput, typeof name>({ name });
  return (
    <Field {...useFieldOf(name)}>
      <WholeInput
        unit={t("unit.litres")}
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
