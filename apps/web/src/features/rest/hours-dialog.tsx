import { slotsIn } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";

interface HoursDialogProps {
  slotMinutes: SlotMinutes;
  onHours: (slots: readonly number[]) => void;
  onClose: () => void;
}

/** Work that began or ended within a slot takes all of it. */
const slotOf = (time: string, slotMinutes: SlotMinutes, round: (slots: number) => number): number | null => {
  const [hour, minute] = time.split(":").map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute)
    ? null
    : round((hour * 60 + minute) / slotMinutes);
};

/** Work from one time to another, as it was on most days. */
export function HoursDialog({ slotMinutes, onHours, onClose }: HoursDialogProps) {
  const { t } = useTranslation("hours-of-rest");
  const [from, setFrom] = useState("08:00");
  const [until, setUntil] = useState("17:30");
  const [first, last] = [slotOf(from, slotMinutes, Math.floor), slotOf(until, slotMinutes, Math.ceil)];
  const end = last === 0 ? slotsIn(slotMinutes) : last;
  const isSpan = first !== null && end !== null && first < end;
  return (
    <FormDialog
      title={t("hoursFromTo")}
      submit={t("day.save")}
      busy={false}
      disabled={!isSpan}
      error={null}
      onSubmit={() => isSpan && onHours(Array.from({ length: end - first }, (_, at) => first + at))}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("from")}>
          <Input type="time" step={slotMinutes * 60} value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={t("until")}>
          <Input type="time" step={slotMinutes * 60} value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </div>
    </FormDialog>
  );
}
