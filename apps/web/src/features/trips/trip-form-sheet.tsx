import { tripFormSchema } from "@ymp/api/modules/trips/trips.schema";
import type { TripField } from "@ymp/core/guests/trip-fields";
import type { ReactNode } from "react";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { DayField, LongTextField, TextField, TickField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSaveTrip } from "./trips.mutations.ts";
import type { Trip } from "./trips.queries.ts";

type TripInput = z.input<typeof tripFormSchema>;

export interface TripFormSheetProps {
  /** Absent: a new one. */
  trip?: Trip;
  onClose: () => void;
  onSaved: (id: string) => void;
}

const valuesOf = (saved: Trip | undefined): TripInput => ({
  name: saved?.name ?? "",
  reference: saved?.reference ?? "",
  startsOn: saved?.startsOn ?? "",
  endsOn: saved?.endsOn ?? "",
  startPort: saved?.startPort ?? "",
  endPort: saved?.endPort ?? "",
  notes: saved?.notes ?? "",
  isInSchengen: saved?.isInSchengen ?? false,
});

export function TripFormSheet({ trip, onClose, onSaved }: TripFormSheetProps) {
  const { t } = useTranslation("trips");
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveTrip();
  const form = useRecordForm({
    kind: "trip",
    schema: tripFormSchema,
    record: trip,
    valuesOf,
    read: (id) => queryClient.fetchQuery({ ...trpc.trips.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.trips.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: (_, id) => onSaved(id),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={trip ? t("form.edit", { name: trip.name }) : t("form.new")}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <TripFields trip={trip} />
    </RecordForm>
  );
}

/** What somebody else may change alone is shown as it stands. */
function TripFields({ trip }: { trip: Trip | undefined }) {
  const { t } = useTranslation("trips");
  const locked = (name: TripField) => trip !== undefined && !trip.can.fields.includes(name);
  const held = (name: TripField, field: ReactNode) => <Locked when={locked(name)}>{field}</Locked>;
  const text = (name: keyof TripInput, required = false) =>
    held(name, <TextField<TripInput> name={name} label={t(`field.${name}`)} required={required} />);
  const day = (name: keyof TripInput) =>
    held(name, <DayField<TripInput> name={name} label={t(`field.${name}`)} required />);
  return (
    <>
      <LockedNote when={tripFormSchema.keyof().options.some(locked)} />
      {text("name", true)}
      {text("reference")}
      <div className="grid gap-4 sm:grid-cols-2">
        {day("startsOn")}
        {day("endsOn")}
        {text("startPort")}
        {text("endPort")}
      </div>
      {held(
        "isInSchengen",
        <TickField<TripInput> name="isInSchengen" label={t("field.isInSchengen")} help={t("form.schengen")} />,
      )}
      {held("notes", <LongTextField<TripInput> name="notes" label={t("field.notes")} rows={5} />)}
    </>
  );
}
