import { guestFormSchema } from "@ymp/api/modules/guests/guests.schema";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { valuesOf } from "./guest-form.ts";
import { useSaveGuest } from "./guests.mutations.ts";
import type { Guest } from "./guests.queries.ts";

export interface GuestFormSheetProps {
  /** Absent: a new one. */
  guest?: Guest;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export function GuestFormSheet({ guest, onClose, onSaved }: GuestFormSheetProps) {
  const { t } = useTranslation("guests");
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveGuest();
  const form = useRecordForm({
    kind: "guest",
    schema: guestFormSchema,
    record: guest,
    valuesOf,
    // Health and papers are not left lying on a device that others use as well.
    secret: ["conditions", "medication", "mobility", "passportNumber", "visaNumber"],
    read: (id) => queryClient.fetchQuery({ ...trpc.guests.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.guests.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: (_, id) => onSaved(id),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={guest ? t("form.edit", { name: guest.name }) : t("form.new")}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <GuestFields guest={guest} />
    </RecordForm>
  );
}
