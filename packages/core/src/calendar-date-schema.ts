import { z } from "zod";
import { intervalUnits } from "./calendar-date.ts";

export const calendarDateSchema = z.iso.date().brand<"CalendarDate">();
export const intervalSchema = z.object({ n: z.int().min(1).max(9999), unit: z.enum(intervalUnits) });
