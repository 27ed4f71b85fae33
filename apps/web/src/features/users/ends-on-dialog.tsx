import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useSetEndsOn } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** The last day on which the account opens this vessel. */
export function EndsOnDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const today = todayIn(useVessel().timeZone, useNow());
  const setEndsOn = useSetEndsOn();
  const { client } = useServices();
  const formats = useFormats();
  const meanwhile = useMeanwhile<CalendarDate | null>({
    first: { version: user.version, value: user.endsOn },
    read: async () => {
      const { version, endsOn: value } = await client.users.get.query({ userId: user.userId });
      return { version, value };
    },
    field: t("users:column.endsOn"),
    show: (value) => (value ? formats.date(value) : t("forms:empty")),
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  const [endsOn, setDraft] = useState<CalendarDate | null>(user.endsOn);
  const send = ({ version = user.version, value }: SeenValue<CalendarDate | null>) =>
    setEndsOn.mutate(
      { userId: user.userId, version, base: { endsOn: value }, endsOn },
      { onSuccess: onClose, onError: meanwhile.onError },
    );
  return (
    <FormDialog
      title={t("users:endsOf", { name: user.name })}
      submit={t("users:action.saveEnds")}
      busy={setEndsOn.isPending}
      error={setEndsOn.error}
      refusal={meanwhile.conflict(endsOn)}
      onSubmit={() => send(meanwhile.seen)}
      onClose={onClose}
    >
      <Field label={t("users:column.endsOn")} help={t("users:endsHelp")}>
        <DateField value={endsOn} onValueChange={setDraft} today={today} />
      </Field>
    </FormDialog>
  );
}
