import { addMonths, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { Subscribed } from "./subscription-standing.ts";
import { useExtend } from "./vessel.mutations.ts";

const monthsOffered = [1, 3, 6, 12, 24] as const;

export interface ExtendDialogProps {
  vessel: Subscribed & { id: string; name: string; version: number };
  onClose: () => void;
}

/** The new last day, counted from the present one or, when that is past, from today. */
export function ExtendDialog({ vessel, onClose }: ExtendDialogProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const today = todayIn(vessel.timeZone, useNow());
  const from = later(vessel.subscriptionEndsOn, today);
  const [{ version, subscriptionEndsOn }] = useState(vessel);
  const [endsOn, setEndsOn] = useState<CalendarDate | null>(addMonths(from, 12));
  const extend = useExtend();
  const date = endsOn ? formats.date(endsOn) : t("subscription.runsOn");
  const seen = { version, base: { endsOn: subscriptionEndsOn } };
  const submit = () => extend.mutate({ vesselId: vessel.id, ...seen, endsOn, date }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("subscription.extendTitle")}
      subtitle={<bdi>{vessel.name}</bdi>}
      submit={t("subscription.extend")}
      busy={extend.isPending}
      error={extend.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        {monthsOffered.map((months) => (
          <Button
            key={months}
            size="sm"
            variant={endsOn === addMonths(from, months) ? "secondary" : "outline"}
            aria-pressed={endsOn === addMonths(from, months)}
            onClick={() => setEndsOn(addMonths(from, months))}
          >
            {t("subscription.byMonth", { count: months })}
          </Button>
        ))}
      </div>
      <Field label={t("subscription.newEnd")} help={t("field.endsOnHelp")}>
        <DateField today={today} min={today} value={endsOn} onValueChange={setEndsOn} />
      </Field>
    </FormDialog>
  );
}

function later(end: CalendarDate | null, today: CalendarDate): CalendarDate {
  return end && end > today ? end : today;
}
