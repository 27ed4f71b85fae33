import { z } from "zod";
import { calendarDateSchema } from "./calendar-date-schema.ts";

/** Schemas of dates and times of past events; `expectHappened` judges the value by the vessel's day. */
export const happenings = z.registry<{ isHappening: true }>();
const happening = <Schema extends z.ZodType>(schema: Schema): Schema => {
  happenings.add(schema, { isHappening: true });
  return schema;
};

/** A figure or a flag would be read as one of 1970. */
const afterFigures = new Date("1971-01-01T00:00:00Z");

/** The moment something happened. */
export const happenedAtSchema = happening(z.date());
/** The same of calls that may come as plain JSON; no figure or flag is taken for one. */
export const happenedAtTextSchema = happening(z.coerce.date().min(afterFigures, "refusals:happened.withinYear"));

/** The day something happened, on board. */
export const happenedOnSchema = happening(calendarDateSchema.refine(() => true));
