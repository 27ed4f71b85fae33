import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import type { ReactNode } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";

interface ProofFieldProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}

export function CurrentPasswordField({ field, error }: ProofFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  return (
    <Field label={t("security:currentPassword")} help={t("security:passwordWhy")} error={faultText(error)}>
      <PasswordInput autoComplete="current-password" {...field} />
    </Field>
  );
}

export function CodeField({
  field,
  error,
  label,
  help,
  digitsOnly = false,
}: ProofFieldProps & { label: string; help?: ReactNode; digitsOnly?: boolean }) {
  const faultText = useFaultText();
  return (
    <Field label={label} help={help} error={faultText(error)}>
      <Input
        autoComplete="one-time-code"
        inputMode={digitsOnly ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-64 font-mono"
        {...field}
      />
    </Field>
  );
}
