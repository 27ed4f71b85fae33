import { Link } from "@tanstack/react-router";
import { requestResetInput } from "@ymp/api/modules/session/session.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { AuthCard } from "./auth-card.tsx";
import { useRequestReset } from "./session.mutations.ts";

export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const request = useRequestReset();
  const form = useSchemaForm(requestResetInput, { defaultValues: { email: "" } });
  const back = (
    <Link to="/auth/login" className="link text-sm">
      {t("passwords:back")}
    </Link>
  );
  if (request.isSuccess) {
    return (
      <AuthCard title={t("passwords:sentTitle")} foot={back}>
        <p dir="auto" className="text-sm">
          {t("passwords:sentText", { email: request.variables.email })}
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("passwords:forgotTitle")} lead={t("passwords:forgotLead")} foot={back}>
      <form noValidate onSubmit={form.handleSubmit((input) => request.mutate(input))} className="flex flex-col gap-4">
        <FormRefusal error={request.error} />
        <Field label={t("passwords:email")} error={faultText(form.formState.errors.email)}>
          <Input size="lg" type="email" autoComplete="email" autoFocus {...form.register("email")} />
        </Field>
        <Button type="submit" variant="primary" size="lg" className="h-10" busy={request.isPending}>
          {t("passwords:sendLink")}
        </Button>
      </form>
    </AuthCard>
  );
}
