import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useTranslation } from "react-i18next";
import { useVesselOrNone } from "../../app/session.ts";
import { CopyButton } from "./copy-button.tsx";

interface MadeTokenDialogProps {
  token: string;
  vesselId: string | null;
  onClose: () => void;
}

/** Shows the token this once, so nothing but its buttons closes it. */
export function MadeTokenDialog({ token, vesselId, onClose }: MadeTokenDialogProps) {
  const { t } = useTranslation();
  const here = useVesselOrNone()?.id;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("security:tokens.madeTitle")}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        footer={
          <Button variant="primary" size="lg" onClick={onClose}>
            {t("security:tokens.done")}
          </Button>
        }
      >
        <p dir="auto" className="text-pretty text-muted-foreground text-sm">
          {t("security:tokens.madeText")}
        </p>
        <Copied label={t("security:tokens.token")} text={token} />
        <Copied label={t("security:tokens.example")} text={exampleCall(token, vesselId ?? here)} />
      </DialogContent>
    </Dialog>
  );
}

/** A call that answers who the token stands for. */
function exampleCall(token: string, vesselId: string | undefined): string {
  const headers = [`authorization: Bearer ${token}`, ...(vesselId ? [`x-vessel-id: ${vesselId}`] : [])];
  return [`curl ${window.location.origin}/api/auth`, ...headers.map((header) => `-H "${header}"`)].join(" \\\n  ");
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <div className="mb-1.5 flex items-center gap-2">
        <h3 dir="auto" className="font-medium text-sm">
          {label}
        </h3>
        <span className="ms-auto">
          <CopyButton text={text} />
        </span>
      </div>
      <pre
        dir="ltr"
        className="select-all whitespace-pre-wrap break-all rounded-md bg-field px-3 py-2 font-mono text-sm inset-ring inset-ring-border"
      >
        {text}
      </pre>
    </div>
  );
}
