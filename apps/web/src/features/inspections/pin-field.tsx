import { Field } from "@ymp/ui/primitives/field";
import { refusalOf } from "../../app/failures.ts";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";

interface PinFieldProps {
  label: string;
  pin: string;
  error: unknown;
  onChange: (pin: string) => void;
}

/** The master's pin on a device on which nobody is signed in. */
export function PinField({ label, pin, error, onChange }: PinFieldProps) {
  const { t } = useTranslation();
  const fault = refusalOf(error)?.fields.pin;
  return (
    <Field label={label} error={fault === undefined ? undefined : t(fault)} required>
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
