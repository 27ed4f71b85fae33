import { todayIn } from "@ymp/core/calendar-date";
import { DateTimeField, type ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { WatchDialogProps } from "./round-dialog.tsx";
import { useTakeOver } from "./watch-logs.mutations.ts";

/** A watch that began a while ago: when it was taken over is told. */
export function TakeOverDialog({ watch, title, onClose }: WatchDialogProps) {
  const { t } = useTranslation("watch-logs");
  const takeOver = useTakeOver(title);
  const now = useNow();
  const { timeZone: zone } = useVessel();
  const [moment, setMoment] = useState<ShipMoment | null>(momentAt(zone, watch.startsAt));
  return (
    <FormDialog
      title={t("takeOver.title")}
      subtitle={title}
      submit={t("action.takeOver")}
      busy={takeOver.isPending}
      disabled={!moment}
      error={takeOver.error}
      saysFaults
      onSubmit={() =>
        moment && takeOver.mutate({ id: watch.id, happenedAt: instantAt(zone, moment) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Field label={t("field.takenAt")} help={t("takeOver.hint")}>
        <DateTimeField today={todayIn(zone, now)} value={moment} onValueChange={setMoment} />
      </Field>
    </FormDialog>
  );
}
