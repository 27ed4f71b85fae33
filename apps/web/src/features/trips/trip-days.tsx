import { isGrave } from "@ymp/core/guests/allergies";
import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAllergyWords } from "../guests/allergy-words.ts";
import type { Trip, TripDay } from "./trips.queries.ts";

const DayDialog = lazyPanel("dialog", async () => (await import("./day-dialog.tsx")).DayDialog);

const meals = ["breakfast", "lunch", "dinner"] as const;

/** The days of the trip under one another; a meal that would hurt somebody aboard is red and says whom. */
export function TripDays({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  const [edited, setEdited] = useState<TripDay | null>(null);
  const mayPlan = trip.can.fields.includes("days");
  return (
    <>
      <ol aria-label={t("tabs.days")} className="flex flex-col gap-4">
        {trip.days.map((day) => (
          <Day key={day.onDay} day={day} onEdit={mayPlan ? () => setEdited(day) : null} />
        ))}
      </ol>
      {edited ? <DayDialog trip={trip} day={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function Day({ day, onEdit }: { day: TripDay; onEdit: (() => void) | null }) {
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
      <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-y-1 text-sm">
        {meals.map((meal) => (
          <Meal key={meal} label={t(`days.field.${meal}`)} meal={day[meal]} />
        ))}
        {day.ashore ? (
          <>
            <dt className="text-muted-foreground">{t("days.field.ashore")}</dt>
            <dd dir="auto">{day.ashore}</dd>
          </>
        ) : null}
      </dl>
    </li>
  );
}

function Meal({ label, meal: { text, conflicts, contains } }: { label: string; meal: TripDay["dinner"] }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const words = useAllergyWords();
  if (!text && contains.length === 0) return null;
  const grave = conflicts.some(({ allergy }) => isGrave(allergy));
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className={cn("min-w-0 rounded-sm px-1.5", grave && "bg-status-overdue-bg")}>
        <p dir="auto" className="whitespace-pre-line break-words">
          {text}
        </p>
        {contains.length > 0 ? (
          <p className="text-muted-foreground text-xs">
            {t("days.contains", { allergens: formats.list(contains.map((one) => t(`guests:allergen.${one}`))) })}
          </p>
        ) : null}
        {conflicts.map(({ guestId, name, allergy }) => (
          <p
            key={`${guestId} ${allergy.allergen} ${allergy.note}`}
            className={cn("font-semibold", isGrave(allergy) ? "text-status-overdue" : "text-status-due-soon")}
          >
            <bdi>{name}</bdi>: {words.named(allergy)}
          </p>
        ))}
      </dd>
    </>
  );
}
