import { useState } from "react";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Preview } from "./imports.queries.ts";

type Hours = Readonly<Record<string, number>>;

interface HoursAskedFieldsProps {
  asked: Preview["hoursAsked"];
  /** Tenths by source row. */
  said: Hours;
  onSay: (said: Record<string, number>) => void;
}

/** Machines with work by running hours whose hours nobody knows: one field for each. */
export function HoursAskedFields({ asked, said, onSay }: HoursAskedFieldsProps) {
  const { t } = useTranslation();
  if (asked.length === 0) return null;
  return (
    <section aria-label={t("imports:hours.title")} className="surface flex max-w-3xl flex-none flex-col px-4 py-3">
      <h2 className="font-semibold text-sm">{t("imports:hours.title")}</h2>
      <p dir="auto" className="max-w-[72ch] text-muted-foreground text-xs">
        {t("imports:hours.why")}
      </p>
      <ul className="mt-2 flex max-h-56 flex-col gap-2 overflow-y-auto p-0.5">
        {asked.map(({ sourceRow, name }) => (
          <li key={sourceRow} className="flex items-center gap-3 text-sm">
            <bdi className="min-w-0 flex-1 break-words">{name}</bdi>
            <HoursField
              name={name}
              said={said[sourceRow] ?? null}
              onSay={(tenths) => {
                const { [sourceRow]: _, ...others } = said;
                onSay(tenths === null ? others : { ...others, [sourceRow]: tenths });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HoursFieldProps {
  name: string;
  said: number | null;
  onSay: (tenths: number | null) => void;
}

/** Said when the field is left: what would happen to the rows is calculated again only then. */
function HoursField({ name, said, onSay }: HoursFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(said);
  return (
    <TenthsInput
      aria-label={t("imports:hours.of", { name })}
      className="w-32 flex-none"
      unit="h"
      value={typed}
      onValueChange={setTyped}
      onBlur={() => {
        if (typed !== said) onSay(typed);
      }}
    />
  );
}
