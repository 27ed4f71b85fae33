import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type FormEvent, useId, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useClient, useServices } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { signOut } from "../../app/sign-out.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
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
    onSuccess: () => signOut(services, router),
    meta: {
      success: "messages:accountDeleted",
      failure: "messages:accountDeleteFailed",
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { username } = useSession().account;
  const [confirmation, setConfirmation] = useState("");
  const remove = useDeleteAccount();
  const fault = refusalOf(remove.error)?.fields.confirmation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(confirmation.trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("users:deleteAccount.confirmTitle")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="destructive-confirm"
              size="lg"
              busy={remove.isPending}
              disabled={confirmation.trim().toLowerCase() !== username.toLowerCase()}
            >
              {t("users:deleteAccount.confirm")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 text-sm">
          <FormRefusal error={remove.error} />
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
        </form>
      </DialogContent>
    </Dialog>
  );
}
