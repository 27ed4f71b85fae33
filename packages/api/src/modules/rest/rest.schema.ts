import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { breachCauses } from "@ymp/core/rest/breach-causes";
import { gridPattern, mostSlots, planPattern, repeatedPattern } from "@ymp/core/rest/letters";
import { restRules } from "@ymp/core/rest/regimes";
import { restCapacities } from "@ymp/core/rest/rest-rights";
import { periodRules, regimeLimits } from "@ymp/core/rest/vessel-rules";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";
import { pinSigning } from "../people/pin-signing.schema.ts";

/** A month by its year and number: "2026-06". */
const month = z
  .string()
  .max(7)
  .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, "hours-of-rest:refusal.month");

/** Whose; absent for one's own. */
const whose = { profileId: idSchema.optional() };

export const restMonthInput = z.object({ ...whose, month, revision: z.int().min(1).max(1000).optional() });
export type RestMonthInput = z.infer<typeof restMonthInput>;

export const restOverviewInput = z.object({ month });

/** One page a person; what one file holds is more than the largest crew has. */
export const mostPages = 200;

export const exportRestInput = z.object({
  ...whose,
  /** Several; absent, as `profileId` is, for everybody whom the reader may read. */
  profileIds: z.array(idSchema).min(1).max(mostPages).optional(),
  month,
  locale: z.enum(locales).default("en"),
});
export type ExportRestInput = z.output<typeof exportRestInput>;

/** A table: the form of the authorities is printed. */
const asTable = { format: exportFormatSchema.extract(["csv", "xlsx"]), locale: z.enum(locales).default("en") };

export const exportRestMonthInput = restMonthInput.extend(asTable);
export type ExportRestMonthInput = z.output<typeof exportRestMonthInput>;

export const exportRestOverviewInput = restOverviewInput.extend(asTable);
export type ExportRestOverviewInput = z.output<typeof exportRestOverviewInput>;

const dayFields = z.object({
  /** A letter to each half hour, or to each quarter. */
  grid: z.string().max(mostSlots).regex(gridPattern, "hours-of-rest:refusal.grid"),
  /** What was done while the clock showed the same a second time. */
  repeated: z.string().max(mostSlots).regex(repeatedPattern, "hours-of-rest:refusal.grid").nullable(),
  remark: optionalTextSchema(300),
  grounds: optionalTextSchema(300),
  lateReason: optionalTextSchema(300),
});

/**
 * A day is sent as it was painted, with what was seen of it before: hours that nobody else changed since are taken, the others
 * refused. `version` is absent where nothing of the day was seen.
 */
export const saveRestDayInput = z.object({
  ...whose,
  onDay: happenedOnSchema,
  /** By the clock of the device on which it waited for a link. */
  writtenAt: z.date().optional(),
  version: z.int().min(1).optional(),
  base: dayFields.partial().optional(),
  ...dayFields.partial().shape,
});
export type SaveRestDayInput = z.output<typeof saveRestDayInput>;

export const signRestMonthInput = z.object({
  ...whose,
  month,
  capacity: z.enum(restCapacities),
  /** The revision that was shown. */
  revision: z.int().min(1).max(1000),
  /** Of the month as it was shown. */
  hash: z
    .string()
    .max(64)
    .regex(/^[0-9a-f]{64}$/),
  /** Why the master signs alone. */
  reason: optionalTextSchema(300),
  ...pinSigning,
});
export type SignRestMonthInput = z.infer<typeof signRestMonthInput>;

export const correctRestMonthInput = z.object({
  ...whose,
  month,
  /** The revision that is corrected. */
  revision: z.int().min(1).max(1000),
  reason: z.string().trim().min(1, "hours-of-rest:refusal.reason").max(300, "errors:tooLong"),
});
export type CorrectRestMonthInput = z.infer<typeof correctRestMonthInput>;

export const withdrawRestCorrectionInput = z.object({
  ...whose,
  month,
  /** The correction that is not wanted. */
  revision: z.int().min(2).max(1000),
});
export type WithdrawRestCorrectionInput = z.infer<typeof withdrawRestCorrectionInput>;

const edited = <Fields extends z.ZodRawShape>(fields: Fields) => ({
  version: z.int().min(1).optional(),
  base: z.object(fields).partial().optional(),
  ...z.object(fields).shape,
});

export const restRulesInput = z.object({ month });
export const saveRestRulesInput = z.object({
  /** The first month that is judged by them. */
  month,
  ...edited({
    limits: z.enum(regimeLimits),
    periodRule: z.enum(periodRules),
    minPeriodMinutes: z.union([z.literal(30), z.literal(60)]),
    /** Absent: as it is. */
    slotMinutes: z.union([z.literal(30), z.literal(15)]).optional(),
    exceptionsReference: optionalTextSchema(200),
    law: optionalTextSchema(300),
  }),
  /** Whether somebody stands watches, from that month on. */
  watchkeeper: z.object({ profileId: idSchema, isWatchkeeper: z.boolean() }).optional(),
});
export type SaveRestRulesInput = z.output<typeof saveRestRulesInput>;

export const noteBreachInput = z.object({
  ...whose,
  month,
  rule: z.enum(restRules),
  from: z.date(),
  ...edited({
    cause: z.enum(breachCauses),
    action: optionalTextSchema(300),
    compensatedOn: happenedOnSchema.nullable(),
  }),
});
export type NoteBreachInput = z.output<typeof noteBreachInput>;

export const saveRestPlanInput = z.object({
  profileId: idSchema,
  fromDay: calendarDateSchema,
  ...edited({
    grid: z.string().max(mostSlots).regex(planPattern, "hours-of-rest:refusal.grid"),
  }),
});
export type SaveRestPlanInput = z.output<typeof saveRestPlanInput>;

/** The first day of a month as it is named. */
export const firstDayOf = (named: string) => calendarDateSchema.parse(`${named}-01`);
