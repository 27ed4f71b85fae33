import { z } from "zod";
import { calendarDateSchema } from "./calendar-date-schema.ts";

/** Schemas of what is told to have happened; `expectHappened` judges the value by the vessel's day. */
export const happenings = z.registry<{ isHappening: true }>();
const happening = <Schema extends z.ZodType>(schema: Schema): Schema => {
  happenings.add(schema, { isHappening: true });
  return schema;
};

/** The moment something happened. */
export const happenedAtSchema = happening(z.date());
/** The same of calls that may come as plain JSON. */
export const happenedAtTextSchema = happening(z.coerce.date());
/** The day something happened, on board. */
export const happenedOnSchema = happening(calendarDateSchema.refine(() => true));
