import { todayIn } from "@ymp/core/calendar-date";
import { currencyExponent } from "@ymp/core/currency";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useVessel } from "../../app/session.ts";
import { dateOf } from "../../lib/date-of.ts";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import type { OrderDraft } from "./order-form.ts";

export interface OrderEditorHeadProps {
  draft: OrderDraft;
  faults: Record<string, string>;
  onChange: (part: Partial<OrderDraft>) => void;
}

const currencies = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "AUD",
  "NZD",
  "AED",
  "CNY",
  "HKD",
  "JPY",
  "SGD",
  "TRY",
  "DKK",
  "NOK",
  "SEK",
];
const rateSteps = 100_000_000;

/** What is ordered from whom, in which money, by when and where to. */
export function OrderEditorHead({ draft, faults, onChange }: OrderEditorHeadProps) {
  const { t } = useTranslation();
  const { currency: ownCurrency, timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  const offered = [...new Set([ownCurrency, draft.currency, ...currencies])];
  const fault = (name: string) => (faults[name] ? t(faults[name]) : undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field label={t("orders:field.title")} error={fault("title")} className="sm:col-span-6" required>
        <Input value={draft.title} maxLength={200} onChange={(event) => onChange({ title: event.target.value })} />
      </Field>
      <Field label={t("orders:field.supplier")} className="sm:col-span-4">
        <SupplierPicker
          label={t("orders:field.supplier")}
          supplier={draft.supplier}
          onPick={(supplier) => onChange({ supplier, currency: supplier?.currency ?? draft.currency })}
        />
      </Field>
      <Field label={t("orders:field.currency")} className="sm:col-span-2">
        <Select
          value={draft.currency}
          onValueChange={(currency) => onChange({ currency })}
          options={offered.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label={t("orders:field.neededOn")} className="sm:col-span-2">
        <DateField today={today} value={dateOf(draft.neededOn)} onValueChange={(neededOn) => onChange({ neededOn })} />
      </Field>
      <Field label={t("orders:field.shipping")} error={fault("shippingMinor")} className="sm:col-span-2">
        <FigureInput
          unit={draft.currency}
          decimals={currencyExponent(draft.currency)}
          value={draft.shippingMinor ?? null}
          onValueChange={(shippingMinor) => onChange({ shippingMinor })}
        />
      </Field>
      {draft.currency === ownCurrency ? null : (
        <Field
          label={t("orders:field.rate")}
          help={t("orders:help.rate", { currency: draft.currency, vesselCurrency: ownCurrency })}
          error={fault("exchangeRate")}
          className="sm:col-span-2"
        >
          <FigureInput
            isShort
            unit={ownCurrency}
            decimals={8}
            value={draft.exchangeRate ? Math.round(draft.exchangeRate * rateSteps) : null}
            onValueChange={(steps) => onChange({ exchangeRate: steps === null ? null : steps / rateSteps })}
          />
        </Field>
      )}
      <Field label={t("orders:field.deliverTo")} className="sm:col-span-6">
        <Textarea
          rows={2}
          value={draft.deliverTo ?? ""}
          maxLength={500}
          onChange={(event) => onChange({ deliverTo: event.target.value })}
        />
      </Field>
      <Field label={t("orders:field.notes")} help={t("orders:help.notes")} className="sm:col-span-3">
        <Textarea
          rows={2}
          value={draft.notes ?? ""}
          maxLength={5000}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </Field>
      <Field label={t("orders:field.internalNotes")} help={t("orders:help.internalNotes")} className="sm:col-span-3">
        <Textarea
          rows={2}
          value={draft.internalNotes ?? ""}
          maxLength={5000}
          onChange={(event) => onChange({ internalNotes: event.target.value })}
        />
      </Field>
    </div>
  );
}
