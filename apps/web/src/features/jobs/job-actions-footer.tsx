import { withMod } from "@ymp/ui/lib/keys";
import { Button } from "@ymp/ui/primitives/button";
import { DialogClose } from "@ymp/ui/primitives/dialog";
import { useTranslation } from "../../lib/translation.tsx";

interface AskFooterProps {
  confirm: string;
  onConfirm: () => void;
  isBusy: boolean;
  isDestructive?: boolean;
}

/** Cancel at the start, the verb at the end. */
export function AskFooter({ confirm, onConfirm, isBusy, isDestructive }: AskFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <DialogClose asChild>
        <Button variant="ghost" size="lg">
          {t("ui:cancel")}
        </Button>
      </DialogClose>
      <Button
        variant={isDestructive ? "destructive-confirm" : "primary"}
        size="lg"
        kbd={withMod("↵")}
        busy={isBusy}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  );
}
