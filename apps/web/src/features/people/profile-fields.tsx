import { departments } from "@ymp/core/access/roles";
import { asCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { genders } from "@ymp/core/people/profile-fields";
import type { PersonField } from "@ymp/core/people/profile-policy";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useVessel } from "../../app/session.ts";
import { Locked } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useNow } from "../../lib/use-now.ts";
import { NationalityField } from "./nationality-field.tsx";
import type { FormField, ProfileInput } from "./profile-values.ts";

type TextName = Exclude<FormField, "department" | "gender" | "isOnMailingList" | "birthDate" | "nationality">;

const nothing = "none";

/** Which fields the reader may change, for the fields of the form below it. */
export const ChangeableFields = createContext<readonly PersonField[]>([]);

function Held({ name, children }: { name: FormField; children: ReactNode }) {
  return <Locked when={!useContext(ChangeableFields).includes(name)}>{children}</Locked>;
}

function useFault(name: FormField): string | undefined {
  const { formState } = useFormContext<ProfileInput>();
  return useFaultText()(formState.errors[name]);
}

export type TextFieldProps = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete"> & {
  name: TextName;
  required?: boolean;
  className?: string;
};

export function TextField({ name, required, className, autoComplete = "off", ...input }: TextFieldProps) {
  const { t } = useTranslation();
  const { register } = useFormContext<ProfileInput>();
  return (
    <Held name={name}>
      <Field
        id={`profile-${name}`}
        label={t(`people:field.${name}`)}
        error={useFault(name)}
        required={required}
        className={className}
      >
        <Input {...register(name)} autoComplete={autoComplete} {...input} />
      </Field>
    </Held>
  );
}

export function DepartmentField() {
  const { t } = useTranslation();
  const { field } = useController<ProfileInput, "department">({ name: "department" });
  const options = [
    { value: nothing, label: t("people:edit.noDepartment") },
    ...departments.map((value) => ({ value, label: t(`departments:of.${value}`) })),
  ];
  return (
    <Held name="department">
      <Field id="profile-department" label={t("people:field.department")} error={useFault("department")}>
        <Select
          options={options}
          value={field.value ?? nothing}
          onValueChange={(value) => field.onChange(departments.find((known) => known === value) ?? null)}
        />
      </Field>
    </Held>
  );
}

export function GenderField() {
  const { t } = useTranslation();
  const { field } = useController<ProfileInput, "gender">({ name: "gender" });
  const options = [
    { value: nothing, label: t("people:edit.notStated") },
    ...genders.map((value) => ({ value, label: t(`people:gender.${value}`) })),
  ];
  return (
    <Held name="gender">
      <Field id="profile-gender" label={t("people:field.gender")} error={useFault("gender")}>
        <Select
          options={options}
          value={field.value ?? nothing}
          onValueChange={(value) => field.onChange(genders.find((known) => known === value) ?? null)}
        />
      </Field>
    </Held>
  );
}

export function BirthDateField() {
  const { t } = useTranslation();
  const today = todayIn(useVessel().timeZone, useNow());
  const { field } = useController<ProfileInput, "birthDate">({ name: "birthDate" });
  const day = asCalendarDate(field.value);
  return (
    <Held name="birthDate">
      <Field id="profile-birthDate" label={t("people:field.birthDate")} error={useFault("birthDate")}>
        <DateField
          today={today}
          max={today}
          value={day}
          onValueChange={(value) => field.onChange(value ?? "")}
          onBlur={field.onBlur}
        />
      </Field>
    </Held>
  );
}

export function CountryField() {
  const { t } = useTranslation();
  const { field } = useController<ProfileInput, "nationality">({ name: "nationality" });
  return (
    <Held name="nationality">
      <Field id="profile-nationality" label={t("people:field.nationality")} error={useFault("nationality")}>
        <NationalityField value={field.value ?? ""} onValueChange={field.onChange} />
      </Field>
    </Held>
  );
}

export function MailingField() {
  const { t } = useTranslation();
  const { field } = useController<ProfileInput, "isOnMailingList">({ name: "isOnMailingList" });
  return (
    <Held name="isOnMailingList">
      <CheckboxField
        label={t("people:field.isOnMailingList")}
        help={t("people:edit.mailingHelp")}
        checked={field.value ?? false}
        onCheckedChange={(checked) => field.onChange(checked === true)}
      />
    </Held>
  );
}
