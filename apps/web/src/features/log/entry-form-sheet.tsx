import { logEntryFormSchema } from "@ymp/api/modules/log/log.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { valuesOf } from "./entry-form.ts";
import { useSaveEntry } from "./log.mutations.ts";
import { type LogBeginning, type LogEntry, useLogBeginning } from "./log.queries.ts";
import { useEntryTitle, useLogFigures } from "./log-words.ts";

export interface EntryFormSheetProps {
  /** Absent: a new one. */
  entry?: LogEntry;
  /** What a new one logs. */
  nameId?: string | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
}

const nothing: LogBeginning = { names: [], last: null, meters: [], hasMoreMeters: false };

/** Waits for what an entry begins with; without a link it begins empty. */
export function EntryFormSheet(props: EntryFormSheetProps) {
  const { data, isPending, fetchStatus } = useLogBeginning();
  if (isPending && fetchStatus !== "paused") return null;
  return <LoadedForm {...props} beginning={data ?? nothing} />;
}

function LoadedForm({ entry, nameId, onClose, onSaved, beginning }: EntryFormSheetProps & { beginning: LogBeginning }) {
  const { t } = useTranslation("log");
  const { client, queryClient, trpc } = useServices();
  const { timeZone } = useVessel();
  const figures = useLogFigures();
  const titleOf = useEntryTitle();
  const { mutateAsync: save } = useSaveEntry();
  // As it was when the form was opened: what others log meanwhile moves nothing that is typed here.
  const [begun] = useState(() => ({ nameId, last: beginning.last, today: todayIn(timeZone, new Date()) }));
  const form = useRecordForm({
    kind: `log entry ${nameId ?? ""}`,
    schema: logEntryFormSchema,
    record: entry,
    valuesOf: (saved) => valuesOf(saved, begun),
    read: (id) => queryClient.fetchQuery({ ...trpc.log.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.log.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: (_, id) => onSaved(id),
  });
  const nameOf = (id: unknown) => beginning.names.find((known) => known.id === id)?.name ?? entry?.recordName;
  const tenths = (print: (value: number | null) => string | null) => (value: unknown) =>
    typeof value === "number" ? print(value) : undefined;
  const words = useFieldWords((field) => t(`field.${field}`), {
    nameId: nameOf,
    engineHours: tenths(figures.hours),
    distance: tenths(figures.miles),
    fuelTaken: tenths(figures.litres),
    fuelLeft: tenths(figures.litres),
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={entry ? t("form.edit", { name: titleOf(entry) }) : t("form.new")}
      submit={t("form.save")}
      words={words}
      onClose={onClose}
    >
      <EntryFields entry={entry} beginning={beginning} today={begun.today} />
    </RecordForm>
  );
}
