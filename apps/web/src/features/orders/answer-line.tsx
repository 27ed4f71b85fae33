import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { currencyExponent } from "@ymp/core/currency";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormatsAshore } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { SupplierView } from "./orders.queries.ts";

export interface AnsweredLine {
  quotedPriceMinor: number | null;
  promisedOn: CalendarDate | null;
}

interface AnswerLineProps {
  order: SupplierView;
  line: SupplierView["lines"][number];
  said: AnsweredLine;
  onChange: (part: Partial<AnsweredLine>) => void;
}

/** One line as the supplier reads it, with a price and a day to say. */
export function AnswerLine({ order, line, said, onChange }: AnswerLineProps) {
  const { t } = useTranslation();
  const formats = useFormatsAshore();
  const { currency, isOpen } = order;
  const today = todayIn("UTC", useNow());
  const price = line.unitPriceMinor === null ? null : formats.money({ amountMinor: line.unitPriceMinor, currency });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-56 flex-1 text-sm">
        <p dir="auto" className="font-medium text-base">
          {line.description}
        </p>
        <p className="text-muted-foreground">
          <bdi>{`${formats.quantity(line.quantity)} ${line.unit}`}</bdi>
          {price ? <bdi className="ms-2">{t("orders:answer.at", { price })}</bdi> : null}
          {line.partNo ? <bdi className="ms-2 font-mono text-xs">{line.partNo}</bdi> : null}
        </p>
        {line.note ? (
          <p dir="auto" className="text-muted-foreground">
            {line.note}
          </p>
        ) : null}
      </div>
      {isOpen ? (
        <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:w-80">
          <Field label={t("orders:answer.price")}>
            <FigureInput
              size="touch"
              unit={currency}
              decimals={currencyExponent(currency)}
              value={said.quotedPriceMinor}
              onValueChange={(quotedPriceMinor) => onChange({ quotedPriceMinor })}
            />
          </Field>
          <Field label={t("orders:answer.promised")}>
            <DateField
              size="touch"
              today={today}
              value={said.promisedOn}
              onValueChange={(promisedOn) => onChange({ promisedOn })}
            />
          </Field>
        </div>
      ) : null}
    </li>
  );
}
