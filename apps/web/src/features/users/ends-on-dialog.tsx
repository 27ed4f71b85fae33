import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useSetEndsOn } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** The last day on which the account opens this vessel. */
export function EndsOnDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const today = todayIn(useVessel().timeZone, useNow());
  const setEndsOn = useSetEndsOn();
  const [endsOn, setDraft] = useState<CalendarDate | null>(user.endsOn);
  return (
    <FormDialog
      title={t("users:endsOf", { name: user.name })}
      submit={t("users:action.saveEnds")}
      busy={setEndsOn.isPending}
      error={setEndsOn.error}
      onSubmit={() => setEndsOn.mutate({ userId: user.userId, endsOn }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label={t("users:column.endsOn")} help={t("users:endsHelp")}>
        <DateField value={endsOn} onValueChange={setDraft} today={today} />
      </Field>
    </FormDialog>
  );
}
