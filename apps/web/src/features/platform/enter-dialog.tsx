import { beginVisitInput } from "@ymp/api/modules/support/support.schema";
import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useEnterAsSupport } from "./support.mutations.ts";

export interface EnterDialogProps {
  vessel: { id: string; name: string };
  onClose: () => void;
}

/** Going aboard as support needs a reason, and says who is told. */
export function EnterDialog({ vessel, onClose }: EnterDialogProps) {
  const { t } = useTranslation("support");
  const faultText = useFaultText();
  const enter = useEnterAsSupport();
  const [visitId] = useState(newId);
  const form = useSchemaForm(beginVisitInput, { defaultValues: { id: visitId, vesselId: vessel.id, reason: "" } });
  const submit = form.handleSubmit((visit) =>
    enter.mutate({ ...visit, name: vessel.name }, { onError: (error) => setFieldErrors(form, ["reason"], error) }),
  );
  return (
    <FormDialog
      title={t("title", { vessel: vessel.name })}
      submit={t("submit")}
      busy={enter.isPending}
      error={enter.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p dir="auto" className="text-pretty text-muted-foreground text-sm">
        {t("told")}
      </p>
      <Field label={t("reason")} help={t("reasonHelp")} error={faultText(form.formState.errors.reason)} required>
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
    </FormDialog>
  );
}
