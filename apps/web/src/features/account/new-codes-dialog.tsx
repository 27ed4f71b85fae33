import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProofDialog } from "./proof-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useNewRecoveryCodes } from "./security.mutations.ts";

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const mutation = useNewRecoveryCodes();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <ProofDialog
      title={t("security:twoStep.newCodes")}
      text={t("security:twoStep.newCodesText")}
      confirm={t("security:twoStep.newCodes")}
      mutation={mutation}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}
