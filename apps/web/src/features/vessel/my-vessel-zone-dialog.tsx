import { offsetLabelAt } from "@ymp/core/time";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";

interface ZoneDialogProps {
  from: string;
  to: string;
  busy: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Ship's time is everybody's: what changes is shown before it does. */
export function ZoneDialog({ from, to, busy, confirm, cancel }: ZoneDialogProps) {
  const { t } = useTranslation("vessel");
  const now = new Date();
  const words = (zone: string) => (/^[+-]/.test(zone) ? zone : `${zone} (${offsetLabelAt(zone, now)})`);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={t("zone.title", { zone: to })}
      consequences={
        <>
          <p className="font-medium text-foreground">{t("zone.now", { from: words(from), to: words(to) })}</p>
          <p className="mt-2">{t("zone.text")}</p>
        </>
      }
      confirm={t("zone.confirm")}
      busy={busy}
      onConfirm={confirm}
    />
  );
}
