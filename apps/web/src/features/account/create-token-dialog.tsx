import { newId } from "@ymp/core/ids";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { MadeTokenDialog } from "./made-token-dialog.tsx";
import { useCreateToken } from "./security.mutations.ts";
import { TokenFields, type TokenForm, tokenForm } from "./token-fields.tsx";

/** Asks what the token is for and what it may do; then shows it, this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const create = useCreateToken();
  const [made, setMade] = useState<{ token: string; vesselId: string | null } | null>(null);
  const form: TokenForm = useSchemaForm(tokenForm, {
    defaultValues: { name: "", vesselId: null, scopes: "everything", expiresInDays: 90 },
  });
  // A token is shown once, so every try asks for another one.
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { id: newId(), ...values },
      {
        onSuccess: ({ token }) => setMade({ token, vesselId: values.vesselId }),
        onError: (error) => setFieldErrors(form, ["name", "scopes", "expiresInDays"], error),
      },
    ),
  );
  if (made) return <MadeTokenDialog {...made} onClose={onClose} />;
  return (
    <FormDialog
      size="lg"
      title={t("security:tokens.create")}
      submit={t("security:tokens.create")}
      busy={create.isPending}
      error={create.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TokenFields form={form} />
    </FormDialog>
  );
}
