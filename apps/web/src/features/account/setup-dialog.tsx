import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useWords } from "@ymp/ui/primitives/words";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";

interface SetupDialogProps {
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One step of setting up the second step. */
export function SetupDialog({ action, onClose, children }: SetupDialogProps) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("security:twoStep.setUpTitle")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {say("cancel")}
            </Button>
            {action}
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
