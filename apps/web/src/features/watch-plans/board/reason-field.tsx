import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useTranslation } from "../../../lib/translation.tsx";

export interface ReasonFieldProps {
  value: string;
  isNeeded?: boolean;
  onChange: (value: string) => void;
}

/** Why a published plan is changed although something is broken by it. */
export function ReasonField({ value, isNeeded = false, onChange }: ReasonFieldProps) {
  const { t } = useTranslation("watch-plans");
  return (
    <Field label={t("reason.field")} required={isNeeded} {...(isNeeded ? {} : { help: t("reason.text") })}>
      <Textarea value={value} maxLength={1000} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
