import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { useTranslation } from "../../lib/translation.tsx";
import { useWordsOf } from "../use-words-of.ts";
import type { Loss } from "./confirmer.ts";

interface ConfirmLossProps extends Loss {
  onConfirmed: () => void;
  onClose: () => void;
}

const words = {
  signingOut: { title: "queue:loseTitle", text: "queue:loseText", confirm: "navigation:signOut" },
  loadingAgain: { title: "queue:reloadTitle", text: "queue:reloadText", confirm: "queue:reload" },
} as const;

/** Whether to go on although this window may lose what the device would not keep. */
export function ConfirmLoss({ count, by, onConfirmed, onClose }: ConfirmLossProps) {
  useWordsOf(["panels"]);
  const { t } = useTranslation();
  const { title, text, confirm } = words[by];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(title)}
      consequences={t(text, { count })}
      confirm={t(confirm)}
      onConfirm={onConfirmed}
      destructive
    />
  );
}
