import { Field } from "@ymp/ui/primitives/field";
import { refusalOf } from "../../app/failures.ts";
import { PasswordInput } from "../password-input.tsx";
import { useTranslation } from "../translation.tsx";

export interface PinFieldProps {
  label: string;
  help?: string;
  required?: boolean;
  pin: string;
  /** Of the call that took the pin. */
  error: unknown;
  onChange: (pin: string) => void;
}

/** A master pin: digits only, hidden while it is typed. */
export function PinField({ pin, error, onChange, ...field }: PinFieldProps) {
  const { t } = useTranslation();
  const fault = refusalOf(error)?.fields.pin;
  return (
    <Field {...field} error={fault === undefined ? undefined : t(fault)}>
      <PasswordInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        className="max-w-60 font-mono text-lg tracking-[0.35em]"
        value={pin}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ""))}
      />
    </Field>
  );
}
