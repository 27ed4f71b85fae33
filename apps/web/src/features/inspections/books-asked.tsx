import type { BookKind } from "@ymp/core/books/kinds";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { todayIn } from "@ymp/core/calendar-date";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useShelf } from "../logbooks/logbooks.queries.ts";

export interface Asked {
  /** None for every book. */
  readonly kinds: BookKind[];
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

interface BooksAskedProps {
  asked: Asked;
  fault: string | undefined;
  onChange: (asked: Asked) => void;
}

/** Which books the officer asks for, and of which days. The others stay readable: nothing is hidden. */
export function BooksAsked({ asked, fault, onChange }: BooksAskedProps) {
  const { t } = useTranslation("inspections");
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  const onBoard = [...new Set(useShelf(true).data?.books.map(({ kind }) => kind))];
  const isTicked = (kind: BookKind) => asked.kinds.length === 0 || asked.kinds.includes(kind);
  const tick = (kind: BookKind, on: boolean) => {
    const kinds = onBoard.filter((one) => (one === kind ? on : isTicked(one)));
    onChange({ ...asked, kinds: kinds.length === onBoard.length ? [] : kinds });
  };
  return (
    <>
      {onBoard.length > 0 ? (
        <fieldset className="min-w-0">
          <legend dir="auto" className="mb-1.5 font-medium text-sm">
            {t("asked.books")}
          </legend>
          <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            {onBoard.map((kind) => (
              <CheckboxField
                key={kind}
                label={t(`logbooks:kind.${kind}`)}
                checked={isTicked(kind)}
                onCheckedChange={(on) => tick(kind, on)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="flex flex-wrap gap-4">
        <Field label={t("logbooks:filter.from")} className="w-40">
          <DateField today={today} value={asked.from} onValueChange={(from) => onChange({ ...asked, from })} />
        </Field>
        <Field label={t("logbooks:filter.to")} className="w-40" error={fault}>
          <DateField today={today} value={asked.to} onValueChange={(to) => onChange({ ...asked, to })} />
        </Field>
      </div>
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("asked.empty")}
      </p>
    </>
  );
}
