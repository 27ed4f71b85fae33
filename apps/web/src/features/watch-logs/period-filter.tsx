import { todayIn } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { WatchLogsSearch } from "./watch-logs.search.ts";

type Period = Pick<WatchLogsSearch, "from" | "to">;

export const periodInWords = ({ from, to }: Period): string | null =>
  from || to ? [from ?? "…", to ?? "…"].join(" – ") : null;

/** Watches that began between two days of the ship. */
export function PeriodFilter({ search, onChange }: { search: Period; onChange: (change: Partial<Period>) => void }) {
  const { t } = useTranslation("watch-logs");
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t("filter.from")}>
        <DateField
          today={today}
          value={search.from ?? null}
          onValueChange={(from) => onChange({ from: from ?? undefined })}
        />
      </Field>
      <Field label={t("filter.to")}>
        <DateField today={today} value={search.to ?? null} onValueChange={(to) => onChange({ to: to ?? undefined })} />
      </Field>
    </div>
  );
}
