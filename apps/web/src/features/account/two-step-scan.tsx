import { confirmTwoStepInput } from "@ymp/api/modules/two-step/two-step.schema";
import { Button } from "@ymp/ui/primitives/button";
import { useId } from "react";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { QrPicture } from "../../lib/qr-picture.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CodeField } from "./code-field.tsx";
import { useConfirmTwoStep } from "./security.mutations.ts";
import { SetupDialog } from "./setup-dialog.tsx";

interface TwoStepScanProps {
  secret: string;
  uri: string;
  /** Where keys are a second step already, no other session is ended. */
  isBesideKeys: boolean;
  onConfirmed: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The picture for the authenticator, the same as a key for typing, and the first code. */
export function TwoStepScan({ secret, uri, isBesideKeys, onConfirmed, onClose }: TwoStepScanProps) {
  const { t } = useTranslation();
  const formId = useId();
  const confirm = useConfirmTwoStep();
  const form = useSchemaForm(confirmTwoStepInput, { defaultValues: { code: "" } });
  const submit = form.handleSubmit((input) =>
    confirm.mutate(input, {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: (error) => setFieldErrors(form, ["code"], error),
    }),
  );
  return (
    <SetupDialog
      onClose={onClose}
      action={
        <Button type="submit" form={formId} variant="primary" size="lg" busy={confirm.isPending}>
          {t("security:twoStep.confirm")}
        </Button>
      }
    >
      <p dir="auto" className="text-pretty text-sm">
        {t("security:twoStep.scan")}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrPicture text={uri} label={t("security:twoStep.picture")} className="size-40 flex-none rounded-md" />
        <KeyToType secret={secret} uri={uri} />
      </div>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <FormRefusal error={confirm.error} />
        {isBesideKeys ? null : (
          <p dir="auto" className="text-pretty text-muted-foreground text-sm">
            {t("security:twoStep.signsOut")}
          </p>
        )}
        <CodeField field={form.register("code")} error={form.formState.errors.code} />
      </form>
    </SetupDialog>
  );
}

function KeyToType({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-40 flex-1 text-sm">
      <p dir="auto" className="text-muted-foreground">
        {t("security:twoStep.secret")}
      </p>
      <p dir="ltr" className="mt-1 select-all text-pretty font-mono leading-relaxed">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </p>
      <a href={uri} className="link mt-2 hidden min-h-touch items-center touch:inline-flex">
        {t("security:twoStep.openApp")}
      </a>
    </div>
  );
}
