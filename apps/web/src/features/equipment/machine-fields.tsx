import { departments } from "@ymp/core/access/roles";
import { asCalendarDate, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { type EquipmentField, equipmentFields } from "@ymp/core/maintenance/equipment-fields";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useCan, useVessel } from "../../app/session.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { type Machine, usePlaces } from "./equipment.queries.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";
import type { MachineFormInput } from "./machine-form.ts";
import { TypePicker } from "./type-picker.tsx";

type TextName = "name" | "code" | "manufacturer" | "modelNumber" | "serialNumber" | "warrantyNote" | "remarks";
type DayName = "installedOn" | "warrantyUntil";
type FlagName = "isCritical" | "isStandby" | "isUsedAtSea" | "isUsedInPort";

const noDepartment = "none";

interface MachineFieldsProps {
  /** The machine whose fields are changed; absent for a new one. */
  machine: Machine | undefined;
}

export function MachineFields({ machine }: MachineFieldsProps) {
  const { t } = useTranslation();
  const locked = (name: EquipmentField) => machine !== undefined && !machine.can.fields.includes(name);
  const text = (name: TextName, mono?: boolean) => (
    <Locked when={locked(name)}>
      <TextField name={name} mono={mono} required={name === "name"} />
    </Locked>
  );
  const flag = (name: FlagName) => (
    <Locked when={locked(name)}>
      <FlagField name={name} />
    </Locked>
  );
  const day = (name: DayName) => (
    <Locked when={locked(name)}>
      <DayField name={name} />
    </Locked>
  );
  return (
    <>
      <LockedNote when={machine !== undefined && equipmentFields.some(locked)} />
      {text("name")}
      <div className="grid gap-4 sm:grid-cols-2">
        {text("code", true)}
        <Locked when={locked("type")}>
          <TypeField />
        </Locked>
        <Locked when={locked("department")}>
          <DepartmentField />
        </Locked>
        <Locked when={locked("location")}>
          <LocationField />
        </Locked>
      </div>
      {machine ? null : <ParentField />}
      <div className="grid gap-4 sm:grid-cols-2">
        {text("manufacturer")}
        {text("modelNumber")}
        {text("serialNumber", true)}
        <Locked when={locked("supplierId")}>
          <SupplierField supplier={machine?.supplier ?? null} />
        </Locked>
        {day("installedOn")}
        {day("warrantyUntil")}
      </div>
      {text("warrantyNote")}
      <fieldset>
        <legend className="font-medium text-sm">{t("equipment:form.use")}</legend>
        <div className="grid sm:grid-cols-2">
          {flag("isUsedAtSea")}
          {flag("isUsedInPort")}
          {flag("isCritical")}
          {flag("isStandby")}
        </div>
      </fieldset>
      <Locked when={locked("remarks")}>
        <RemarksField />
      </Locked>
    </>
  );
}

/** A meter from the start: what it shows today. */
export function FirstMeterFields() {
  const { t } = useTranslation();
  const { field } = useController<MachineFormInput, "meter.reading">({ name: "meter.reading" });
  return (
    <Field
      label={t("equipment:column.runningHours")}
      mark={t("equipment:optional")}
      help={t("equipment:form.hoursHelp")}
    >
      <TenthsInput unit={t("equipment:unit.hours")} value={field.value} onValueChange={field.onChange} />
    </Field>
  );
}

function useFault(name: keyof MachineFormInput): string | undefined {
  const { t } = useTranslation();
  const { formState } = useFormContext<MachineFormInput>();
  const message = formState.errors[name]?.message;
  return message ? t(message) : undefined;
}

function TextField({ name, mono, required }: { name: TextName; mono?: boolean; required?: boolean }) {
  const { t } = useTranslation();
  const { register } = useFormContext<MachineFormInput>();
  return (
    <Field label={t(`equipment:column.${name}`)} error={useFault(name)} required={required}>
      <Input {...register(name)} className={mono ? "font-mono text-sm" : undefined} autoComplete="off" />
    </Field>
  );
}

