import { shipDaysFormSchema } from "@ymp/api/modules/sea-service/sea-service.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { ChoiceField, ControlField, DayField, LongTextField } from "../../../lib/forms/bound-fields.tsx";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { setFieldErrors } from "../../../lib/set-field-errors.ts";
import { TenthsInput } from "../../../lib/tenths-input.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useTellDays } from "./sea-service.mutations.ts";

type DaysInput = z.input<typeof shipDaysFormSchema>;
const fields = ["from", "to", "told", "underwayTenths", "reason"] as const;
const choices = ["hours", "anchor", "yard", "log"] as const;

export interface TellDaysDialogProps {
  on: CalendarDate;
  until: CalendarDate;
  /** All that was told of days, as it was read. */
  version: number;
  onClose: () => void;
}

/** The captain tells what some days were, with a reason. */
export function TellDaysDialog({ on, until, version, onClose }: TellDaysDialogProps) {
  const { t } = useTranslation("sea-service");
  const tell = useTellDays();
  const form = useSchemaForm(shipDaysFormSchema, {
    defaultValues: { from: on, to: until, told: "hours", underwayTenths: 0, reason: "" },
  });
  const submit = form.handleSubmit((values) =>
    tell.mutate(
      { ...values, version },
      { onSuccess: onClose, onError: (error) => setFieldErrors(form, fields, error) },
    ),
  );
  return (
    <FormDialog
      title={t("ship.tell")}
      submit={t("ship.save")}
      busy={tell.isPending}
      error={tell.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField<DaysInput> name="from" label={t("field.startsOn")} required />
          <DayField<DaysInput> name="to" label={t("field.endsOn")} required />
        </div>
        <ChoiceField<DaysInput>
          name="told"
          label={t("field.told")}
          options={choices.map((value) => ({ value, label: t(`told.${value}`) }))}
        />
        {form.watch("told") === "hours" ? (
          <ControlField<DaysInput, "underwayTenths"> name="underwayTenths" label={t("field.hours")} required>
            {({ value, onChange, onBlur }) => (
              <TenthsInput
                value={value ?? null}
                onValueChange={(tenths) => onChange(tenths ?? undefined)}
                onBlur={onBlur}
              />
            )}
          </ControlField>
        ) : null}
        <LongTextField<DaysInput> name="reason" label={t("field.reason")} rows={2} required />
      </FormProvider>
    </FormDialog>
  );
}
