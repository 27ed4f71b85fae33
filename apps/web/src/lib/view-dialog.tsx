import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import type { ReactNode } from "react";
import { useTranslation } from "./translation.tsx";

export interface ViewDialogProps {
  title: ReactNode;
  subtitle?: ReactNode;
  size?: "sm" | "lg";
  /** Buttons after Close. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog without fields of its own: it shows something, and is closed. */
export function ViewDialog({ title, subtitle, size, actions, onClose, children }: ViewDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size={size}
        title={title}
        subtitle={subtitle}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:close")}
            </Button>
            {actions}
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
