import { copyWorklistInput } from "@ymp/api/modules/worklists/worklists.schema";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { copiedJobs } from "@ymp/core/maintenance/worklist";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useVesselDay } from "./use-vessel-day.ts";
import { useCopyWorklist } from "./worklists.mutations.ts";
import type { Worklist } from "./worklists.queries.ts";

export interface CopyWorklistDialogProps {
  list: Worklist;
  onClose: () => void;
  onCopied: (id: string) => void;
}

/** The list of the next period, with what is still open or with everything. */
export function CopyWorklistDialog({ list, onClose, onCopied }: CopyWorklistDialogProps) {
  const { t } = useTranslation("worklists");
  const faultText = useFaultText();
  const today = useVesselDay();
  const copy = useCopyWorklist();
  const [freshId] = useState(newId);
  const form = useSchemaForm(copyWorklistInput, {
    defaultValues: {
      id: list.id,
      newId: freshId,
      name: t("copy.name", { name: list.name }),
      which: "open",
      startsOn: null,
      endsOn: null,
    },
  });
  const submit = form.handleSubmit((values) =>
    copy.mutate(values, {
      onSuccess: ({ id }) => {
        onClose();
        onCopied(id);
      },
    }),
  );
  return (
    <FormDialog
      title={t("copy.title")}
      subtitle={<bdi>{list.name}</bdi>}
      submit={t("copy.submit")}
      busy={copy.isPending}
      error={copy.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t("field.name")} error={faultText(form.formState.errors.name)} required>
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["startsOn", "endsOn"] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <Field label={t(`field.${name}`)} error={faultText(error)}>
                <DateField today={today} value={value ? parseCalendarDate(value) : null} onValueChange={onChange} />
              </Field>
            )}
          />
        ))}
      </div>
      <Controller
        name="which"
        control={form.control}
        render={({ field: { value = "open", onChange } }) => (
          <div className="flex flex-col gap-1.5">
            <Segmented
              fill
              label={t("copy.which")}
              value={value}
              onValueChange={onChange}
              options={copiedJobs.map((which) => ({ value: which, label: t(`copy.${which}`) }))}
            />
            <p className="text-muted-foreground text-xs">{t(`copy.${value}Help`)}</p>
          </div>
        )}
      />
    </FormDialog>
  );
}
