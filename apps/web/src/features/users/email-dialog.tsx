import { setEmailInput } from "@ymp/api/modules/users/users.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSetEmail } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** The address the account signs in with and gets its mails at. */
export function EmailDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const setEmail = useSetEmail();
  const form = useSchemaForm(setEmailInput, { defaultValues: { userId: user.userId, email: user.email } });
  const submit = form.handleSubmit((input) =>
    setEmail.mutate(input, { onSuccess: onClose, onError: (error) => setFieldErrors(form, ["email"], error) }),
  );
  return (
    <FormDialog
      title={t("users:emailOf", { name: user.name })}
      submit={t("users:action.saveEmail")}
      busy={setEmail.isPending}
      error={setEmail.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t("users:column.email")} help={t("users:emailHelp")} error={faultText(form.formState.errors.email)}>
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
    </FormDialog>
  );
}
