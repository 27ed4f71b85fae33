import { asCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { offsetLabelAt } from "@ymp/core/time";
import { DateField } from "@ymp/ui/primitives/date-field";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { instantAt, momentAt } from "../ship-moment.ts";
import { type ControlProps, textIn } from "./controls.ts";
import { useFilling } from "./entry-around.ts";

/** As entries keep it: whole seconds, UTC. */
export const instantText = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");

export const instantIn = (text: string): Date | null => {
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? null : at;
};

/** Typed by the ship's clock, kept in UTC; both are shown. */
export function InstantControl({
  field: _,
  value,
  isRequired: _required,
  onChange,
  ...framed
}: ControlProps<"instant">) {
  const { zone, now } = useFilling();
  const at = instantIn(textIn(value));
  const { "aria-required": _aria, "aria-labelledby": _labelled, ...rest } = framed;
  return (
    <DateTimeField
      {...rest}
      value={at && momentAt(zone, at)}
      today={todayIn(zone, now)}
      zone={offsetLabelAt(zone, at ?? now)}
      onValueChange={(moment) => onChange(moment ? instantText(instantAt(zone, moment)) : undefined)}
    />
  );
}

export function DateControl({ field: _, value, isRequired: _required, onChange, ...framed }: ControlProps<"date">) {
  const { zone, now } = useFilling();
  return (
    <DateField
      {...framed}
      value={asCalendarDate(textIn(value))}
      today={todayIn(zone, now)}
      onValueChange={(day) => onChange(day ?? undefined)}
    />
  );
}
