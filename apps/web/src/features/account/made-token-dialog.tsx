import type { Ref } from "react";
import { useVesselOrNone } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CopyButton } from "./copy-button.tsx";
import { ShownOnceDialog } from "./shown-once-dialog.tsx";

interface MadeTokenDialogProps {
  token: string;
  vesselId: string | null;
  onClose: () => void;
}

export function MadeTokenDialog({ token, vesselId, onClose }: MadeTokenDialogProps) {
  const { t } = useTranslation();
  const here = useVesselOrNone()?.id;
  return (
    <ShownOnceDialog
      size="lg"
      title={t("security:tokens.madeTitle")}
      text={t("security:tokens.madeText")}
      done={t("security:tokens.done")}
      onClose={onClose}
    >
      {(firstButton) => (
        <>
          <ForCopying ref={firstButton} label={t("security:tokens.token")} text={token} />
          <ForCopying label={t("security:tokens.example")} text={exampleCall(token, vesselId ?? here)} />
        </>
      )}
    </ShownOnceDialog>
  );
}

/** A call that answers who the token stands for. */
function exampleCall(token: string, vesselId: string | undefined): string {
  const headers = [`authorization: Bearer ${token}`, ...(vesselId ? [`x-vessel-id: ${vesselId}`] : [])];
  return [`curl ${window.location.origin}/api/auth`, ...headers.map((header) => `-H "${header}"`)].join(" \\\n  ");
}

function ForCopying({ label, text, ref }: { label: string; text: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <div>
      <div className="mb-1.5 flex items-center gap-2">
        <h3 dir="auto" className="font-medium text-sm">
          {label}
        </h3>
        <span className="ms-auto">
          <CopyButton ref={ref} text={text} />
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
