import { todayIn } from "@ymp/core/calendar-date";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import {
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  useController,
  useFormContext,
} from "react-hook-form";
import { useVessel } from "../../app/session.ts";
import { dateOf } from "../date-of.ts";
import { useFaultText } from "../use-fault-text.ts";
import { useNow } from "../use-now.ts";

/** A field of the form around it, with its fault: `<TextField<SupplierInput> name="city" label={…} />`. */
export interface BoundFieldProps<Input extends FieldValues> {
  name: Path<Input>;
  label: string;
  help?: ReactNode;
  required?: boolean;
}

function useFault<Input extends FieldValues>(name: Path<Input>): string | undefined {
  const { getFieldState, formState } = useFormContext<Input>();
  return useFaultText()(getFieldState(name, formState).error);
}

type TextFieldProps<Values extends FieldValues> = BoundFieldProps<Values> & Pick<ComponentProps<"input">, "type">;

export function TextField<Values extends FieldValues>({ name, type, ...field }: TextFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  return (
    <Field {...field} error={useFault<Values>(name)}>
      <Input {...register(name)} type={type} autoComplete="off" />
    </Field>
  );
}

type LongTextFieldProps<Values extends FieldValues> = BoundFieldProps<Values> & { rows: number };

export function LongTextField<Values extends FieldValues>({ name, rows, ...field }: LongTextFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  return (
    <Field {...field} error={useFault<Values>(name)}>
      <Textarea {...register(name)} rows={rows} />
    </Field>
  );
}

export interface ControlFieldProps<Values extends FieldValues, Name extends Path<Values>>
  extends Omit<BoundFieldProps<Values>, "name"> {
  name: Name;
  /** The control is made of several: a field set. */
  group?: boolean;
  className?: string;
  children: (control: ControllerRenderProps<Values, Name>) => ReactElement<{ id?: string }>;
}

/** A field of any control: `<ControlField<SupplierInput, "rating"> name="rating" label={…}>{({ value, onChange }) => …}`. */
export function ControlField<Values extends FieldValues, Name extends Path<Values>>({
  name,
  children,
  ...props
}: ControlFieldProps<Values, Name>) {
  const { field } = useController<Values, Name>({ name });
  return (
    <Field {...props} error={useFault<Values>(name)}>
      {children(field)}
    </Field>
  );
}

type ChoiceFieldProps<Values extends FieldValues> = BoundFieldProps<Values> & {
  options: readonly { value: string; label: string }[];
};

export function ChoiceField<Values extends FieldValues>({ name, options, ...props }: ChoiceFieldProps<Values>) {
  const { field } = useController<Values>({ name });
  return (
    <Field {...props} error={useFault<Values>(name)}>
      <Select options={options} value={field.value ?? null} onValueChange={field.onChange} />
    </Field>
  );
}

type DayFieldProps<Values extends FieldValues> = BoundFieldProps<Values> & { disabled?: boolean };

export function DayField<Values extends FieldValues>({ name, disabled, ...props }: DayFieldProps<Values>) {
  const { field } = useController<Values>({ name });
  const today = todayIn(useVessel().timeZone, useNow());
  return (
    <Field {...props} error={useFault<Values>(name)}>
      <DateField today={today} disabled={disabled} value={dateOf(field.value)} onValueChange={field.onChange} />
    </Field>
  );
}

type TickFieldProps<Values extends FieldValues> = Pick<BoundFieldProps<Values>, "name" | "label" | "help"> & {
  onTicked?: () => void;
};

export function TickField<Values extends FieldValues>({ name, onTicked, ...props }: TickFieldProps<Values>) {
  const { field } = useController<Values>({ name });
  return (
    <CheckboxField
      {...props}
      checked={field.value ?? false}
      onCheckedChange={(checked) => {
        field.onChange(checked === true);
        if (checked === true) onTicked?.();
      }}
    />
  );
}
