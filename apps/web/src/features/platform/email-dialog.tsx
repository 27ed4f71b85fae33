import { setAccountEmailInput } from "@ymp/api/modules/platform/accounts.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSetAccountEmail } from "./account.mutations.ts";

export interface EmailDialogProps {
  account: { userId: string; name: string; email: string };
  onClose: () => void;
}

export function EmailDialog({ account, onClose }: EmailDialogProps) {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const setEmail = useSetAccountEmail();
  const form = useSchemaForm(setAccountEmailInput, {
    defaultValues: { userId: account.userId, email: account.email },
  });
  const submit = form.handleSubmit((input) =>
    setEmail.mutate(input, { onSuccess: onClose, onError: (error) => setFieldErrors(form, ["email"], error) }),
  );
  return (
    <FormDialog
      title={t("accounts.emailTitle", { name: account.name })}
      submit={t("accounts.emailSave")}
      busy={setEmail.isPending}
      error={setEmail.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t("accounts.column.email")} error={faultText(form.formState.errors.email)} required>
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
    </FormDialog>
  );
}
