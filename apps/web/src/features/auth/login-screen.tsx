import { type SignInInput, signInInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf } from "../../app/failures.ts";
import { keptVesselName } from "../../app/kept-account.ts";
import { showFaults, useSchemaForm } from "../../lib/form-faults.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { AuthCard } from "./auth-card.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { ServerWord } from "./server-word.tsx";
import { useSignIn } from "./session.mutations.ts";

const codeNeeded = "auth:codeNeeded";

/** Name and password; for accounts with a second step then the code, in the same card. */
export function LoginScreen({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const signIn = useSignIn(from);
  const form = useSchemaForm(signInInput, { defaultValues: { login: "", password: "", staysSignedIn: true } });
  const [asksCode, setAsksCode] = useState(false);
  const vesselName = keptVesselName();
  const onRefused = (error: unknown) => {
    if (isAskingForCode(error)) setAsksCode(true);
    else if (asksCode) showFaults(form, ["code"], error);
    else form.resetField("password", { defaultValue: "" });
  };
  const startOver = () => {
    setAsksCode(false);
    signIn.reset();
    form.resetField("code", { defaultValue: undefined });
    form.resetField("password", { defaultValue: "" });
  };
  const send = (input: SignInInput) => {
    if (asksCode && !input.code) form.setError("code", { message: codeNeeded }, { shouldFocus: true });
    else signIn.mutate(input, { onError: onRefused });
  };
  return (
    <AuthCard
      title={t(asksCode ? "auth:codeTitle" : "common:signIn.title")}
      lead={vesselName ? t("common:signIn.toVessel", { vessel: vesselName }) : undefined}
      foot={<ServerWord />}
    >
      <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
        {isAskingForCode(signIn.error) ? null : <FormRefusal error={signIn.error} />}
        {asksCode ? <CodeStep form={form} onBack={startOver} /> : <PasswordStep form={form} />}
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={signIn.isPending}>
          {t("common:signIn.submit")}
        </Button>
      </form>
    </AuthCard>
  );
}

const isAskingForCode = (error: unknown) => refusalOf(error)?.messageKey === codeNeeded;
