import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useClient, useServices } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { signOut } from "../../app/sign-out.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** The way out for good, at the end of what guards the account. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <SectionHead title={t("users:deleteAccount.title")} level={2}>
        <Button variant="destructive" onClick={() => setIsOpen(true)}>
          {t("users:deleteAccount.open")}
        </Button>
      </SectionHead>
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("users:deleteAccount.text")}
      </p>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function useDeleteAccount() {
  const client = useClient();
  const services = useServices();
  const router = useRouter();
  const { account } = useSession();
  return useMutation({
    mutationFn: (confirmation: string) => client.users.deleteAccount.mutate({ userId: account.id, confirmation }),
    onSuccess: () => signOut(services, router).then(services.settleSignOut),
    meta: {
      success: "messages:accountDeleted",
      failure: "messages:accountDeleteFailed",
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { username } = useSession().account;
  const [confirmation, setConfirmation] = useState("");
  const remove = useDeleteAccount();
  const fault = refusalOf(remove.error)?.fields.confirmation;
  const submit = () => {
    remove.mutate(confirmation.trim());
  };
  return (
    <FormDialog
      title={t("users:deleteAccount.confirmTitle")}
      submit={t("users:deleteAccount.confirm")}
      destructive
      busy={remove.isPending}
      disabled={confirmation.trim().toLowerCase() !== username.toLowerCase()}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted-foreground">{t("users:deleteAccount.text")}</p>
      <Field
        label={t("users:deleteAccount.confirmation", { username })}
        error={fault === undefined ? undefined : t(fault)}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
