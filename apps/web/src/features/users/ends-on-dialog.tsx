import { setEndsOnInput } from "@ymp/api/modules/users/users.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { dateOf } from "../../lib/date-of.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useNow } from "../../lib/use-now.ts";
import { useSetEndsOn } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

type Kept = Pick<UserRow, "userId" | "version" | "endsOn">;

const recordOf = (user: Kept) => ({ ...user, id: user.userId });
const formSchema = setEndsOnInput.pick({ endsOn: true });

/** The last day on which the account opens this vessel. */
export function EndsOnDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { client } = useServices();
  const today = todayIn(useVessel().timeZone, useNow());
  const { mutateAsync: setEndsOn } = useSetEndsOn();
  const record = recordOf(user);
  const form = useRecordForm({
    ...{ kind: "last day", schema: formSchema, record },
    valuesOf: (saved: typeof record = record) => ({ endsOn: saved.endsOn }),
    read: async (userId) => recordOf(await client.users.get.query({ userId })),
    save: async (write) => {
      const { endsOn } = write.values;
      // A place is there, or this form is not.
      if (write.isNew || endsOn === undefined) return;
      await setEndsOn({ userId: user.userId, version: write.version, base: write.base, endsOn });
    },
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t("users:endsOf", { name: user.name })}
      submit={t("users:action.saveEnds")}
      words={useFieldWords(() => t("users:column.endsOn"))}
      onClose={onClose}
    >
      <Controller
        control={form.form.control}
        name="endsOn"
        render={({ field, fieldState: { error } }) => (
          <Field label={t("users:column.endsOn")} help={t("users:endsHelp")} error={faultText(error)}>
            <DateField value={dateOf(field.value)} onValueChange={field.onChange} today={today} />
          </Field>
        )}
      />
    </RecordForm>
  );
}
