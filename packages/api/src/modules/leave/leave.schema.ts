import { departments } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { isLeaveSpan, longestLeaveDays, wholeDay } from "@ymp/core/leave/leave-days";
import { leaveTypes } from "@ymp/core/leave/leave-request";
import { leaveBases, leaveMinimums } from "@ymp/core/leave/leave-terms";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .transform((text) => text || null)
    .nullish();
const version = z.int().min(1);
/** Hundredths of a day, by whole and half days. */
const days = (most: number, least = 0) =>
  z
    .int()
    .min(least * wholeDay)
    .max(most * wholeDay);
const year = z.int().min(2000).max(2100);

export const leaveIdInput = z.object({ id: idSchema });
export const leaveHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type LeaveHistoryInput = z.output<typeof leaveHistoryInput>;
export const leaveYearInput = z.object({ year, ...pageInput.shape });
export type LeaveYearInput = z.output<typeof leaveYearInput>;
export const exportLeaveInput = z.object({
  year,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportLeaveInput = z.output<typeof exportLeaveInput>;

/** What the form of a request holds. */
export const leaveFormSchema = z.object({
  type: z.enum(leaveTypes),
  startsOn: calendarDateSchema,
  endsOn: calendarDateSchema,
  startsAtNoon: z.boolean(),
  endsAtNoon: z.boolean(),
  travel: days(longestLeaveDays),
  note: optionalText(1000),
});

/** The same as the form holds it, with whether it is asked for at once or kept as a draft. */
export const leaveDialogSchema = leaveFormSchema.extend({ asks: z.boolean() });

const spanWrong = { path: ["endsOn"], error: "leave:refusal.span" };

/** Of a new one the dates are named; of an old one, what is left out stays. */
export const saveLeaveInput = z
  .object({
    id: idSchema,
    version: version.optional(),
    base: leaveFormSchema.partial().optional(),
    /** Whose it is; absent: one's own. */
    profileId: idSchema.optional(),
    /** Asks for it at once. */
    asks: z.boolean().default(false),
    ...leaveFormSchema.partial().shape,
  })
  .refine(({ version: known, startsOn }) => known !== undefined || startsOn !== undefined, {
    path: ["startsOn"],
    error: "leave:refusal.datesMissing",
  })
  .refine(({ version: known, endsOn }) => known !== undefined || endsOn !== undefined, {
    path: ["endsOn"],
    error: "leave:refusal.datesMissing",
  });
export type SaveLeaveInput = z.output<typeof saveLeaveInput>;

/** What a leave would do, before anything is kept. */
export const tryLeaveInput = leaveFormSchema
  .omit({ note: true })
  .extend({
    startsAtNoon: z.boolean().default(false),
    endsAtNoon: z.boolean().default(false),
    profileId: idSchema.optional(),
    /** The request that would be moved. */
    id: idSchema.optional(),
  })
  .refine(isLeaveSpan, spanWrong);
export type TryLeaveInput = z.output<typeof tryLeaveInput>;

export const versionedLeaveInput = z.object({ id: idSchema, version });

const handoverSchema = z.object({
  jobId: idSchema,
  title: nameSchema(200, "job-refusals:titleMissing"),
  assigneeId: idSchema.nullish(),
});

export const approveLeaveInput = z.object({
  id: idSchema,
  version,
  reason: optionalText(1000),
  /** The job by which the work is handed over. */
  handover: handoverSchema.optional(),
});
export type ApproveLeaveInput = z.output<typeof approveLeaveInput>;

export const refuseLeaveInput = z.object({
  id: idSchema,
  version,
  reason: nameSchema(1000, "leave:refusal.reasonMissing"),
  /** Other dates that would do. */
  offer: z
    .object({ startsOn: calendarDateSchema, endsOn: calendarDateSchema })
    .refine((span) => isLeaveSpan({ ...span, startsAtNoon: false, endsAtNoon: false }), spanWrong)
    .optional(),
});
export type RefuseLeaveInput = z.output<typeof refuseLeaveInput>;

export const balanceInput = z.object({ profileId: idSchema.optional(), on: calendarDateSchema.optional() });
export type BalanceInput = z.output<typeof balanceInput>;

export const contractsInput = z.object({ profileId: idSchema.optional() });

/** What the form of a contract holds. */
export const contractFormSchema = z.object({
  rank: nameSchema(100, "leave:refusal.rankMissing"),
  department: z.enum(departments).nullish(),
  startsOn: calendarDateSchema,
  endsOn: calendarDateSchema.nullish(),
  basis: z.enum(leaveBases),
  minimum: z.enum(leaveMinimums),
  annual: days(366).nullish(),
  onDays: z.int().min(1).max(366).nullish(),
  offDays: z.int().min(0).max(366).nullish(),
  travel: days(30),
  carryOver: days(366).nullish(),
  opening: days(366, -366),
  notes: optionalText(2000),
});

export const saveContractInput = z
  .object({
    id: idSchema,
    profileId: idSchema,
    version: version.optional(),
    base: contractFormSchema.partial().optional(),
    ...contractFormSchema.partial().shape,
  })
  .refine(({ version: known, rank }) => known !== undefined || rank !== undefined, {
    path: ["rank"],
    error: "leave:refusal.rankMissing",
  })
  .refine(({ version: known, startsOn }) => known !== undefined || startsOn !== undefined, {
    path: ["startsOn"],
    error: "leave:refusal.datesMissing",
  });
export type SaveContractInput = z.output<typeof saveContractInput>;

export const addAdjustmentInput = z.object({
  id: idSchema,
  contractId: idSchema,
  onDay: calendarDateSchema,
  days: days(366, -366).refine((value) => value !== 0, "leave:refusal.nothing"),
  reason: nameSchema(300, "leave:refusal.reasonMissing"),
});
export type AddAdjustmentInput = z.output<typeof addAdjustmentInput>;

export const mostMinimums = 60;

export const leaveRulesFormSchema = z.object({
  floor: days(0, -366),
  halfDays: z.boolean(),
  minimums: z
    .array(
      z.object({
        department: z.enum(departments),
        rank: z
          .string()
          .trim()
          .max(100, "errors:tooLong")
          .transform((text) => text || null)
          .nullable(),
        least: z.int().min(1).max(200),
      }),
    )
    .max(mostMinimums, "errors:tooLong"),
});

/** Whoever changes the rules has seen the latest; 0 while there are none. */
export const saveLeaveRulesInput = leaveRulesFormSchema.extend({ version: z.int().min(0) });
export type SaveLeaveRulesInput = z.output<typeof saveLeaveRulesInput>;
