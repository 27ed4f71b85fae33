import { beginTwoStepInput } from "@ymp/api/modules/two-step/two-step.schema";
import { Button } from "@ymp/ui/primitives/button";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { showFaults, useSchemaForm } from "../../lib/form-faults.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { CurrentPasswordField } from "./proof-fields.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useBeginTwoStep } from "./security.mutations.ts";
import { SetupDialog } from "./setup-dialog.tsx";
import { TwoStepScan } from "./two-step-scan.tsx";

type Step =
  | { at: "password" }
  | { at: "scan"; secret: string; uri: string }
  | { at: "codes"; codes: readonly string[] };

/** Password, then the picture and the first code, then the recovery codes. */
export function TwoStepSetup({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: "password" });
  if (step.at === "codes") return <RecoveryCodesDialog codes={step.codes} onClose={onClose} />;
  if (step.at === "scan") {
    const { secret, uri } = step;
    const showCodes = (codes: readonly string[]) => setStep({ at: "codes", codes });
    return <TwoStepScan secret={secret} uri={uri} onConfirmed={showCodes} onClose={onClose} />;
  }
  return <PasswordStep onBegun={(begun) => setStep({ at: "scan", ...begun })} onClose={onClose} />;
}

interface PasswordStepProps {
  onBegun: (begun: { secret: string; uri: string }) => void;
  onClose: () => void;
}

function PasswordStep({ onBegun, onClose }: PasswordStepProps) {
  const { t } = useTranslation();
  const formId = useId();
  const begin = useBeginTwoStep();
  const form = useSchemaForm(beginTwoStepInput, { defaultValues: { currentPassword: "" } });
  const submit = form.handleSubmit((input) =>
    begin.mutate(input, {
      onSuccess: onBegun,
      onError: (error) => showFaults(form, ["currentPassword"], error),
    }),
  );
  return (
    <SetupDialog
      onClose={onClose}
      action={
        <Button type="submit" form={formId} variant="primary" size="lg" busy={begin.isPending}>
          {t("security:twoStep.continue")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <FormRefusal error={begin.error} />
        <CurrentPasswordField field={form.register("currentPassword")} error={form.formState.errors.currentPassword} />
      </form>
    </SetupDialog>
  );
}
