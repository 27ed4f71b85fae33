import { createTokenInput, longestTokenDays } from "@ymp/api/modules/tokens/tokens.schema";
import { addDays } from "@ymp/core/calendar-date";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { WholeInput } from "../../lib/whole-input.tsx";
import { ScopesField } from "./scopes-field.tsx";
import { useDayOf } from "./use-day-of.ts";

export const tokenForm = createTokenInput.omit({ id: true });
export type TokenForm = UseFormReturn<z.input<typeof tokenForm>, unknown, z.output<typeof tokenForm>>;

export function TokenFields({ form }: { form: TokenForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t("security:tokens.name")} help={t("security:tokens.nameHelp")} error={faultText(errors.name)}>
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <VesselField form={form} />
        <DaysField form={form} />
      </div>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field, fieldState }) => (
          <ScopesField value={field.value} onChange={field.onChange} error={faultText(fieldState.error)} />
        )}
      />
    </>
  );
}

const all = "all";

function VesselField({ form }: { form: TokenForm }) {
  const { t } = useTranslation();
  const { vessels } = useSession();
  return (
    <Controller
      control={form.control}
      name="vesselId"
      render={({ field }) => (
        <Field label={t("security:tokens.vessel")}>
          <Select
            options={[
              { value: all, label: t("security:tokens.allVessels") },
              ...vessels.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={field.value ?? all}
            onValueChange={(value) => field.onChange(value === all ? null : value)}
          />
        </Field>
      )}
    />
  );
}

function DaysField({ form }: { form: TokenForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const formats = useFormats();
  const today = useDayOf()(useNow());
  const days = form.watch("expiresInDays");
  const isWhole = Number.isInteger(days) && days >= 1 && days <= longestTokenDays;
  return (
    <Controller
      control={form.control}
      name="expiresInDays"
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <Field
          label={t("security:tokens.days")}
          help={isWhole ? t("security:tokens.daysHelp", { date: formats.date(addDays(today, days)) }) : undefined}
          error={faultText(form.formState.errors.expiresInDays)}
        >
          <WholeInput ref={ref} value={value || null} onValueChange={(typed) => onChange(typed ?? 0)} onBlur={onBlur} />
        </Field>
      )}
    />
  );
}
