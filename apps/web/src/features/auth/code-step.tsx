import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { SignInForm } from "./sign-in-form.ts";

interface CodeStepProps {
  form: SignInForm;
  onBack: () => void;
  /** Null for accounts without security keys. */
  useKey: { isBusy: boolean; press: () => void } | null;
}

/** In place of name and password, which stay as they were typed: the code of the second step, or a key. */
export function CodeStep({ form, onBack, useKey }: CodeStepProps) {
  const { t } = useTranslation();
  const [usesRecovery, setUsesRecovery] = useState(false);
  const swap = () => {
    form.empty("code");
    setUsesRecovery(!usesRecovery);
  };
  return (
    <>
      <p dir="auto" className="text-pretty text-sm">
        {t(usesRecovery ? "auth:recoveryLead" : useKey ? "auth:keyLead" : "auth:codeLead")}
      </p>
      {useKey && !usesRecovery ? (
        <Button variant="outline" size="lg" className="h-10" autoFocus busy={useKey.isBusy} onClick={useKey.press}>
          {t("auth:useKey")}
        </Button>
      ) : null}
      <Field label={t(usesRecovery ? "auth:recoveryCode" : "auth:code")} error={form.faultOf("code")}>
        <Input
          key={usesRecovery ? "recovery" : "code"}
          size="lg"
          autoComplete={usesRecovery ? "off" : "one-time-code"}
          inputMode={usesRecovery ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={usesRecovery || !useKey}
          className="font-mono"
          {...form.control("code")}
        />
      </Field>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <LinkButton onClick={swap}>{t(usesRecovery ? "auth:useAppCode" : "auth:useRecoveryCode")}</LinkButton>
        <LinkButton onClick={onBack}>{t("auth:otherAccount")}</LinkButton>
      </div>
    </>
  );
}

function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="ghost" className="-mx-3 text-primary" onClick={onClick}>
      {children}
    </Button>
  );
}
