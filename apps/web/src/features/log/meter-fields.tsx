import { addDays, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { judgeAgainstLast } from "@ymp/core/maintenance/counters";
import { startOfDay } from "@ymp/core/time";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useVessel } from "../../app/session.ts";
import { instantAt } from "../../lib/ship-moment.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { ReadingVerdictNote } from "../equipment/reading-verdict.tsx";
import type { EntryInput, TypedReading } from "./entry-form.ts";
import type { LoggedMeter } from "./log.queries.ts";

export interface MeterFieldsProps {
  meters: readonly LoggedMeter[];
  hasMore: boolean;
  today: CalendarDate;
}

/** What the meters of the engines show: a reading of each machine, and the hours of the entry. */
export function MeterFields({ meters, hasMore, today }: MeterFieldsProps) {
  const { t } = useTranslation("log");
  const { field } = useController<EntryInput, "readings">({ name: "readings" });
  const time = useReadingTime(today);
  const readings = field.value ?? [];
  const set = (counterId: string, reading: Omit<TypedReading, "counterId"> | null) =>
    field.onChange([
      ...readings.filter((known) => known.counterId !== counterId),
      ...(reading ? [{ counterId, ...reading }] : []),
    ]);
  return (
    <>
      {meters.map((meter) => (
        <MeterField
          key={meter.id}
          meter={meter}
          time={time}
          typed={readings.find(({ counterId }) => counterId === meter.id)}
          onChange={(reading) => set(meter.id, reading)}
        />
      ))}
      {hasMore ? <p className="text-muted-foreground text-xs">{t("form.moreMeters")}</p> : null}
    </>
  );
}

interface ReadingTime {
  readAt: Date;
  /** Of an earlier day, whose hour nobody knows. */
  day?: { start: Date; evening: Date; end: Date };
}

/** As the server takes it: now, or the evening of an earlier day. */
function useReadingTime(today: CalendarDate): ReadingTime {
  const now = useNow();
  const { timeZone } = useVessel();
  const { control } = useFormContext<EntryInput>();
  const on = useWatch({ control, name: "loggedOn" });
  if (!on || on === today) return { readAt: now };
  const date = parseCalendarDate(on);
  const readAt = instantAt(timeZone, { on: date, time: "20:00" });
  const [start, end] = [startOfDay(timeZone, date), startOfDay(timeZone, addDays(date, 1))];
  return { readAt, day: { start, evening: new Date(readAt.getTime() - 3_600_000), end } };
}

const steps = [10, 20];

interface MeterFieldProps {
  meter: LoggedMeter;
  time: ReadingTime;
  typed: TypedReading | undefined;
  onChange: (reading: Omit<TypedReading, "counterId"> | null) => void;
}

function MeterField({ meter, time, typed, onChange }: MeterFieldProps) {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const { equipmentName: machine, lastReading, lastReadAt } = meter;
  const verdict = typed ? judgeAgainstLast(meter, typed.reading, time.readAt, time.day) : null;
  const from = typed?.reading ?? lastReading;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t("form.meter", { machine })}
        help={
          lastReading === null || !lastReadAt
            ? t("form.meterNever")
            : t("form.meterLast", { figure: formats.hoursFigure(lastReading), at: formats.dateTime(lastReadAt) })
        }
      >
        <TenthsInput
          size="lg"
          unit={t("unit.hours")}
          value={typed?.reading ?? null}
          onValueChange={(reading) => onChange(reading === null ? null : { reading })}
        />
      </Field>
      {from === null ? null : (
        <span className="flex gap-2">
          {steps.map((step) => (
            <Button
              key={step}
              variant="outline"
              className="touch:min-h-touch touch:flex-1"
              aria-label={t("form.plus", { machine, hours: formats.count(step / 10) })}
              onClick={() => onChange({ reading: from + step })}
            >
              +{formats.count(step / 10)}
            </Button>
          ))}
        </span>
      )}
      {typed && verdict ? (
        <ReadingVerdictNote
          meter={meter}
          verdict={verdict}
          isConfirmed={typed.confirmsJump ?? false}
          onConfirm={(confirmsJump) => onChange({ reading: typed.reading, confirmsJump })}
        />
      ) : null}
    </div>
  );
}
