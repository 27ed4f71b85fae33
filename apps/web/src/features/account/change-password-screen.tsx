import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { useSession } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useLateSchemaForm } from "../../lib/late-schema-form.ts";
import { NewPasswordInput } from "../../lib/new-password/new-password-input.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useChangePassword } from "./account.mutations.ts";

const schema = async () => (await import("@ymp/api/modules/session/session.schema")).changePasswordInput;

export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { account } = useSession();
  const change = useChangePassword();
  const form = useLateSchemaForm(schema, {
    defaultValues: account.mustChangePassword ? { newPassword: "" } : { currentPassword: "", newPassword: "" },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    change.mutate(input, { onError: (error) => setFieldErrors(form, ["currentPassword", "newPassword"], error) }),
  );
  return (
    <>
      <ScreenHeader title={t("navigation:changePassword")} />
      <div className="max-w-[424px] px-6 pb-8 max-md:px-4">
        {account.mustChangePassword ? (
          <p dir="auto" className="mb-4 text-muted-foreground text-sm">
            {t("passwords:mustChange")}
          </p>
        ) : null}
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormRefusal error={change.error} />
          {account.mustChangePassword ? null : (
            <Field label={t("passwords:currentPassword")} error={faultText(errors.currentPassword)}>
              <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
            </Field>
          )}
          <Field
            label={t("passwords:newPassword")}
            help={t("passwords:passwordHelp")}
            error={faultText(errors.newPassword)}
          >
            <NewPasswordInput known={[account.username, account.email]} {...form.register("newPassword")} />
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="self-start"
            busy={change.isPending || form.formState.isSubmitting}
          >
            {t("passwords:setPassword")}
          </Button>
        </form>
      </div>
    </>
  );
}
