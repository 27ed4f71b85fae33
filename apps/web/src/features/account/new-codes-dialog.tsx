import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useNewRecoveryCodes } from "./security.mutations.ts";

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const renew = useNewRecoveryCodes();
  if (renew.data) return <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("security:twoStep.newCodes")}
      consequences={t("security:twoStep.newCodesText")}
      confirm={t("security:twoStep.newCodes")}
      busy={renew.isPending}
      onConfirm={() => renew.mutate()}
    />
  );
}
