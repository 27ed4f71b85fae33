import { isGrave } from "@ymp/core/guests/allergies";
import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { ScrollRegion } from "@ymp/ui/primitives/scroll-region";
import { Pencil } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { MealFacts } from "./trip-meal.tsx";
import type { Stay, Trip, TripDay } from "./trips.queries.ts";

const rows = ["forecast", "breakfast", "lunch", "dinner", "ashore", "crew"] as const;
type Row = (typeof rows)[number];

const isMeal = (row: Row): row is "breakfast" | "lunch" | "dinner" => ["breakfast", "lunch", "dinner"].includes(row);

export interface TripPlanProps {
  trip: Trip;
  /** Absent: nothing may be planned. */
  onEdit: ((day: TripDay) => void) | null;
}

/** The days of the trip side by side; a meal that would hurt somebody aboard is red and says whom. */
export function TripPlan({ trip, onEdit }: TripPlanProps) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  return (
    <ScrollRegion as="section" aria-label={t("tabs.days")} className="overflow-x-auto">
      <table className="w-max min-w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="hairline-b sticky start-0 z-1 w-24 min-w-24 bg-card" />
            {trip.days.map((day) => (
              <th key={day.onDay} scope="col" className="hairline-b w-36 min-w-36 px-2.5 py-2 text-start align-top">
                <span className="flex items-start gap-1">
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{formats.weekday(day.onDay)}</span>
                    <span dir="auto" className="block break-words font-medium">
                      {day.place}
                    </span>
                    <Traffic stays={trip.stays} day={day} />
                  </span>
                  {onEdit ? (
                    <IconButton
                      label={t("days.edit", { day: formats.date(day.onDay) })}
                      size="icon"
                      onClick={() => onEdit(day)}
                    >
                      <Pencil />
                    </IconButton>
                  ) : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                className="hairline-b sticky start-0 z-1 w-24 min-w-24 bg-card py-2 pe-2 text-start align-top font-normal text-muted-foreground"
              >
                {t(`days.field.${row}`)}
              </th>
              {trip.days.map((day) => (
                <Cell key={day.onDay} day={day} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Cell({ day, row }: { day: TripDay; row: Row }) {
  const meal = isMeal(row) ? day[row] : null;
  const isDangerous = meal?.conflicts.some(({ allergy }) => isGrave(allergy));
  return (
    <td
      className={cn("hairline-b border-border border-s px-2.5 py-2 align-top", isDangerous && "bg-status-overdue-bg")}
    >
      {isMeal(row) ? (
        <MealFacts meal={day[row]} />
      ) : (
        <p dir="auto" className="whitespace-pre-line break-words">
          {day[row]}
        </p>
      )}
    </td>
  );
}

/** Who comes and goes on the day, and how. */
export function Traffic({ stays, day: { onDay } }: { stays: readonly Stay[]; day: TripDay }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const coming = stays.filter(({ embarksOn }) => embarksOn === onDay);
  const going = stays.filter(({ disembarksOn }) => disembarksOn === onDay);
  const told = (people: readonly Stay[], by: (stay: Stay) => string | null) =>
    formats.list(people.map((stay) => [stay.name, by(stay)].filter(Boolean).join(" ")));
  return (
    <>
      {coming.length > 0 ? (
        <span dir="auto" className="block font-normal text-muted-foreground text-xs">
          {t("days.coming", { count: coming.length, people: told(coming, ({ arrivesBy }) => arrivesBy) })}
        </span>
      ) : null}
      {going.length > 0 ? (
        <span dir="auto" className="block font-normal text-muted-foreground text-xs">
          {t("days.going", { count: going.length, people: told(going, ({ departsBy }) => departsBy) })}
        </span>
      ) : null}
    </>
  );
}
