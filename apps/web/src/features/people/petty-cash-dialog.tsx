import { amountText, parseAmount } from "@ymp/core/money";
import { fullName } from "@ymp/core/people/profile-fields";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useDecimalMark, useTypedFigure } from "../../lib/use-typed-figure.ts";
import { useSetPettyCash } from "./people.mutations.ts";
import type { HeldSum, Person } from "./people.queries.ts";

/** What yachts keep in the safe; the vessel's own currency stands first. */
const usualCurrencies = ["EUR", "USD", "GBP", "CHF", "AUD", "NZD", "CAD", "AED", "JPY", "CNY", "THB", "XCD"];

interface PettyCashDialogProps {
  person: Person;
  sums: readonly HeldSum[];
  onClose: () => void;
}

/** States what the person holds now in one currency; nothing is zero. */
export function PettyCashDialog({ person, sums, onClose }: PettyCashDialogProps) {
  const { t, translator } = useTranslation();
  const save = useSetPettyCash();
  const own = useVessel().currency;
  const currencies = [...new Set([own, ...sums.map(({ currency }) => currency), ...usualCurrencies])];
  const heldIn = (currency: string) => sums.find((sum) => sum.currency === currency);
  const typedFigure = useTypedFigure();
  const mark = useDecimalMark();
  const textIn = (code: string) => typedFigure(amountText(heldIn(code) ?? { amountMinor: 0, currency: code }), 2);
  const [currency, setCurrency] = useState(sums[0]?.currency ?? own);
  const [text, setText] = useState(() => textIn(sums[0]?.currency ?? own));
  const { client } = useServices();
  const [isFaulty, setIsFaulty] = useState(false);
  const names = new Intl.DisplayNames([translator.language], { type: "currency" });
  const formats = useFormats();
  const amount = parseAmount(text, currency, mark);
  /** From what stood there as it was chosen: the list may be read again meanwhile. */
  const meanwhile = useMeanwhile<number>({
    first: seenOf(heldIn(sums[0]?.currency ?? own)),
    read: async () => {
      const { pettyCash } = await client.people.get.query({ id: person.id });
      return seenOf(pettyCash?.find((sum) => sum.currency === currency));
    },
    field: t("people:cash.amount"),
    show: (amountMinor) => formats.money({ amountMinor, currency }),
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  const send = ({ version, value }: SeenValue<number>) => {
    if (amount === null || amount < 0) setIsFaulty(true);
    else
      save.mutate(
        { profileId: person.id, currency, amountMinor: amount, version, base: { amountMinor: value } },
        { onSuccess: onClose, onError: meanwhile.onError },
      );
  };
  const submit = () => send(meanwhile.seen);
  return (
    <FormDialog
      title={t("people:cash.title", { name: fullName(person) })}
      submit={t("people:cash.save")}
      busy={save.isPending}
      error={save.error}
      refusal={meanwhile.conflict(amount ?? 0)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("people:cash.currency")}>
        <Select
          options={currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
          value={currency}
          onValueChange={(code) => {
            setCurrency(code);
            setText(textIn(code));
            meanwhile.startFrom(seenOf(heldIn(code)));
            setIsFaulty(false);
          }}
        />
      </Field>
      <Field
        label={t("people:cash.amount")}
        help={t("people:cash.help")}
        error={isFaulty ? t("people:cash.faulty") : undefined}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          unit={currency}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsFaulty(false);
          }}
        />
      </Field>
    </FormDialog>
  );
}

const seenOf = (sum: HeldSum | undefined): SeenValue<number> => ({
  version: sum?.version,
  value: sum?.amountMinor ?? 0,
});