function RemarksField() {
  const { t } = useTranslation();
  const { register } = useFormContext<MachineFormInput>();
  return (
    <Field label={t("equipment:column.remarks")} error={useFault("remarks")}>
      <Textarea {...register("remarks")} rows={4} />
    </Field>
  );
}

function FlagField({ name }: { name: FlagName }) {
  const { t } = useTranslation();
  const { field } = useController<MachineFormInput, FlagName>({ name });
  return (
    <CheckboxField
      label={t(`equipment:column.${name}`)}
      checked={field.value ?? false}
      onCheckedChange={(checked) => field.onChange(checked === true)}
    />
  );
}

function dayOf(value: string | null | undefined): CalendarDate | null {
  const day = asCalendarDate(value);
  return day;
}

function DayField({ name }: { name: DayName }) {
  const { t } = useTranslation();
  const today = todayIn(useVessel().timeZone, useNow());
  const { field } = useController<MachineFormInput, typeof name>({ name });
  return (
    <Field label={t(`equipment:column.${name}`)} error={useFault(name)}>
      <DateField today={today} value={dayOf(field.value)} onValueChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  );
}

function TypeField() {
  const { t } = useTranslation();
  const { field } = useController<MachineFormInput, "type">({ name: "type" });
  return (
    <Field label={t("equipment:column.type")} error={useFault("type")}>
      <TypePicker type={field.value ?? null} onPick={field.onChange} />
    </Field>
  );
}

function DepartmentField() {
  const { t } = useTranslation();
  const { field } = useController<MachineFormInput, "department">({ name: "department" });
  const options = [
    { value: noDepartment, label: t("equipment:form.noDepartment") },
    ...departments.map((value) => ({ value, label: t(`departments:of.${value}`) })),
  ];
  return (
    <Field label={t("equipment:column.department")} error={useFault("department")}>
      <Select
        options={options}
        value={field.value ?? noDepartment}
        onValueChange={(value) => field.onChange(departments.find((known) => known === value) ?? null)}
      />
    </Field>
  );
}

function ParentField() {
  const { t } = useTranslation();
  const { field } = useController<MachineFormInput, "parentId">({ name: "parentId" });
  const label = t("equipment:column.parent");
  return (
    <Field label={label} help={t("equipment:form.parentHelp")} error={useFault("parentId")}>
      <EquipmentPicker
        label={label}
        equipmentId={field.value ?? null}
        onPick={(parent) => field.onChange(parent?.id ?? null)}
      />
    </Field>
  );
}

function SupplierField({ supplier }: { supplier: Machine["supplier"] }) {
  const { t } = useTranslation();
  const { field } = useController<MachineFormInput, "supplierId">({ name: "supplierId" });
  const [picked, setPicked] = useState(supplier);
  const mayView = useCan("supplier:view");
  const fault = useFault("supplierId");
  const label = t("equipment:column.supplierName");
  if (!mayView) return null;
  return (
    <Field label={label} error={fault}>
      <SupplierPicker
        label={label}
        supplier={
          field.value
            ? ([picked, supplier].find((one) => one?.id === field.value) ?? { id: field.value, name: "" })
            : null
        }
        onPick={(chosen) => {
          setPicked(chosen);
          field.onChange(chosen?.id ?? null);
        }}
      />
    </Field>
  );
}

function LocationField() {
  const { t } = useTranslation();
  const places = usePlaces();
  const { field } = useController<MachineFormInput, "location">({ name: "location" });
  return (
    <Field label={t("equipment:column.location")} error={useFault("location")}>
      <Combobox
        placeholder={t("equipment:form.location")}
        items={places.map((place) => ({ value: place, label: place }))}
        value={field.value ? { value: field.value, label: field.value } : null}
        onValueChange={(place) => field.onChange(place?.value ?? "")}
        onCreate={{ label: (text) => t("equipment:form.newLocation", { text }), run: field.onChange }}
        clearable
      />
    </Field>
  );
}
