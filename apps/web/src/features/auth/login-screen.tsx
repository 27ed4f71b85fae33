import { Link } from "@tanstack/react-router";
import { signInInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { keptVesselName } from "../../app/kept-account.ts";
import { useSchemaForm } from "../../lib/form-faults.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AuthCard } from "./auth-card.tsx";
import { ServerWord } from "./server-word.tsx";
import { useSignIn } from "./session.mutations.ts";

export function LoginScreen({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const signIn = useSignIn(from);
  const form = useSchemaForm(signInInput, { defaultValues: { login: "", password: "", staysSignedIn: true } });
  const { errors } = form.formState;
  const vesselName = keptVesselName();
  const submit = form.handleSubmit((input) =>
    signIn.mutate(input, { onError: () => form.resetField("password", { defaultValue: "" }) }),
  );
  return (
    <AuthCard
      title={t("common:signIn.title")}
      lead={vesselName ? t("common:signIn.toVessel", { vessel: vesselName }) : undefined}
      foot={<ServerWord />}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormRefusal error={signIn.error} />
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
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={signIn.isPending}>
          {t("common:signIn.submit")}
        </Button>
      </form>
    </AuthCard>
  );
}
