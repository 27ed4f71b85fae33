import { useTranslation } from "react-i18next";
import { ProofDialog } from "./proof-dialog.tsx";
import { useTurnOffTwoStep } from "./security.mutations.ts";

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ProofDialog
      title={t("security:twoStep.turnOffTitle")}
      text={t("security:twoStep.turnOffText")}
      confirm={t("security:twoStep.turnOff")}
      isDestructive
      mutation={useTurnOffTwoStep()}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
