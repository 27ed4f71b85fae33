import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AmountInput } from "./amount-input.tsx";
import { useCorrectCost } from "./inventory.mutations.ts";
import type { Item, Move } from "./inventory.queries.ts";

/** What one unit of a receipt really cost, and why the books said otherwise. */
export function CorrectCostDialog({ item, move, onClose }: { item: Item; move: Move; onClose: () => void }) {
  const { t } = useTranslation();
  const { currency } = useVessel();
  const [id] = useState(newId);
  const [unitCostMinor, setUnitCost] = useState(move.unit_cost);
  const [reason, setReason] = useState("");
  const correct = useCorrectCost();
  const isReady = unitCostMinor !== null && reason.trim() !== "";
  const submit = () => {
    if (unitCostMinor !== null && isReady)
      correct.mutate({ id, moveId: move.id, unitCostMinor, reason }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("inventory:ledger.correctCost")}
      subtitle={<bdi>{item.name}</bdi>}
      submit={t("inventory:form.save")}
      busy={correct.isPending}
      disabled={!isReady}
      error={correct.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("inventory:ledger.unitCost")} required>
        <AmountInput currency={currency} value={unitCostMinor} onValueChange={setUnitCost} />
      </Field>
      <Field label={t("inventory:form.reason")} help={t("inventory:fault.reason")} required>
        <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
