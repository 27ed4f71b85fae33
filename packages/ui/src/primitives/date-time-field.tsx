import type { CalendarDate } from "@ymp/core/calendar-date";
import { useState } from "react";
import { cn } from "../lib/cn.ts";
import { readTypedTime } from "../lib/typed-date.ts";
import { DateField, type DateFieldProps } from "./date-field.tsx";
import { Input } from "./input.tsx";
import { useWords } from "./words.tsx";

/** A moment on the ship's clock: a calendar date and "HH:MM". The app turns it into an instant with the ship's zone. */
export type ShipMoment = { on: CalendarDate; time: string };

export type DateTimeFieldProps = Pick<
  DateFieldProps,
  "today" | "min" | "max" | "size" | "disabled" | "id" | "className"
> & {
  value: ShipMoment | null;
  onValueChange: (value: ShipMoment | null) => void;
  /** The zone shown after the time: "UTC+2". */
  zone?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
};

export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onValueChange, zone, size, disabled, className, ...rest } = props;
  const say = useWords();
  const [draft, setDraft] = useState<string | null>(null);
  const readable = draft === null || readTypedTime(draft) !== null;
  const commit = () => {
    const time = draft === null ? null : readTypedTime(draft);
    if (!time) return;
    setDraft(null);
    onValueChange({ on: value?.on ?? props.today, time });
  };
  return (
    <div className={cn("flex flex-wrap gap-2", className)}>
      <DateField
        {...rest}
        className="min-w-36 flex-1 basis-36"
        size={size}
        disabled={disabled}
        value={value?.on ?? null}
        onValueChange={(on) => onValueChange(on ? { on, time: value?.time ?? "00:00" } : null)}
      />
      <Input
        size={size}
        disabled={disabled}
        aria-label={say("time")}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"] || !readable || undefined}
        unreadable={!readable}
        inputMode="numeric"
        autoComplete="off"
        className={cn("flex-none", zone ? "w-32" : "w-20")}
        unit={zone}
        value={draft ?? value?.time ?? ""}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </div>
  );
}
