import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useRemoveKey } from "./security.mutations.ts";
import { type SecurityKey, useSecurityKeys, useTwoStep } from "./security.queries.ts";

export function RemoveKeyDialog({ securityKey, onClose }: { securityKey: SecurityKey; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveKey();
  const keys = useSecurityKeys();
  const twoStep = useTwoStep();
  const isLastStep = keys.data?.keys.length === 1 && twoStep.data?.isOn === false;
  const { id, name } = securityKey;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("security:keys.removeTitle", { name })}
      consequences={t(isLastStep ? "security:keys.removeLastText" : "security:keys.removeText")}
      confirm={t("security:keys.remove")}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id, name }, { onSettled: onClose })}
    />
  );
}
