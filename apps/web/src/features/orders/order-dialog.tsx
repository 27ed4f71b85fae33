import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { failureOf, refusalOf } from "../../app/failures.ts";
import { FormDialog, type FormDialogProps } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** A small form over an order, with every refusal above its fields, unless `refusal` says it better. */
export function OrderDialog({ subtitle, error, refusal, children, ...dialog }: FormDialogProps) {
  return (
    <FormDialog
      {...dialog}
      subtitle={subtitle ? <bdi>{subtitle}</bdi> : undefined}
      error={error}
      refusal={refusal ?? <Refused error={error} />}
    >
      {children}
    </FormDialog>
  );
}

/** Every refusal as a sentence, whether or not it names a field. */
export function Refused({ error }: { error: unknown }) {
  const { t, translator } = useTranslation();
  const refusal = refusalOf(error);
  if (refusal) {
    const key = translator.exists(refusal.messageKey) ? refusal.messageKey : "errors:invalidInput";
    return <FormErrors faults={[]} message={t(key, { ...refusal.params, requestId: refusal.requestId ?? "" })} />;
  }
  if (failureOf(error)?.kind === "unreachable")
    return <FormErrors faults={[]} message={t("common:failure.unreachable")} />;
  return null;
}
