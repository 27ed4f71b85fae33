import type { CalendarDate } from "@ymp/core/calendar-date";
import { bigint, date, jsonb, numeric, timestamp } from "drizzle-orm/pg-core";

/** A moment, kept in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** A calendar date `YYYY-MM-DD`, without a zone. */
export const calendarDate = () => date({ mode: "string" }).$type<CalendarDate>();
/** Counter figures in integer tenths: 4380.0 h is 43800. */
export const tenths = () => bigint({ mode: "number" });
/** Money in the minor unit of its currency. */
export const minorUnits = () => bigint({ mode: "number" });
/** A quantity of stock; three decimals cover every unit in use. */
export const quantity = () => numeric({ precision: 12, scale: 3, mode: "number" });
export const json = <T>() => jsonb().$type<T>();
