import { useMutation } from "@tanstack/react-query";
import { type ConfirmInput, confirmInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useWords } from "@ymp/ui/primitives/words";
import { useId } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useClient } from "../services-context.tsx";
import type { Proof } from "./confirmer.ts";

interface ConfirmOwnerProps {
  proof: Proof;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password again, and for a code where the second step is on; it stands over whatever was being done. */
export function ConfirmOwner({ proof, onConfirmed, onClose }: ConfirmOwnerProps) {
  const { t } = useTranslation();
  const say = useWords();
  const faultText = useFaultText();
  const formId = useId();
  const client = useClient();
  const confirm = useMutation({
    mutationFn: (input: ConfirmInput) => client.session.confirm.mutate(input),
    meta: { shownInPlace: ["invalid", "limit"] },
  });
  const asksCode = proof === "passwordAndCode";
  const form = useSchemaForm(confirmInput, {
    defaultValues: { currentPassword: "", ...(asksCode ? { code: "" } : {}) },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    confirm.mutate(input, {
      onSuccess: onConfirmed,
      onError: (error) => showFaults(form, ["currentPassword", "code"], error),
    }),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("auth:confirm.title")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {say("cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={confirm.isPending}>
              {t("auth:confirm.action")}
            </Button>
          </>
        }
      >
        <p dir="auto" className="text-pretty text-muted-foreground text-sm">
          {t("auth:confirm.text")}
        </p>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormRefusal error={confirm.error} />
          <Field label={t("auth:confirm.password")} error={faultText(errors.currentPassword)}>
            <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
          </Field>
          {asksCode ? (
            <Field label={t("auth:confirm.code")} error={faultText(errors.code)}>
              <Input
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                className="max-w-64 font-mono"
                {...form.register("code")}
              />
            </Field>
          ) : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}
