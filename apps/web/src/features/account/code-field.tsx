import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";

/** Six digits of the app that was just set up. */
export function CodeField({ field, error }: { field: UseFormRegisterReturn; error: FieldError | undefined }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  return (
    <Field label={t("security:twoStep.code")} help={t("security:twoStep.codeHelp")} error={faultText(error)}>
      <Input
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-64 font-mono"
        {...field}
      />
    </Field>
  );
}
