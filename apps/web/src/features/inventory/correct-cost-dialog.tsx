import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type FormEvent, useId, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AmountInput } from "./amount-input.tsx";
import { useCorrectCost } from "./inventory.mutations.ts";
import type { Item, Move } from "./inventory.queries.ts";

/** What one unit of a receipt really cost, and why the books said otherwise. */
export function CorrectCostDialog({ item, move, onClose }: { item: Item; move: Move; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { currency } = useVessel();
  const [id] = useState(newId);
  const [unitCostMinor, setUnitCost] = useState(move.unit_cost);
  const [reason, setReason] = useState("");
  const correct = useCorrectCost();
  const isReady = unitCostMinor !== null && reason.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unitCostMinor !== null && isReady)
      correct.mutate({ id, moveId: move.id, unitCostMinor, reason }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("inventory:ledger.correctCost")}
        subtitle={<bdi>{item.name}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={correct.isPending}
              disabled={!isReady}
            >
              {t("inventory:form.save")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormRefusal error={correct.error} />
          <Field label={t("inventory:ledger.unitCost")} required>
            <AmountInput currency={currency} value={unitCostMinor} onValueChange={setUnitCost} />
          </Field>
          <Field label={t("inventory:form.reason")} help={t("inventory:fault.reason")} required>
            <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
