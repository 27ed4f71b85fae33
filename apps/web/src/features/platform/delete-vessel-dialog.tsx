import { coolingOffDays } from "@ymp/core/platform/cooling-off";
import { useTranslation } from "../../lib/translation.tsx";
import { TypedConfirmDialog } from "./typed-confirm-dialog.tsx";
import { useRequestDeletion } from "./vessel.mutations.ts";

export interface DeleteVesselDialogProps {
  vessel: { id: string; name: string };
  onClose: () => void;
}

export function DeleteVesselDialog({ vessel: { id, name }, onClose }: DeleteVesselDialogProps) {
  const { t } = useTranslation("platform-screens");
  const request = useRequestDeletion();
  return (
    <TypedConfirmDialog
      title={t("danger.dialogTitle", { name })}
      label={t("danger.typeName", { name })}
      expected={name}
      confirm={t("danger.confirm")}
      busy={request.isPending}
      error={request.error}
      onConfirm={(confirmation) => request.mutate({ vesselId: id, confirmation, name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t("danger.text", { days: coolingOffDays })}
    </TypedConfirmDialog>
  );
}
