import { useMutation } from "@tanstack/react-query";
import { type ConfirmInput, confirmInput } from "@ymp/api/modules/session/session.schema";
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { KeyRound } from "lucide-react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useServices } from "../services-context.tsx";
import type { Proof } from "./confirmer.ts";

interface ConfirmOwnerProps {
  proof: Proof;
  onConfirmed: () => void;
  onClose: () => void;
}

interface Confirming extends ConfirmInput {
  /** In place of the code. */
  usesKey: boolean;
}

/** Asks for the password again, and for a code or a key where the second step is on; it is over whatever was being done. */
export function ConfirmOwner({ proof, onConfirmed, onClose }: ConfirmOwnerProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { client, translator } = useServices();
  const confirm = useMutation({
    async mutationFn({ usesKey, ...input }: Confirming) {
      if (!usesKey) return client.session.confirm.mutate(input);
      const { askKey } = await codeInTime(() => import("../../lib/security-key.ts"));
      const key = await askKey(translator, () => client.session.askKeyToConfirm.mutate());
      return client.session.confirm.mutate({ currentPassword: input.currentPassword, key });
    },
    meta: { shownInPlace: ["invalid", "limit", "conflict"] },
  });
  const asksCode = proof !== "password";
  const isAskingKey = confirm.isPending && confirm.variables.usesKey;
  const form = useSchemaForm(confirmInput, {
    defaultValues: { currentPassword: "", ...(asksCode ? { code: "" } : {}) },
  });
  const { errors } = form.formState;
  const send = (usesKey: boolean) =>
    form.handleSubmit((input) =>
      confirm.mutate(
        { ...input, usesKey },
        { onSuccess: onConfirmed, onError: (error) => setFieldErrors(form, ["currentPassword", "code"], error) },
      ),
    );
  return (
    <FormDialog
      title={t("confirm:title")}
      submit={t("confirm:action")}
      busy={confirm.isPending && !isAskingKey}
      error={confirm.error}
      onSubmit={() => void send(false)()}
      onClose={onClose}
    >
      <p dir="auto" className="text-pretty text-muted-foreground text-sm">
        {t("confirm:text")}
      </p>
      <Field label={t("confirm:password")} error={faultText(errors.currentPassword)}>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
      {asksCode ? (
        <Field label={t("confirm:code")} error={faultText(errors.code)}>
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-64 font-mono"
            {...form.register("code")}
          />
        </Field>
      ) : null}
      {proof === "passwordAndKey" ? (
        <Button variant="outline" className="self-start" busy={isAskingKey} onClick={() => void send(true)()}>
          <KeyRound />
          {t("auth:useKey")}
        </Button>
      ) : null}
    </FormDialog>
  );
}
