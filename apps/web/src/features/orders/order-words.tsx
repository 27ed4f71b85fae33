import { asCalendarDate } from "@ymp/core/calendar-date";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { DraftLine } from "./order-form.ts";

const named: Readonly<Record<string, string>> = { shippingMinor: "shipping", exchangeRate: "rate" };

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
const isLine = (value: unknown): value is DraftLine =>
  typeof value === "object" && value !== null && "unitsPerPurchase" in value;
const linesOf = (value: unknown): DraftLine[] => (Array.isArray(value) ? value.filter(isLine) : []);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What an order's fields are called, and what two people wrote into them; of its lines those alone that differ. */
export function useOrderWords(currency: string) {
  const { t } = useTranslation("orders");
  const formats = useFormats();
  const money = (amountMinor: number) => formats.money({ amountMinor, currency });
  const lineText = ({ description, partNo, quantity, unit, unitPriceMinor, note }: DraftLine, isOut: boolean) => {
    const field = description || partNo || t("tabs.lines");
    if (isOut) return t("conflict.field", { field, value: t("conflict.lineOut") });
    const amount = t("conflict.amount", { quantity: formats.quantity(quantity ?? 0), unit });
    const value = formats.list([amount, unitPriceMinor === null ? null : money(unitPriceMinor), note]);
    return t("conflict.field", { field, value });
  };
  const linesText = (value: unknown, other: unknown) => {
    const [own, others] = [linesOf(value), linesOf(other)];
    const find = (lines: readonly DraftLine[], id: string) => lines.find((line) => line.id === id);
    return [...new Map([...others, ...own].map((line) => [line.id, line])).values()]
      .filter(({ id }) => !same(find(own, id), find(others, id)))
      .map((line) => (
        <span key={line.id} className="block">
          {lineText(line, !find(own, line.id))}
        </span>
      ));
  };
  return useFieldWords((field) => (field === "lines" ? t("tabs.lines") : t(`field.${named[field] ?? field}`)), {
    lines: linesText,
    supplier: (value) => (isNamed(value) ? value.name : undefined),
    shippingMinor: (value) => (typeof value === "number" ? money(value) : undefined),
    neededOn: (value) => {
      const day = asCalendarDate(value);
      return day ? formats.date(day) : undefined;
    },
  });
}
