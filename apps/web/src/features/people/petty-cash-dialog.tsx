import { setPettyCashInput } from "@ymp/api/modules/people/people.schema";
import { currencyExponent } from "@ymp/core/currency";
import { fullName } from "@ymp/core/people/profile-fields";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { FigureInput } from "../../lib/figure-input.tsx";
import { ControlField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSetPettyCash } from "./people.mutations.ts";
import type { HeldSum, Person } from "./people.queries.ts";

/** What yachts keep in the safe; the vessel's own currency comes first. */
const usualCurrencies = ["EUR", "USD", "GBP", "CHF", "AUD", "NZD", "CAD", "AED", "JPY", "CNY", "THB", "XCD"];

const formSchema = setPettyCashInput.pick({ amountMinor: true });

interface PettyCashDialogProps {
  person: Person;
  sums: readonly HeldSum[];
  onClose: () => void;
}

/** Sets what the person holds in one currency; each currency has its own draft. */
export function PettyCashDialog({ person, sums, onClose }: PettyCashDialogProps) {
  const own = useVessel().currency;
  const [currency, setCurrency] = useState(sums[0]?.currency ?? own);
  const currencies = [...new Set([own, ...sums.map((sum) => sum.currency), ...usualCurrencies])];
  return <SumForm key={currency} {...{ person, sums, currency, currencies, onClose }} onCurrencyChange={setCurrency} />;
}

interface SumFormProps extends PettyCashDialogProps {
  currency: string;
  currencies: readonly string[];
  onCurrencyChange: (currency: string) => void;
}

/** Version 0: nothing is held in this currency. */
const recordOf = (sums: readonly HeldSum[], { id }: Person, currency: string) => {
  const { version, amountMinor } = sums.find((sum) => sum.currency === currency) ?? { version: 0, amountMinor: 0 };
  return { id, version, amountMinor };
};

function SumForm({ person, sums, currency, currencies, onCurrencyChange, onClose }: SumFormProps) {
  const { t, translator } = useTranslation();
  const { client } = useServices();
  const formats = useFormats();
  const { mutateAsync: setPettyCash } = useSetPettyCash();
  const names = new Intl.DisplayNames([translator.language], { type: "currency" });
  const record = recordOf(sums, person, currency);
  const form = useRecordForm({
    ...{ kind: `petty cash in ${currency}`, schema: formSchema, record },
    valuesOf: (saved: typeof record = record) => ({ amountMinor: saved.amountMinor }),
    read: async (id) => recordOf((await client.people.get.query({ id })).pettyCash ?? [], person, currency),
    save: async (write) => {
      const { amountMinor } = write.values;
      // A sum is there, be it none, or this form is not.
      if (write.isNew || amountMinor === undefined) return;
      const { version, base } = write;
      await setPettyCash({
        ...{ profileId: person.id, currency, amountMinor, version: version || undefined },
        base: { amountMinor: base.amountMinor ?? 0 },
      });
    },
    onSaved: onClose,
  });
  const words = useFieldWords(() => t("people:cash.amount"), {
    amountMinor: (value) => (typeof value === "number" ? formats.money({ amountMinor: value, currency }) : undefined),
  });
  return (
    <RecordForm
      as="dialog"
      form={form}
      title={t("people:cash.title", { name: fullName(person) })}
      submit={t("people:cash.save")}
      words={words}
      onClose={onClose}
    >
      <Field label={t("people:cash.currency")}>
        <Select
          options={currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
          value={currency}
          onValueChange={onCurrencyChange}
        />
      </Field>
      <ControlField<z.input<typeof formSchema>, "amountMinor">
        name="amountMinor"
        label={t("people:cash.amount")}
        help={t("people:cash.help")}
      >
        {({ value, onChange, onBlur }) => (
          <FigureInput
            value={value}
            decimals={currencyExponent(currency)}
            unit={currency}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      </ControlField>
    </RecordForm>
  );
}
