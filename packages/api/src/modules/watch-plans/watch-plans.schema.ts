import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, watchPlanSorts, watchPlanStages, watchPlanStates } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { halfHourPattern } from "@ymp/core/watches/legs";
import { watchPatterns } from "@ymp/core/watches/patterns";
import { shipStates, watchPositions } from "@ymp/core/watches/positions";
import { mostLegs } from "@ymp/core/watches/watch-plan";
import { swapAnswers, swapDecisions } from "@ymp/core/watches/watch-swap";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const version = z.int().min(1);

/** Why a published plan is changed although it leaves a watch to nobody or breaks a limit of rest. */
const reason = optionalTextSchema(1000);

export const watchPlanIdInput = z.object({ id: idSchema });
export const versionedWatchPlanInput = z.object({ id: idSchema, version });
export const watchPlanHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type WatchPlanHistoryInput = z.output<typeof watchPlanHistoryInput>;

/** Filters of the list; they stand in the address. */
const watchPlanFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  stage: z.enum(watchPlanStages).optional(),
  state: z.enum(watchPlanStates).default("live"),
});
export type WatchPlanFilters = z.output<typeof watchPlanFilters>;

const order = { sort: z.enum(watchPlanSorts).default("startsOn"), descending: z.boolean().default(true) };
export const listWatchPlansInput = watchPlanFilters.extend({ ...pageInput.shape, ...order });
export type ListWatchPlansInput = z.output<typeof listWatchPlansInput>;

export const exportWatchPlansInput = watchPlanFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportWatchPlansInput = z.output<typeof exportWatchPlansInput>;

const ownHour = z.int().min(0).max(23);
export const legSchema = z.object({
  state: z.enum(shipStates),
  onDay: calendarDateSchema,
  time: z.string().max(5).regex(halfHourPattern, "watch-plans:refusal.halfHour"),
});

/** What the form holds. */
export const watchPlanFormSchema = z.object({
  name: nameSchema(200, "watch-plans:nameMissing"),
  startsOn: calendarDateSchema,
  endsOn: calendarDateSchema,
  pattern: z.enum(watchPatterns),
  ownHours: z.array(ownHour).max(24),
  legs: z.array(legSchema).min(1, "watch-plans:refusal.noLeg").max(mostLegs),
  notes: optionalTextSchema(10_000),
});

/**
 * A field that is left out keeps its value. `base` are the changed fields as the writer saw them: with it an older version is
 * taken as long as nobody else changed the same fields.
 */
export const saveWatchPlanInput = z.object({
  id: idSchema,
  /** Absent for a new one. */
  version: version.optional(),
  base: watchPlanFormSchema.partial().optional(),
  ...watchPlanFormSchema.partial().shape,
});
export type SaveWatchPlanInput = z.output<typeof saveWatchPlanInput>;

/** Far above the crew of the largest yacht. */
const mostInTeam = 60;

/** Who takes turns in which position. Watches that have not begun are made anew. */
export const generateWatchesInput = z.object({
  id: idSchema,
  version,
  reason,
  teams: z
    .array(z.object({ position: z.enum(watchPositions), profileIds: z.array(idSchema).min(1).max(mostInTeam) }))
    .min(1)
    .max(watchPositions.length),
});
export type GenerateWatchesInput = z.output<typeof generateWatchesInput>;

const watchFields = z.object({
  position: z.enum(watchPositions),
  profileId: idSchema.nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
});

export const saveWatchInput = z.object({
  id: idSchema,
  planId: idSchema,
  reason,
  /** Absent for a new one. */
  version: version.optional(),
  base: watchFields.partial().optional(),
  ...watchFields.partial().shape,
});
export const removeWatchInput = versionedWatchPlanInput.extend({ reason });
export type RemoveWatchInput = z.output<typeof removeWatchInput>;
export type SaveWatchInput = z.output<typeof saveWatchInput>;

/** Other people for watches of a plan, all at once: an exchange is two of them. */
export const assignWatchesInput = z.object({
  planId: idSchema,
  reason,
  changes: z
    .array(z.object({ id: idSchema, version, profileId: idSchema.nullable() }))
    .min(1)
    .max(100),
});
export type AssignWatchesInput = z.output<typeof assignWatchesInput>;

/** Asks another to take a watch of one's own, or to exchange it for one of theirs. Versions are those that were seen. */
export const askSwapInput = z.object({
  id: idSchema,
  planId: idSchema,
  watch: z.object({ id: idSchema, version }),
  otherProfileId: idSchema,
  /** Absent: they take it over. */
  otherWatch: z.object({ id: idSchema, version }).optional(),
});
export type AskSwapInput = z.output<typeof askSwapInput>;

export const answerSwapInput = z.object({ id: idSchema, version, answer: z.enum(swapAnswers) });
export type AnswerSwapInput = z.output<typeof answerSwapInput>;

export const decideSwapInput = z.object({
  id: idSchema,
  version,
  decision: z.enum(swapDecisions),
  /** Needed for a refusal, and to approve what breaks a limit of rest. */
  reason: optionalTextSchema(1000),
});
export type DecideSwapInput = z.output<typeof decideSwapInput>;
