import { logNameFormSchema } from "@ymp/api/modules/log/log.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveName } from "./log.mutations.ts";
import type { LogName } from "./log.queries.ts";

export interface NameFormDialogProps {
  /** Null: a new one. */
  name: LogName | null;
  onClose: () => void;
}

/** What can be logged, by the name the crew give it. */
export function NameFormDialog({ name, onClose }: NameFormDialogProps) {
  const { t } = useTranslation("log");
  const faultText = useFaultText();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveName();
  const state = useRecordForm({
    ...{ kind: "log name", schema: logNameFormSchema, record: name },
    valuesOf: (saved: LogName | undefined) => ({ name: saved?.name ?? "" }),
    read: async (id) => {
      const options = trpc.log.names.queryOptions({ includesArchived: true });
      return (await queryClient.fetchQuery({ ...options, staleTime: 0 })).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(name ? "records.edit" : "records.new")}
      submit={t("records.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <Field label={t("field.name")} error={faultText(formState.errors.name)} required>
        <Input autoComplete="off" placeholder={t("records.nameHint")} {...register("name")} />
      </Field>
    </RecordForm>
  );
}
