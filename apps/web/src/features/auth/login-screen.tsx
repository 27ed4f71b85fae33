import type { SignInInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { keptVesselName } from "../../app/kept-account.ts";
import { NobodySignedIn } from "../../app/nobody-signed-in.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AuthCard } from "./auth-card.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { ServerWord } from "./server-word.tsx";
import { useSignIn } from "./sign-in.mutations.ts";
import { useSignInForm } from "./sign-in-form.ts";

const codeNeeded = "auth:codeNeeded";

/** Name and password; for accounts with a second step then the code or a security key, in the same card. */
export function LoginScreen({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const signIn = useSignIn(from);
  const [asked, setAsked] = useState<SecondStep | null>(null);
  const vesselName = keptVesselName();
  const onRefused = (error: unknown) => {
    const next = askedBy(error);
    if (next) setAsked(next);
    else if (asked) form.tellRefusal(error);
    else if (refusalOf(error) && !(error instanceof NobodySignedIn)) form.empty("password");
  };
  const form = useSignInForm((input: SignInInput) => {
    if (asked && !input.code) form.tell({ code: codeNeeded });
    else signIn.mutate(input, { onError: onRefused });
  });
  const startOver = () => {
    setAsked(null);
    signIn.reset();
    form.empty("code", "password");
  };
  const isBusy = signIn.isPending || form.isChecking;
  const useKey = {
    isBusy: isBusy && signIn.variables?.usesKey === true,
    press: () => signIn.mutate({ ...form.draft, usesKey: true }),
  };
  return (
    <AuthCard
      title={t(asked ? "auth:codeTitle" : "sign-in:title")}
      lead={vesselName ? t("sign-in:toVessel", { vessel: vesselName }) : undefined}
      foot={<ServerWord />}
    >
      <form ref={form.form} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {askedBy(signIn.error) ? null : <FormRefusal error={signIn.error} />}
        {asked ? <CodeStep form={form} onBack={startOver} useKey={asked === "key" ? useKey : null} /> : null}
        {asked ? null : <PasswordStep form={form} />}
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={isBusy && !signIn.variables?.usesKey}>
          {t("sign-in:submit")}
        </Button>
      </form>
    </AuthCard>
  );
}

type SecondStep = "code" | "key";

function askedBy(error: unknown): SecondStep | null {
  const refusal = refusalOf(error);
  if (refusal?.messageKey !== codeNeeded) return null;
  return refusal.params.asksFor === "key" ? "key" : "code";
}
