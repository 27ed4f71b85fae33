import { Link } from "@tanstack/react-router";
import type { signInInput } from "@ymp/api/modules/session/session.schema";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";

export type SignInForm = UseFormReturn<z.input<typeof signInInput>, unknown, z.output<typeof signInInput>>;

export function PasswordStep({ form }: { form: SignInForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t("common:signIn.login")} error={faultText(errors.login)}>
        <Input
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.register("login")}
        />
      </Field>
      <div className="relative">
        <Field label={t("common:signIn.password")} error={faultText(errors.password)}>
          <PasswordInput size="lg" autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Link to="/auth/forgot-password" className="link absolute end-0 top-0 text-sm">
          {t("common:signIn.forgot")}
        </Link>
      </div>
      <Controller
        name="staysSignedIn"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <CheckboxField
            label={t("common:signIn.stay")}
            checked={value}
            onCheckedChange={(checked) => onChange(checked === true)}
          />
        )}
      />
    </>
  );
}
