import type { CalendarDate } from "@ymp/core/calendar-date";
import { signOffReasons } from "@ymp/core/people/engagements";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Controller } from "react-hook-form";
import { dateOf } from "../../../lib/date-of.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFaultText } from "../../../lib/use-fault-text.ts";
import type { EngagementForm } from "./engagement-form.ts";

export interface EngagementFieldsProps {
  form: EngagementForm;
  /** A beginning, an end, or the whole of an engagement. */
  kind: "on" | "off" | "edit";
  today: CalendarDate;
}

export function EngagementFields({ form, kind, today }: EngagementFieldsProps) {
  const { t } = useTranslation("onboard");
  return (
    <>
      {kind === "off" ? null : <SignOnFields form={form} today={today} />}
      {kind === "on" ? null : <SignOffFields form={form} today={today} isOptional={kind === "edit"} />}
      {kind === "on" ? null : (
        <Field label={t("engagement.remarks")} mark={t("optional")}>
          <Textarea rows={2} {...form.register("remarks")} />
        </Field>
      )}
      {kind === "edit" ? null : <MovesPerson form={form} kind={kind} today={today} />}
    </>
  );
}

type PartProps = Pick<EngagementFieldsProps, "form" | "today">;

function SignOnFields({ form, today }: PartProps) {
  const { t } = useTranslation("onboard");
  const faultText = useFaultText();
  return (
    <>
      <Field label={t("engagement.rank")} error={faultText(form.formState.errors.rank)} required>
        <Input {...form.register("rank")} maxLength={100} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateOf form={form} name="signedOnOn" today={today} />
        <Field label={t("engagement.port")} mark={t("optional")}>
          <Input {...form.register("signOnPort")} maxLength={100} />
        </Field>
      </div>
      <Field label={t("engagement.agreement")} mark={t("optional")} help={t("engagement.agreementHelp")}>
        <Input {...form.register("agreementReference")} maxLength={100} />
      </Field>
    </>
  );
}

function SignOffFields({ form, today, isOptional }: PartProps & { isOptional: boolean }) {
  const { t } = useTranslation("onboard");
  const faultText = useFaultText();
  const isOpen = !form.watch("signedOffOn");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateOf form={form} name="signedOffOn" today={today} isOptional={isOptional} />
        <Field label={t("engagement.offPort")} mark={t("optional")}>
          <Input {...form.register("signOffPort")} maxLength={100} />
        </Field>
      </div>
      {isOpen ? null : (
        <Controller
          control={form.control}
          name="signOffReason"
          render={({ field, fieldState }) => (
            <Field label={t("engagement.reason")} error={faultText(fieldState.error)} required>
              <Select
                value={field.value ?? null}
                onValueChange={field.onChange}
                options={signOffReasons.map((reason) => ({ value: reason, label: t(`signOffReason.${reason}`) }))}
              />
            </Field>
          )}
        />
      )}
    </>
  );
}

interface DateOfProps extends PartProps {
  name: "signedOnOn" | "signedOffOn";
  isOptional?: boolean;
}

function DateOf({ form, name, today, isOptional }: DateOfProps) {
  const { t } = useTranslation("onboard");
  const faultText = useFaultText();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={t(`engagement.${name}`)}
          mark={isOptional ? t("optional") : undefined}
          error={faultText(fieldState.error)}
          required={!isOptional}
        >
          <DateField
            today={today}
            value={dateOf(field.value)}
            onValueChange={(date) => field.onChange(date ?? (isOptional ? null : undefined))}
          />
        </Field>
      )}
    />
  );
}

/** Offered only for a day that has come: nobody is aboard tomorrow. */
function MovesPerson({ form, kind, today }: EngagementFieldsProps) {
  const { t } = useTranslation("onboard");
  const on = form.watch(kind === "on" ? "signedOnOn" : "signedOffOn");
  if (!on || on > today) return null;
  return (
    <Controller
      control={form.control}
      name="movesPerson"
      render={({ field }) => (
        <CheckboxField
          checked={field.value ?? false}
          onCheckedChange={(checked) => field.onChange(checked === true)}
          label={t(kind === "on" ? "engagement.alsoAboard" : "engagement.alsoLeft")}
        />
      )}
    />
  );
}
