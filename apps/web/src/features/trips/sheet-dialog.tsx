import { sheetFormSchema } from "@ymp/api/modules/trips/trips.schema";
import { cabinCelsius, diets, type SheetText, sheetTexts } from "@ymp/core/guests/stay-sheet";
import { Select } from "@ymp/ui/primitives/select";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { ControlField, LongTextField, TickField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { Tags } from "../../lib/forms/tags-field.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSaveSheet } from "./trips.mutations.ts";
import type { Sheet, Stay, Trip } from "./trips.queries.ts";

type SheetInput = z.input<typeof sheetFormSchema>;

const degrees = Array.from({ length: cabinCelsius.most - cabinCelsius.least + 1 }, (_, at) => cabinCelsius.least + at);

function valuesOf(saved: Sheet | undefined): SheetInput {
  const said = (name: SheetText) => saved?.[name] ?? "";
  return {
    isDraft: saved?.isDraft ?? true,
    diets: saved?.diets ?? [],
    cabinCelsius: saved?.cabinCelsius ?? null,
    ...{ likes: said("likes"), dislikes: said("dislikes"), breakfast: said("breakfast") },
    ...{ mealTimes: said("mealTimes"), snacks: said("snacks"), hotDrinks: said("hotDrinks"), water: said("water") },
    ...{ wine: said("wine"), drinks: said("drinks"), bedding: said("bedding"), wakeUp: said("wakeUp") },
    ...{ bath: said("bath"), activities: said("activities"), media: said("media"), children: said("children") },
    ...{ celebrations: said("celebrations"), sizes: said("sizes"), privacy: said("privacy") },
    remarks: said("remarks"),
  };
}

/** What the guest wishes for on this stay; it begins with what they wished for on the last one. */
export function SheetDialog({ trip, stay, onClose }: { trip: Trip; stay: Stay; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveSheet();
  const form = useRecordForm({
    kind: `sheet of ${stay.id}`,
    schema: sheetFormSchema,
    record: stay.sheet,
    valuesOf,
    read: async () => {
      const options = { ...trpc.trips.get.queryOptions({ id: trip.id }), staleTime: 0 };
      const read = await queryClient.fetchQuery(options);
      return read.stays.find(({ id }) => id === stay.id)?.sheet ?? undefined;
    },
    save: ({ isNew: _, values, ...write }) => save({ stayId: stay.id, ...values, ...write }),
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={t("sheet.title", { name: stay.name })}
      submit={t("form.save")}
      words={useFieldWords((field) => t(`sheet.field.${field}`))}
      onClose={onClose}
    >
      <TickField<SheetInput> name="isDraft" label={t("sheet.field.isDraft")} help={t("sheet.draftHelp")} />
      <DietsField />
      {sheetTexts.map((name) => (
        <LongTextField<SheetInput> key={name} name={name} label={t(`sheet.field.${name}`)} rows={2} />
      ))}
      <CelsiusField />
    </RecordForm>
  );
}

function DietsField() {
  const { t } = useTranslation("trips");
  const words = new Map(diets.map((one) => [t(`sheet.diet.${one}`), one]));
  return (
    <ControlField<SheetInput, "diets"> name="diets" label={t("sheet.field.diets")}>
      {({ value, onChange, onBlur }) => (
        <Tags
          tags={value.map((one) => t(`sheet.diet.${one}`))}
          onTagsChange={(tags) => onChange(tags.flatMap((tag) => words.get(tag) ?? []))}
          onBlur={onBlur}
          suggestions={[...words.keys()]}
        />
      )}
    </ControlField>
  );
}

function CelsiusField() {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const none = { value: "", label: t("sheet.anyTemperature") };
  const options = [none, ...degrees.map((one) => ({ value: String(one), label: `${formats.quantity(one)} °C` }))];
  return (
    <ControlField<SheetInput, "cabinCelsius"> name="cabinCelsius" label={t("sheet.field.cabinCelsius")}>
      {({ value, onChange }) => (
        <Select
          options={options}
          value={value ? String(value) : ""}
          onValueChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
        />
      )}
    </ControlField>
  );
}
