import type { CalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { DaysInput } from "./days-input.tsx";
import { useAddAdjustment } from "./leave.mutations.ts";
import type { Contract } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

export interface AdjustmentDialogProps {
  contract: Contract;
  today: CalendarDate;
  onClose: () => void;
}

/** Adds days to a balance or takes some off, for a reason that is kept. */
export function AdjustmentDialog({ contract, today, onClose }: AdjustmentDialogProps) {
  const { t } = useLeaveWords();
  const add = useAddAdjustment();
  const [id] = useState(newId);
  const [onDay, setDay] = useState<CalendarDate | null>(today);
  const [sign, setSign] = useState<"added" | "taken">("added");
  const [days, setDays] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const isWhole = onDay !== null && days !== null && days > 0 && reason.trim() !== "";
  return (
    <FormDialog
      title={t("adjust")}
      submit={t("keep")}
      busy={add.isPending}
      disabled={!isWhole}
      error={add.error}
      saysFaults
      onSubmit={() => {
        if (onDay === null || days === null) return;
        const amount = sign === "added" ? days : -days;
        add.mutate({ id, contractId: contract.id, onDay, days: amount, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Segmented
        label={t("adjust")}
        options={(["added", "taken"] as const).map((value) => ({ value, label: t(`adjustment.${value}`) }))}
        value={sign}
        onValueChange={setSign}
      />
      <Field label={t("adjustment.days")} required>
        <DaysInput value={days} onValueChange={setDays} />
      </Field>
      <Field label={t("adjustment.onDay")} required>
        <DateField
          today={today}
          min={contract.startsOn}
          {...(contract.endsOn ? { max: contract.endsOn } : {})}
          value={onDay}
          onValueChange={setDay}
        />
      </Field>
      <Field label={t("field.reason")} required>
        <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
