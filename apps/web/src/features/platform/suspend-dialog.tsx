import { suspendInput } from "@ymp/api/modules/platform/vessels.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSuspend } from "./vessel.mutations.ts";

export interface SuspendDialogProps {
  vessel: { id: string; name: string };
  onClose: () => void;
}

/** Shuts a vessel at once; the reason is what its people read. */
export function SuspendDialog({ vessel, onClose }: SuspendDialogProps) {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const suspend = useSuspend();
  const form = useSchemaForm(suspendInput, { defaultValues: { vesselId: vessel.id, reason: "" } });
  const submit = form.handleSubmit((input) =>
    suspend.mutate(
      { ...input, name: vessel.name },
      { onSuccess: onClose, onError: (error) => setFieldErrors(form, ["reason"], error) },
    ),
  );
  return (
    <FormDialog
      title={t("subscription.suspendTitle", { name: vessel.name })}
      submit={t("subscription.suspend")}
      destructive
      busy={suspend.isPending}
      error={suspend.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p dir="auto" className="text-pretty text-muted-foreground text-sm">
        {t("subscription.suspendText")}
      </p>
      <Field
        label={t("subscription.reason")}
        help={t("subscription.reasonHelp")}
        error={faultText(form.formState.errors.reason)}
        required
      >
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
    </FormDialog>
  );
}
