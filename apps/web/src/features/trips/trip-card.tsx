import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedTrip } from "./trips.queries.ts";

/** A trip on a phone. */
export function TripCard({ row: { name, cancelledAt, startsOn, endsOn, guestCount } }: { row: ListedTrip }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  return (
    <div className="flex min-h-16 flex-col justify-center px-4 py-2">
      <p dir="auto" className="break-words font-medium text-base">
        {name}
      </p>
      <p dir="auto" className="break-words text-muted-foreground text-sm">
        {t("span", { from: formats.date(startsOn), to: formats.date(endsOn) })} ·{" "}
        {cancelledAt ? t("cancelled") : t("guestCount", { count: guestCount, total: guestCount })}
      </p>
    </div>
  );
}
