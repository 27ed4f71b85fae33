import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { toast } from "@ymp/ui/primitives/toaster";
import { Copy } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

export interface InitialPasswordDialogProps {
  username: string;
  password: string;
  onClose: () => void;
}

/** The one time the first password is seen: it is handed over by word or paper, never by mail. */
export function InitialPasswordDialog({ username, password, onClose }: InitialPasswordDialogProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      toast.success(t("users:password.copied"));
    } catch {
      // Browsers lend the clipboard to secure addresses only.
      toast.failure(t("users:password.notCopied"));
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("users:password.title")}
        onInteractOutside={(event) => event.preventDefault()}
        footer={
          <Button variant="primary" size="lg" onClick={onClose}>
            {t("users:password.done")}
          </Button>
        }
      >
        <div className="flex flex-col gap-3 text-sm">
          <p>{t("users:password.text", { username })}</p>
          <div className="flex flex-wrap items-center gap-3">
            <output
              aria-label={t("users:password.label")}
              className="select-all rounded-md bg-muted px-3 py-2 font-mono text-lg"
            >
              <bdi dir="ltr">{password}</bdi>
            </output>
            <Button variant="outline" onClick={() => void copy()}>
              <Copy />
              {t("users:password.copy")}
            </Button>
          </div>
          <p className="text-muted-foreground text-xs">{t("users:password.once")}</p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
