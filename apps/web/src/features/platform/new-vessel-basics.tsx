import type { createVesselInput } from "@ymp/api/modules/platform/vessels.schema";
import { subscriptions } from "@ymp/api/modules/platform/vessels.schema";
import { editions } from "@ymp/core/access/modules";
import { asCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { locales } from "@ymp/i18n/locales";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useNow } from "../../lib/use-now.ts";
import { CompanyChoice } from "./company-choice.tsx";
import { CurrencyField, TextField, ZoneField } from "./particulars-fields.tsx";

export type NewVesselForm = z.input<typeof createVesselInput>;

/** What the vessel is, how it calculates, and what it pays. */
export function NewVesselBasics() {
  const { t } = useTranslation("platform-screens");
  const { control } = useFormContext<NewVesselForm>();
  return (
    <>
      <TextField name="name" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="edition"
          render={({ field }) => (
            <Field label={t("edition.label")} group>
              <Segmented
                fill
                label={t("edition.label")}
                value={field.value ?? "full"}
                onValueChange={field.onChange}
                options={editions.map((value) => ({ value, label: t(`edition.${value}`) }))}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="subscription"
          render={({ field }) => (
            <Field label={t("subscription.label")} group>
              <Segmented
                fill
                label={t("subscription.label")}
                value={field.value ?? "paid"}
                onValueChange={field.onChange}
                options={subscriptions.map((value) => ({ value, label: t(`subscription.${value}`) }))}
              />
            </Field>
          )}
        />
        <ZoneField />
        <CurrencyField />
        <LanguageField />
        <EndField />
        <Controller
          control={control}
          name="companyId"
          render={({ field }) => (
            <Field label={t("field.company")} help={t("field.companyHelp")}>
              <CompanyChoice value={field.value ?? null} onValueChange={field.onChange} />
            </Field>
          )}
        />
        <TextField name="vesselType" />
        <TextField name="flag" />
      </div>
    </>
  );
}

function LanguageField() {
  const { t } = useTranslation("platform-screens");
  const { control } = useFormContext<NewVesselForm>();
  const options = locales.map((value) => ({ value, label: languageNames[value] }));
  return (
    <Controller
      control={control}
      name="language"
      render={({ field }) => (
        <Field label={t("field.language")} help={t("field.languageHelp")}>
          <Select options={options} value={field.value ?? null} onValueChange={field.onChange} />
        </Field>
      )}
    />
  );
}

function EndField() {
  const { t } = useTranslation("platform-screens");
  const faultText = useFaultText();
  const now = useNow();
  const { control, formState } = useFormContext<NewVesselForm>();
  const timeZone = useWatch({ control, name: "timeZone" });
  const today = todayIn(timeZone || "UTC", now);
  return (
    <Controller
      control={control}
      name="subscriptionEndsOn"
      render={({ field }) => (
        <Field
          label={t("field.endsOn")}
          help={t("field.endsOnHelp")}
          error={faultText(formState.errors.subscriptionEndsOn)}
        >
          <DateField today={today} min={today} value={asCalendarDate(field.value)} onValueChange={field.onChange} />
        </Field>
      )}
    />
  );
}
