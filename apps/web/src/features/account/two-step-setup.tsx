import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useBeginTwoStep } from "./security.mutations.ts";
import { TwoStepScan } from "./two-step-scan.tsx";

type Step = { at: "scan"; secret: string; uri: string } | { at: "codes"; codes: readonly string[] } | null;

interface TwoStepSetupProps {
  /** False once it is on; the recovery codes may still be shown then. */
  isOffered: boolean;
  onDone?: () => void;
  /** Where keys are a second step already. */
  isBesideKeys?: boolean;
}

/** The button, then the picture and the first code, then the recovery codes. */
export function TwoStepSetup({ isOffered, onDone, isBesideKeys = false }: TwoStepSetupProps) {
  const { t } = useTranslation();
  const begin = useBeginTwoStep();
  const [step, setStep] = useState<Step>(null);
  const finish = () => {
    setStep(null);
    onDone?.();
  };
  return (
    <>
      {isOffered ? (
        <Button
          className="mt-3 self-start"
          busy={begin.isPending}
          onClick={() => begin.mutate(undefined, { onSuccess: (begun) => setStep({ at: "scan", ...begun }) })}
        >
          {t(isBesideKeys ? "security:twoStep.turnOnApp" : "security:twoStep.turnOn")}
        </Button>
      ) : null}
      {step?.at === "scan" ? (
        <TwoStepScan
          secret={step.secret}
          uri={step.uri}
          isBesideKeys={isBesideKeys}
          onConfirmed={(codes) => setStep({ at: "codes", codes })}
          onClose={() => setStep(null)}
        />
      ) : null}
      {step?.at === "codes" ? <RecoveryCodesDialog codes={step.codes} onClose={finish} /> : null}
    </>
  );
}
