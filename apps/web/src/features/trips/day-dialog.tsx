import { dayFormSchema } from "@ymp/api/modules/trips/trips.schema";
import { allergens } from "@ymp/core/guests/allergies";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { ControlField, LongTextField, TextField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { Tags } from "../../lib/forms/tags-field.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSaveDay } from "./trips.mutations.ts";
import type { Trip, TripDay } from "./trips.queries.ts";

type DayInput = z.input<typeof dayFormSchema>;
type PlannedDay = TripDay & { id: string; version: number };

const isPlanned = (day: TripDay | undefined): day is PlannedDay =>
  day !== undefined && day.id !== null && day.version !== null;

const valuesOf = (day: TripDay | undefined): DayInput => ({
  place: day?.place ?? "",
  forecast: day?.forecast ?? "",
  breakfast: day?.breakfast.text ?? "",
  breakfastContains: day?.breakfast.contains ?? [],
  lunch: day?.lunch.text ?? "",
  lunchContains: day?.lunch.contains ?? [],
  dinner: day?.dinner.text ?? "",
  dinnerContains: day?.dinner.contains ?? [],
  ashore: day?.ashore ?? "",
  crew: day?.crew ?? "",
});

export function DayDialog({ trip, day, onClose }: { trip: Trip; day: TripDay; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveDay();
  const { onDay } = day;
  const form = useRecordForm({
    kind: `day ${onDay} of ${trip.id}`,
    schema: dayFormSchema,
    record: isPlanned(day) ? day : null,
    valuesOf,
    read: async (id) => {
      const options = { ...trpc.trips.get.queryOptions({ id: trip.id }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).days.filter(isPlanned).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ tripId: trip.id, onDay, ...values, ...write }),
    onSaved: onClose,
  });
  const label = (name: keyof DayInput) => t(`days.field.${name}`);
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t("days.edit", { day: formats.date(onDay) })}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`days.field.${field}`))}
      onClose={onClose}
    >
      <TextField<DayInput> name="place" label={label("place")} />
      <TextField<DayInput> name="forecast" label={label("forecast")} />
      <LongTextField<DayInput> name="breakfast" label={label("breakfast")} rows={2} />
      <ContainsField name="breakfastContains" />
      <LongTextField<DayInput> name="lunch" label={label("lunch")} rows={2} />
      <ContainsField name="lunchContains" />
      <LongTextField<DayInput> name="dinner" label={label("dinner")} rows={2} />
      <ContainsField name="dinnerContains" />
      <LongTextField<DayInput> name="ashore" label={label("ashore")} rows={2} />
      <LongTextField<DayInput> name="crew" label={label("crew")} rows={2} />
    </RecordForm>
  );
}

/** What the cook declares of a meal, by the words of the list of allergens. */
function ContainsField({ name }: { name: "breakfastContains" | "lunchContains" | "dinnerContains" }) {
  const { t } = useTranslation("trips");
  const words = new Map(allergens.map((one) => [t(`guests:allergen.${one}`), one]));
  return (
    <ControlField<DayInput, typeof name> name={name} label={t(`days.field.${name}`)}>
      {({ value, onChange, onBlur }) => (
        <Tags
          tags={value.map((one) => t(`guests:allergen.${one}`))}
          onTagsChange={(tags) => onChange(tags.flatMap((tag) => words.get(tag) ?? []))}
          onBlur={onBlur}
          suggestions={[...words.keys()]}
        />
      )}
    </ControlField>
  );
}
