import type { logEntryFormSchema } from "@ymp/api/modules/log/log.schema";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { z } from "zod";
import type { LogBeginning, LogEntry } from "./log.queries.ts";

export type EntryInput = z.input<typeof logEntryFormSchema>;
export type EntryField = keyof EntryInput;
export type TypedReading = NonNullable<EntryInput["readings"]>[number];

/** What a new entry begins with: today, what was pressed, else what was logged last, and the same crew. */
export interface EntryBeginning extends Pick<LogBeginning, "last"> {
  nameId: string | undefined;
  today: CalendarDate;
}

export function valuesOf(entry: LogEntry | undefined, { nameId, last, today }: EntryBeginning): EntryInput {
  return {
    nameId: entry ? entry.nameId : (nameId ?? last?.nameId ?? null),
    loggedOn: entry?.loggedOn ?? today,
    title: entry?.title ?? "",
    engineHours: (entry?.readings.length ? entry.engineHours : entry?.toldHours) ?? null,
    fuelTaken: entry?.fuelTaken ?? null,
    fuelLeft: entry?.fuelLeft ?? null,
    distance: entry?.distance ?? null,
    crew: entry ? (entry.crew ?? "") : (last?.crew ?? ""),
    remarks: entry?.remarks ?? "",
    readings: [],
  };
}
