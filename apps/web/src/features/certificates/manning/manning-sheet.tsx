import { manningFormSchema, mostManningRows } from "@ymp/api/modules/safe-manning/safe-manning.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { z } from "zod";
import { useServices } from "../../../app/services-context.tsx";
import { ControlField, DayField, TextField } from "../../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../../lib/forms/field-words.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { Locked } from "../../../lib/locked.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useSaveManning } from "./manning.mutations.ts";
import type { Manning, OtherDocument } from "./manning.queries.ts";
import { newRow } from "./new-row.ts";
import { RowsInput } from "./rows-input.tsx";

type ManningInput = z.input<typeof manningFormSchema>;

const valuesOf = (saved: OtherDocument | undefined): Partial<ManningInput> => ({
  number: saved?.number ?? "",
  authority: saved?.authority ?? "",
  tradingArea: saved?.tradingArea ?? "",
  issuedOn: saved?.issuedOn,
  expiresOn: saved?.expiresOn ?? null,
  rows: saved?.rows ?? [newRow("master", "certificate_of_competency")],
});

export interface ManningSheetProps {
  /** Null: a new one. */
  document: OtherDocument | null;
  can: Manning["can"];
  onDay: CalendarDate;
  onClose: () => void;
}

/** What the safe manning document of the vessel says. */
export function ManningSheet({ document, can, onDay, onClose }: ManningSheetProps) {
  const { t } = useTranslation("certificates");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveManning();
  const form = useRecordForm({
    ...{ kind: "safe manning document", schema: manningFormSchema, record: document, valuesOf },
    read: async (id) => {
      const options = { ...trpc.safeManning.read.queryOptions({ onDay }), staleTime: 0 };
      const { document: current, others } = await queryClient.fetchQuery(options);
      return [current, ...others].find((one) => one?.id === id) ?? undefined;
    },
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: onClose,
  });
  const label = (name: keyof ManningInput) => t(`manning.field.${name}`);
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={document ? t("manning.edit", { number: document.number }) : t("manning.new")}
      submit={t("manning.save")}
      words={useFieldWords((field) => t(`manning.field.${field}`))}
      onClose={onClose}
    >
      <Locked when={document !== null && can.fields.length === 0}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField<ManningInput> name="number" label={label("number")} required />
          <TextField<ManningInput> name="authority" label={label("authority")} />
          <DayField<ManningInput> name="issuedOn" label={label("issuedOn")} required />
          <DayField<ManningInput> name="expiresOn" label={label("expiresOn")} help={t("manning.expiresHint")} />
        </div>
        <TextField<ManningInput> name="tradingArea" label={label("tradingArea")} />
        <ControlField<ManningInput, "rows"> name="rows" label={label("rows")} help={t("manning.rowsHint")}>
          {({ value, onChange }) => <RowsInput rows={value ?? []} most={mostManningRows} onRowsChange={onChange} />}
        </ControlField>
      </Locked>
    </RecordForm>
  );
}
