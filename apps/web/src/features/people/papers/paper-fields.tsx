import { todayIn } from "@ymp/core/calendar-date";
import { factsOfPaper, usualExpiry } from "@ymp/core/people/document-types";
import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Controller } from "react-hook-form";
import { useVessel } from "../../../app/session.ts";
import { dateOf } from "../../../lib/date-of.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFaultText } from "../../../lib/use-fault-text.ts";
import { useFormats } from "../../../lib/use-formats.ts";
import { useNow } from "../../../lib/use-now.ts";
import { NationalityField } from "../nationality-field.tsx";
import type { PaperForm } from "./paper-form.ts";
import { PaperTypeField } from "./paper-type-field.tsx";
import type { Papers } from "./papers.queries.ts";

export interface PaperFieldsProps {
  form: PaperForm;
  papers: Papers;
  isTypeFixed: boolean;
}

export function PaperFields({ form, papers, isTypeFixed }: PaperFieldsProps) {
  const { t } = useTranslation("papers");
  const faultText = useFaultText();
  const type = form.watch("type");
  const isOther = type === "other";
  const { register, formState } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PaperTypeField form={form} papers={papers} isFixed={isTypeFixed} />
        <Field
          label={t(isOther ? "field.name" : "field.title")}
          mark={isOther ? undefined : t("optional")}
          error={faultText(formState.errors.title)}
          required={isOther}
        >
          <Input {...register("title")} maxLength={200} />
        </Field>
        <Field label={t("field.number")} mark={t("optional")}>
          <Input {...register("number")} maxLength={100} className="font-mono text-sm" />
        </Field>
        <Controller
          control={form.control}
          name="issuingCountry"
          render={({ field, fieldState }) => (
            <Field label={t("field.country")} mark={t("optional")} error={faultText(fieldState.error)}>
              <NationalityField value={field.value ?? ""} onValueChange={(code) => field.onChange(code || null)} />
            </Field>
          )}
        />
      </div>
      <Field label={t("field.authority")} mark={t("optional")}>
        <Input {...register("issuingAuthority")} maxLength={200} />
      </Field>
      <Dates form={form} papers={papers} />
      <Field label={t("field.limitation")} mark={t("optional")} help={secrecyHelp(type, t)}>
        <Textarea rows={2} {...register("limitation")} />
      </Field>
    </>
  );
}

function secrecyHelp(type: string, t: (key: string) => string): string | undefined {
  return factsOfPaper(type).secrecy === "medical" ? t("papers:medicalHelp") : undefined;
}

function Dates({ form, papers }: Pick<PaperFieldsProps, "form" | "papers">) {
  const { t } = useTranslation("papers");
  const hasNoExpiry = form.watch("hasNoExpiry") ?? false;
  const mayBeEndless = factsOfPaper(form.watch("type")).expiry !== "always" || hasNoExpiry;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateOf form={form} name="issuedOn" />
      <DateOf form={form} name="expiresOn" isDisabled={hasNoExpiry} birthDate={papers.birthDate} />
      {mayBeEndless ? (
        <Controller
          control={form.control}
          name="hasNoExpiry"
          render={({ field }) => (
            <div className="sm:col-start-2">
              <CheckboxField
                checked={field.value ?? false}
                onCheckedChange={(checked) => {
                  field.onChange(checked === true);
                  if (checked === true) form.setValue("expiresOn", null, { shouldValidate: true });
                }}
                label={t("field.noExpiry")}
              />
            </div>
          )}
        />
      ) : null}
    </div>
  );
}

interface DateOfProps {
  form: PaperForm;
  name: "issuedOn" | "expiresOn";
  isDisabled?: boolean;
  birthDate?: Papers["birthDate"];
}

function DateOf({ form, name, isDisabled, birthDate }: DateOfProps) {
  const { t } = useTranslation("papers");
  const faultText = useFaultText();
  const today = todayIn(useVessel().timeZone, useNow());
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={t(`field.${name}`)}
          mark={t("optional")}
          error={faultText(fieldState.error)}
          help={name === "expiresOn" ? <ExpiryHelp form={form} birthDate={birthDate ?? null} /> : undefined}
        >
          <DateField
            today={today}
            disabled={isDisabled}
            value={dateOf(field.value)}
            onValueChange={(date) => {
              field.onChange(date);
              void form.trigger("expiresOn");
            }}
          />
        </Field>
      )}
    />
  );
}

/** How long such a paper usually holds, to be taken with one press; without a date it stays unknown. */
function ExpiryHelp({ form, birthDate }: { form: PaperForm; birthDate: Papers["birthDate"] }) {
  const { t } = useTranslation("papers");
  const formats = useFormats();
  const [type, issued, expires, hasNoExpiry] = form.watch(["type", "issuedOn", "expiresOn", "hasNoExpiry"]);
  const issuedOn = dateOf(issued);
  const usual = issuedOn && usualExpiry(type, issuedOn, birthDate);
  if (hasNoExpiry || expires) return null;
  if (!usual) return <>{t("field.unknownHelp")}</>;
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => form.setValue("expiresOn", usual, { shouldDirty: true, shouldValidate: true })}
    >
      {t("field.usual", { date: formats.date(usual) })}
    </Button>
  );
}
