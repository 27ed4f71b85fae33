import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { failureOf, refusalOf } from "../app/failures.ts";
import { useTranslation } from "./translation.tsx";

/** Why the server did not take a form, above it. Faults of single fields stand at their fields. */
export function FormRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const refusal = refusalOf(error);
  if (refusal && Object.keys(refusal.fields).length === 0) {
    return (
      <FormErrors
        faults={[]}
        message={t(refusal.messageKey, { ...refusal.params, requestId: refusal.requestId ?? "" })}
      />
    );
  }
  if (failureOf(error)?.kind === "unreachable")
    return <FormErrors faults={[]} message={t("common:failure.unreachable")} />;
  return null;
}
