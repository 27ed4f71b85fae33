import { firstAdministratorInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useWatch } from "react-hook-form";
import { useWordsOf } from "../../app/use-words-of.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { NewPasswordInput } from "../../lib/new-password/new-password-input.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AuthCard } from "./auth-card.tsx";
import { useCreateFirstAdministrator } from "./session.mutations.ts";

/** The first start of an installation: anyone who opens it makes the administrator's account. */
export function FirstAdministratorScreen() {
  useWordsOf(["passwords"]);
  const { t } = useTranslation();
  const faultText = useFaultText();
  const create = useCreateFirstAdministrator();
  const form = useSchemaForm(firstAdministratorInput, {
    defaultValues: { code: "", name: "", username: "", email: "", password: "" },
  });
  const { errors } = form.formState;
  const known = useWatch({ control: form.control, name: ["name", "username", "email"] });
  const submit = form.handleSubmit((input) =>
    create.mutate(input, {
      onError: (error) => setFieldErrors(form, ["code", "name", "username", "email", "password"], error),
    }),
  );
  return (
    <AuthCard title={t("first-administrator:title")} lead={t("first-administrator:lead")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormRefusal error={create.error} />
        <Field
          label={t("first-administrator:code")}
          help={t("first-administrator:codeHelp")}
          error={faultText(errors.code)}
        >
          <Input
            size="lg"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.register("code")}
          />
        </Field>
        <Field label={t("passwords:name")} error={faultText(errors.name)}>
          <Input size="lg" autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label={t("passwords:username")} error={faultText(errors.username)}>
          <Input
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register("username")}
          />
        </Field>
        <Field label={t("passwords:email")} error={faultText(errors.email)}>
          <Input size="lg" type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <Field label={t("sign-in:password")} help={t("passwords:passwordRule")} error={faultText(errors.password)}>
          <NewPasswordInput size="lg" known={known} {...form.register("password")} />
        </Field>
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={create.isPending}>
          {t("first-administrator:create")}
        </Button>
      </form>
    </AuthCard>
  );
}
