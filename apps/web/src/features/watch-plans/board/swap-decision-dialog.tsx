import type { SwapDecision } from "@ymp/core/watches/watch-swap";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useDecideSwap } from "../watch-plans.mutations.ts";
import type { Board, WatchSwap } from "../watch-plans.queries.ts";
import { SwapFacts } from "./swap-facts.tsx";

export interface SwapDecisionDialogProps {
  board: Board;
  swap: WatchSwap;
  decision: SwapDecision;
  onClose: () => void;
}

/** An officer approves a swap or refuses it, with what it does to both before their eyes. */
export function SwapDecisionDialog({ board, swap, decision, onClose }: SwapDecisionDialogProps) {
  const { t } = useTranslation("watch-plans");
  const decide = useDecideSwap();
  const [reason, setReason] = useState("");
  const isNeeded = decision === "refuse" || swap.rest.some(({ caused }) => caused.length > 0) || swap.unfit.length > 0;
  const { id, version } = swap;
  return (
    <FormDialog
      title={t(`swap.${decision}Title`)}
      submit={t(`swap.act.${decision}`)}
      destructive={decision === "refuse"}
      busy={decide.isPending}
      disabled={isNeeded && reason.trim() === ""}
      error={decide.error}
      saysFaults
      onSubmit={() => decide.mutate({ id, version, decision, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SwapFacts board={board} swap={swap} />
      <Field label={t("swap.reason")} required={isNeeded}>
        <Textarea value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
