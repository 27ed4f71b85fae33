import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useWords } from "@ymp/ui/primitives/words";
import { useId, useState } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { MadeTokenDialog } from "./made-token-dialog.tsx";
import { useCreateToken } from "./security.mutations.ts";
import { TokenFields, type TokenForm, tokenForm } from "./token-fields.tsx";

/** Asks what the token is for and what it may do; then shows it, this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const say = useWords();
  const formId = useId();
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
        onError: (error) => showFaults(form, ["name", "scopes", "expiresInDays"], error),
      },
    ),
  );
  if (made) return <MadeTokenDialog {...made} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("security:tokens.create")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {say("cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={create.isPending}>
              {t("security:tokens.create")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormRefusal error={create.error} />
          <TokenFields form={form} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
