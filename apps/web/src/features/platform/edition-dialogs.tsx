import { entriesOfEdition } from "@ymp/core/access/offered";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useEntryNames } from "./use-entry-names.ts";
import { useSetEdition } from "./vessel.mutations.ts";

export interface EditionDialogProps {
  vessel: { id: string; name: string };
  onClose: () => void;
  onDone?: () => void;
}

/** From lite to full: says what is added and that nothing is lost. */
export function UpgradeDialog({ vessel, onClose, onDone = onClose }: EditionDialogProps) {
  const { t } = useTranslation("platform-screens");
  const named = useEntryNames();
  const upgrade = useSetEdition("full");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("edition.upgradeTitle", { name: vessel.name })}
      consequences={
        <>
          <p>{t("edition.upgradeAdds", { modules: named(entriesOfEdition("full", "lite")) })}</p>
          <p className="mt-2">{t("edition.upgradeKeeps")}</p>
        </>
      }
      confirm={t("edition.upgrade")}
      busy={upgrade.isPending}
      onConfirm={() => upgrade.mutate({ vesselId: vessel.id, name: vessel.name }, { onSuccess: onDone })}
    />
  );
}

export function ToLiteDialog({ vessel, onClose, onDone = onClose }: EditionDialogProps) {
  const { t } = useTranslation("platform-screens");
  const change = useSetEdition("lite");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("edition.toLiteTitle", { name: vessel.name })}
      consequences={t("edition.toLiteText")}
      confirm={t("edition.toLite")}
      busy={change.isPending}
      onConfirm={() => change.mutate({ vesselId: vessel.id, name: vessel.name }, { onSuccess: onDone })}
    />
  );
}
