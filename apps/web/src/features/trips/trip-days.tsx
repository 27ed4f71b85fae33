import { isGrave } from "@ymp/core/guests/allergies";
import { cn } from "@ymp/ui/lib/cn";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { MealFacts } from "./trip-meal.tsx";
import { Traffic, TripPlan } from "./trip-plan.tsx";
import type { Trip, TripDay } from "./trips.queries.ts";

const DayDialog = lazyPanel("dialog", async () => (await import("./day-dialog.tsx")).DayDialog);

const meals = ["breakfast", "lunch", "dinner"] as const;

/** The days of the trip, side by side where there is room and on a phone under one another. */
export function TripDays({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  const isPhone = useMedia(phoneQuery);
  const [edited, setEdited] = useState<TripDay | null>(null);
  const onEdit = trip.can.fields.includes("days") ? setEdited : null;
  return (
    <>
      {isPhone ? (
        <ol aria-label={t("tabs.days")} className="flex flex-col gap-4">
          {trip.days.map((day) => (
            <Day key={day.onDay} trip={trip} day={day} onEdit={onEdit && (() => onEdit(day))} />
          ))}
        </ol>
      ) : (
        <TripPlan trip={trip} onEdit={onEdit} />
      )}
      {edited ? <DayDialog trip={trip} day={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function Day({ trip, day, onEdit }: { trip: Trip; day: TripDay; onEdit: (() => void) | null }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const on = formats.date(day.onDay);
  return (
    <li className="hairline-b pb-3">
      <div className="flex min-h-8 items-center gap-2 text-sm">
        <h3 dir="auto" className="min-w-0 font-semibold">
          {formats.list([on, day.place])}
        </h3>
        {onEdit ? (
          <IconButton label={t("days.edit", { day: on })} size="icon" className="ms-auto" onClick={onEdit}>
            <Pencil />
          </IconButton>
        ) : null}
      </div>
      <Traffic stays={trip.stays} day={day} />
      <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-y-1 text-sm">
        {meals.map((meal) => (
          <Meal key={meal} label={t(`days.field.${meal}`)} meal={day[meal]} />
        ))}
        {(["forecast", "ashore", "crew"] as const).map((field) => (
          <Fact key={field} label={t(`days.field.${field}`)} text={day[field]} />
        ))}
      </dl>
    </li>
  );
}

function Fact({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd dir="auto" className="whitespace-pre-line break-words px-1.5">
        {text}
      </dd>
    </>
  );
}

function Meal({ label, meal }: { label: string; meal: TripDay["dinner"] }) {
  if (!meal.text && meal.contains.length === 0) return null;
  const grave = meal.conflicts.some(({ allergy }) => isGrave(allergy));
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className={cn("min-w-0 rounded-sm px-1.5", grave && "bg-status-overdue-bg")}>
        <MealFacts meal={meal} />
      </dd>
    </>
  );
}
