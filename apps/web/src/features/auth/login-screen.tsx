import type { SignInInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { keptVesselName } from "../../app/kept-account.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AuthCard } from "./auth-card.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { ServerWord } from "./server-word.tsx";
import { useSignIn } from "./session.mutations.ts";
import { useSignInForm } from "./sign-in-form.ts";

const codeNeeded = "auth:codeNeeded";

/** Name and password; for accounts with a second step then the code, in the same card. */
export function LoginScreen({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const signIn = useSignIn(from);
  const [asksCode, setAsksCode] = useState(false);
  const vesselName = keptVesselName();
  const onRefused = (error: unknown) => {
    if (isAskingForCode(error)) setAsksCode(true);
    else if (asksCode) form.tellRefusal(error);
    else form.empty("password");
  };
  const form = useSignInForm((input: SignInInput) => {
    if (asksCode && !input.code) form.tell({ code: codeNeeded });
    else signIn.mutate(input, { onError: onRefused });
  });
  const startOver = () => {
    setAsksCode(false);
    signIn.reset();
    form.empty("code", "password");
  };
  return (
    <AuthCard
      title={t(asksCode ? "auth:codeTitle" : "sign-in:title")}
      lead={vesselName ? t("sign-in:toVessel", { vessel: vesselName }) : undefined}
      foot={<ServerWord />}
    >
      <form ref={form.form} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {isAskingForCode(signIn.error) ? null : <FormRefusal error={signIn.error} />}
        {asksCode ? <CodeStep form={form} onBack={startOver} /> : <PasswordStep form={form} />}
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={signIn.isPending || form.isChecking}>
          {t("sign-in:submit")}
        </Button>
      </form>
    </AuthCard>
  );
}

const isAskingForCode = (error: unknown) => refusalOf(error)?.messageKey === codeNeeded;
