import { boundedRecord } from "@ymp/core/bounded-record-schema";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, watchLogSorts, watchLogStates } from "@ymp/core/lists";
import { pageInput } from "@ymp/core/page";
import { signingSchema } from "@ymp/core/signature-schema";
import { watchPositions } from "@ymp/core/watches/positions";
import { mostRounds } from "@ymp/core/watches/watch-log";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const version = z.int().min(1);

/** Of the watch, whose log has the same. */
export const watchLogIdInput = z.object({ id: idSchema });
export const watchLogHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type WatchLogHistoryInput = z.output<typeof watchLogHistoryInput>;

/** Filters of the list; they stand in the address. */
const watchLogFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  position: z.enum(watchPositions).optional(),
  profileId: idSchema.optional(),
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  state: z.enum(watchLogStates).optional(),
  /** Handed over, and not signed by both. */
  unsigned: z.boolean().optional(),
});
export type WatchLogFilters = z.output<typeof watchLogFilters>;

const order = { sort: z.enum(watchLogSorts).default("startsAt"), descending: z.boolean().default(true) };
export const listWatchLogsInput = watchLogFilters.extend({ ...pageInput.shape, ...order });
export type ListWatchLogsInput = z.output<typeof listWatchLogsInput>;

export const exportWatchLogsInput = watchLogFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportWatchLogsInput = z.output<typeof exportWatchLogsInput>;

export const printWatchLogInput = z.object({ id: idSchema, locale: z.enum(locales).default("en") });
export type PrintWatchLogInput = z.output<typeof printWatchLogInput>;

export const takeOverInput = z.object({ id: idSchema, happenedAt: happenedAtSchema });
export type TakeOverInput = z.output<typeof takeOverInput>;

/** What was found becomes a job in the same step. */
export const addRoundInput = z.object({
  id: idSchema,
  watchId: idSchema,
  happenedAt: happenedAtSchema,
  finding: z
    .string()
    .trim()
    .max(1000, "errors:tooLong")
    .transform((text) => text || null)
    .nullish(),
  jobId: idSchema.optional(),
});
export type AddRoundInput = z.output<typeof addRoundInput>;

const fieldKey = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][\w-]{0,39}$/);
const value = z.union([
  z.string().max(2000, "errors:tooLong"),
  z.boolean(),
  z.object({ lat: z.string().max(12), lon: z.string().max(12) }),
]);

/** Whoever was relieved writes and signs; written anew until the other signed as well. */
export const handOverInput = z.object({
  id: idSchema,
  version,
  handoverId: idSchema,
  happenedAt: happenedAtSchema,
  /** By the keys of the form, as `core/definitions` judges them. */
  values: boundedRecord(fieldKey, value, { maxKeys: 20, maxCharacters: 10_000 }),
  signature: signingSchema,
});
export type HandOverInput = z.output<typeof handOverInput>;

/** Whoever relieves signs what was handed over: the writing that they read, and how many rounds stood with it. */
export const relieveInput = z.object({
  id: idSchema,
  handoverId: idSchema,
  rounds: z.int().min(0).max(mostRounds),
  signature: signingSchema,
});
export type RelieveInput = z.output<typeof relieveInput>;
