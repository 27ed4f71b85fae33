import { z } from "zod";
import { intervalUnits } from "./calendar-date.ts";

/** Beyond it a year is a slip of the finger: nobody aboard was born before, and no plan reaches further. */
const possible = { from: "1900-01-01", to: "2199-12-31" };

export const calendarDateSchema = z.iso
  .date({ abort: true })
  .refine((on) => on >= possible.from && on <= possible.to, "refusals:dateYear")
  .brand<"CalendarDate">();
export const intervalSchema = z.object({ n: z.int().min(1).max(9999), unit: z.enum(intervalUnits) });
