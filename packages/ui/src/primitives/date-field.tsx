import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { CalendarDays } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { readTypedDate, writeDate } from "../lib/typed-date.ts";
import { Input, type InputProps } from "./input.tsx";
import { LateCalendar } from "./late-calendar.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";
import { useLocaleTag, useWords } from "./words.tsx";

/** A calendar date as midnight of the browser's own clock, which is what the calendar draws. */
export function browserDay(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

export function calendarDateOf(day: Date): CalendarDate {
  const pad = (value: number) => String(value).padStart(2, "0");
  return parseCalendarDate(`${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`);
}

export type DateFieldProps = Omit<ComponentProps<"input">, "value" | "onChange" | "size" | "min" | "max"> & {
  value: CalendarDate | null;
  onValueChange: (value: CalendarDate | null) => void;
  /** The ship's own date: "+14" counts from it and the calendar opens on it. */
  today: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  size?: InputProps["size"];
};

/** A date that can be typed ("18 jun", "18/6", "+14") or picked. What cannot be read stays as typed and marks the field. */
export function DateField({ value, onValueChange, today, min, max, size, onBlur, ...props }: DateFieldProps) {
  const locale = useLocaleTag();
  const [draft, setDraft] = useState<string | null>(null);
  const readable = draft === null || draft.trim() === "" || readTypedDate(draft, today, locale) !== null;
  const commit = () => {
    if (draft === null) return;
    const date = readTypedDate(draft, today, locale);
    if (date === null && draft.trim() !== "") return;
    setDraft(null);
    onValueChange(date);
  };
  return (
    <Input
      inputMode="text"
      autoComplete="off"
      {...props}
      size={size}
      unreadable={!readable}
      value={draft ?? (value ? writeDate(value, locale) : "")}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
      unit={
        <CalendarButton
          value={value}
          today={today}
          min={min}
          max={max}
          disabled={props.disabled}
          onPick={(date) => {
            setDraft(null);
            onValueChange(date);
          }}
        />
      }
    />
  );
}

type CalendarButtonProps = Pick<DateFieldProps, "value" | "today" | "min" | "max" | "disabled"> & {
  onPick: (date: CalendarDate) => void;
};

function CalendarButton({ value, today, min, max, disabled, onPick }: CalendarButtonProps) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        type="button"
        disabled={disabled}
        aria-label={say("openCalendar")}
        className="tap-target flex rounded-xs hover:text-foreground"
      >
        <CalendarDays />
      </PopoverTrigger>
      <PopoverContent align="end" className="w-auto p-3">
        <LateCalendar
          focusOnOpen
          selected={value ? browserDay(value) : undefined}
          today={browserDay(today)}
          disabled={{ before: min && browserDay(min), after: max && browserDay(max) }}
          onSelect={(day) => {
            onPick(calendarDateOf(day));
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
