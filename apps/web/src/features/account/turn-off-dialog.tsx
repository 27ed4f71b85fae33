import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useTurnOffTwoStep } from "./security.mutations.ts";

export function TurnOffDialog({ keepsKeys, onClose }: { keepsKeys: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const turnOff = useTurnOffTwoStep();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("security:twoStep.turnOffTitle")}
      consequences={t(keepsKeys ? "security:twoStep.turnOffKeysText" : "security:twoStep.turnOffText")}
      confirm={t("security:twoStep.turnOff")}
      destructive
      busy={turnOff.isPending}
      onConfirm={() => turnOff.mutate(undefined, { onSuccess: onClose })}
    />
  );
}
