import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { BoardState } from "./use-board.ts";

export interface KeepDialogProps {
  state: BoardState;
  onClose: () => void;
}

/** What is tried breaks a published plan: it is kept for a reason. */
export function KeepDialog({ state, onClose }: KeepDialogProps) {
  const { t } = useTranslation("watch-plans");
  const [reason, setReason] = useState("");
  return (
    <FormDialog
      title={t("reason.title")}
      subtitle={t("reason.text")}
      submit={t("try.keep")}
      busy={state.isKeeping}
      disabled={reason.trim() === ""}
      error={state.keepError}
      saysFaults
      onSubmit={() => state.keep({ reason, onKept: onClose })}
      onClose={onClose}
    >
      <ReasonField isNeeded value={reason} onChange={setReason} />
    </FormDialog>
  );
}
