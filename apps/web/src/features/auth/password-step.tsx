import { Link } from "@tanstack/react-router";
import { beginHere } from "@ymp/ui/lib/once-painted";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { SignInForm } from "./sign-in-form.ts";

export function PasswordStep({ form }: { form: SignInForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t("sign-in:login")} error={form.faultOf("login")}>
        <Input
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={beginHere}
          {...form.control("login")}
        />
      </Field>
      <div className="relative">
        <Field label={t("sign-in:password")} error={form.faultOf("password")}>
          <PasswordInput size="lg" autoComplete="current-password" {...form.control("password")} />
        </Field>
        <Link to="/auth/forgot-password" className="link absolute end-0 top-0 text-sm">
          {t("sign-in:forgot")}
        </Link>
      </div>
      <CheckboxField
        label={t("sign-in:stay")}
        checked={form.draft.staysSignedIn}
        onCheckedChange={(checked) => form.change({ staysSignedIn: checked === true })}
      />
    </>
  );
}
