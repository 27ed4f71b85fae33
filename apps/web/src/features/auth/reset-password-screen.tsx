import { Link } from "@tanstack/react-router";
import { resetPasswordInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { useTranslation } from "react-i18next";
import { showFaults, useSchemaForm } from "../../lib/form-faults.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AuthCard } from "./auth-card.tsx";
import { useResetPassword } from "./session.mutations.ts";

export function ResetPasswordScreen({ token }: { token: string }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const reset = useResetPassword();
  const form = useSchemaForm(resetPasswordInput, { defaultValues: { token, newPassword: "" } });
  const submit = form.handleSubmit((input) =>
    reset.mutate(input, { onError: (error) => showFaults(form, ["newPassword"], error) }),
  );
  return (
    <AuthCard
      title={t("common:signIn.resetTitle")}
      lead={t("common:signIn.passwordRule")}
      foot={
        <Link to="/auth/forgot-password" className="link text-sm">
          {t("common:signIn.askNewLink")}
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormRefusal error={reset.error} />
        <Field label={t("common:signIn.newPassword")} error={faultText(form.formState.errors.newPassword)}>
          <PasswordInput size="lg" autoComplete="new-password" autoFocus {...form.register("newPassword")} />
        </Field>
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={reset.isPending}>
          {t("common:signIn.setPassword")}
        </Button>
      </form>
    </AuthCard>
  );
}
