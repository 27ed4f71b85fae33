import { stayFormSchema } from "@ymp/api/modules/trips/trips.schema";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { ControlField, DayField, TextField, TickField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPicker } from "../guests/guest-picker.tsx";
import { useSaveStay } from "./trips.mutations.ts";
import type { Stay, Trip } from "./trips.queries.ts";

type StayInput = z.input<typeof stayFormSchema>;

export interface StayDialogProps {
  trip: Trip;
  /** Null: a guest who is not on it yet. */
  stay: Stay | null;
  onClose: () => void;
}

export function StayDialog({ trip, stay, onClose }: StayDialogProps) {
  const { t } = useTranslation("trips");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveStay();
  const form = useRecordForm({
    kind: `stay of ${trip.id}`,
    schema: stayFormSchema,
    record: stay,
    valuesOf: (saved: Stay | undefined): StayInput => ({
      guestId: saved?.guestId ?? "",
      cabin: saved?.cabin ?? "",
      embarksOn: saved?.embarksOn ?? trip.startsOn,
      embarkPort: saved ? saved.embarkPort : trip.startPort,
      arrivesBy: saved?.arrivesBy ?? "",
      disembarksOn: saved?.disembarksOn ?? trip.endsOn,
      disembarkPort: saved ? saved.disembarkPort : trip.endPort,
      departsBy: saved?.departsBy ?? "",
      isTransit: saved?.isTransit ?? false,
    }),
    read: async (id) => {
      const options = { ...trpc.trips.get.queryOptions({ id: trip.id }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).stays.find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ tripId: trip.id, ...values, ...write }),
    onSaved: onClose,
  });
  const label = (name: keyof StayInput) => t(`stays.field.${name}`);
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={stay ? t("stays.edit", { name: stay.name }) : t("stays.add")}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`stays.field.${field}`))}
      onClose={onClose}
    >
      {stay ? null : (
        <ControlField<StayInput, "guestId"> name="guestId" label={label("guestId")} required>
          {({ value, onChange }) => (
            <GuestPicker guestId={value} except={trip.stays.map(({ guestId }) => guestId)} onPick={onChange} />
          )}
        </ControlField>
      )}
      <TextField<StayInput> name="cabin" label={label("cabin")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField<StayInput> name="embarksOn" label={label("embarksOn")} required />
        <TextField<StayInput> name="embarkPort" label={label("embarkPort")} />
        <DayField<StayInput> name="disembarksOn" label={label("disembarksOn")} required />
        <TextField<StayInput> name="disembarkPort" label={label("disembarkPort")} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<StayInput> name="arrivesBy" label={label("arrivesBy")} />
        <TextField<StayInput> name="departsBy" label={label("departsBy")} />
      </div>
      <TickField<StayInput> name="isTransit" label={label("isTransit")} />
    </RecordForm>
  );
}
