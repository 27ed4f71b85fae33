import { type CalendarDate, parseCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { halfHours } from "@ymp/core/watches/legs";
import { type ShipState, shipStates } from "@ymp/core/watches/positions";
import { mostLegs } from "@ymp/core/watches/watch-plan";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Select } from "@ymp/ui/primitives/select";
import { Plus, X } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";

interface TypedLeg {
  state: ShipState;
  onDay: string;
  time: string;
}

interface LegsControlProps {
  id?: string;
  value: readonly TypedLeg[];
  onChange: (legs: TypedLeg[]) => void;
}

const times = halfHours.map((time) => ({ value: time, label: time }));

/** What the ship does, and from when on. */
export function LegsControl({ id, value, onChange }: LegsControlProps) {
  const { t } = useTranslation("watch-plans");
  const today = todayIn(useVessel().timeZone, useNow());
  const states = shipStates.map((state) => ({ value: state, label: t(`ship.${state}`) }));
  /** A leg has no name of its own; it is what stands in its place. */
  const placed = Array.from(value, (leg, index) => ({ leg, index }));
  const put = (index: number, changed: Partial<TypedLeg>) =>
    onChange(value.map((leg, at) => (at === index ? { ...leg, ...changed } : leg)));
  const add = () => {
    const last = value.at(-1);
    onChange([
      ...value,
      { state: last?.state === "passage" ? "anchor" : "passage", onDay: last?.onDay ?? today, time: "12:00" },
    ]);
  };
  return (
    <fieldset id={id} aria-label={t("field.legs")} className="flex flex-col gap-2">
      {placed.map(({ leg, index }) => (
        <div key={index} className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={t("leg.state")}
            className="min-w-32 flex-1"
            options={states}
            value={leg.state}
            onValueChange={(state) => put(index, { state })}
          />
          <DateField
            aria-label={t("leg.onDay")}
            className="min-w-36 flex-1"
            today={today}
            value={dayOf(leg.onDay)}
            onValueChange={(onDay) => onDay && put(index, { onDay })}
          />
          <Select
            aria-label={t("leg.time")}
            className="w-24"
            options={times}
            value={leg.time}
            onValueChange={(time) => put(index, { time })}
          />
          {value.length > 1 ? (
            <IconButton label={t("leg.remove")} onClick={() => onChange(value.filter((_, at) => at !== index))}>
              <X />
            </IconButton>
          ) : null}
        </div>
      ))}
      {value.length < mostLegs ? (
        <Button variant="outline" size="sm" className="self-start" onClick={add}>
          <Plus />
          {t("leg.add")}
        </Button>
      ) : null}
    </fieldset>
  );
}

const dayOf = (text: string): CalendarDate | null => (text === "" ? null : parseCalendarDate(text));
