import { daysBetween } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { allergens } from "@ymp/core/guests/allergies";
import { cabinCelsius, diets, type SheetText } from "@ymp/core/guests/stay-sheet";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, tripSorts, tripStates } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const version = z.int().min(1);

export const tripIdInput = z.object({ id: idSchema });
export const versionedTripInput = z.object({ id: idSchema, version });
/** Why a trip was called off. */
export const cancelTripInput = z.object({
  id: idSchema,
  version,
  reason: nameSchema(500, "trips:reasonMissing"),
});
export const tripHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export type TripHistoryInput = z.output<typeof tripHistoryInput>;

/** Filters of the list; they stand in the address. */
const tripFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  state: z.enum(tripStates).default("live"),
});
export type TripFilters = z.output<typeof tripFilters>;

const order = { sort: z.enum(tripSorts).default("startsOn"), descending: z.boolean().default(true) };
export const listTripsInput = tripFilters.extend({ ...pageInput.shape, ...order });
export type ListTripsInput = z.output<typeof listTripsInput>;

export const exportTripsInput = tripFilters.extend({
  ...order,
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportTripsInput = z.output<typeof exportTripsInput>;

/** Longer than any charter; a menu is planned day by day. */
const mostDays = 120;

/** What the form holds. */
export const tripFormSchema = z.object({
  name: nameSchema(200, "trips:nameMissing"),
  reference: optionalTextSchema(60),
  startsOn: calendarDateSchema,
  endsOn: calendarDateSchema,
  startPort: optionalTextSchema(120),
  endPort: optionalTextSchema(120),
  notes: optionalTextSchema(10_000),
  isInSchengen: z.boolean(),
});

interface Span {
  startsOn?: z.output<typeof calendarDateSchema> | undefined;
  endsOn?: z.output<typeof calendarDateSchema> | undefined;
}

/** Whether the days of a trip are in order and few enough to be planned; what is not said is not judged. */
export const isSpan = ({ startsOn, endsOn }: Span): boolean => {
  if (!(startsOn && endsOn)) return true;
  const days = daysBetween(startsOn, endsOn);
  return days >= 0 && days < mostDays;
};

/**
 * A field that is left out keeps its value. `base` are the changed fields as the writer saw them: with it an older version is
 * taken as long as nobody else changed the same fields.
 */
export const saveTripInput = z
  .object({
    id: idSchema,
    /** Absent for a new one. */
    version: version.optional(),
    base: tripFormSchema.partial().optional(),
    ...tripFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "trips:nameMissing",
  })
  .refine((input) => input.version !== undefined || input.startsOn !== undefined, {
    path: ["startsOn"],
    error: "trips:datesMissing",
  })
  .refine((input) => input.version !== undefined || input.endsOn !== undefined, {
    path: ["endsOn"],
    error: "trips:datesMissing",
  })
  .refine(isSpan, { path: ["endsOn"], error: "trips:datesWrong" });
export type SaveTripInput = z.output<typeof saveTripInput>;

/** What the form of a guest on a trip holds. */
export const stayFormSchema = z.object({
  guestId: idSchema,
  cabin: optionalTextSchema(60),
  embarksOn: calendarDateSchema,
  embarkPort: optionalTextSchema(120),
  arrivesBy: optionalTextSchema(120),
  disembarksOn: calendarDateSchema,
  disembarkPort: optionalTextSchema(120),
  departsBy: optionalTextSchema(120),
  isTransit: z.boolean(),
});

export const saveStayInput = z
  .object({
    id: idSchema,
    tripId: idSchema,
    version: version.optional(),
    base: stayFormSchema.partial().optional(),
    ...stayFormSchema.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.guestId !== undefined, {
    path: ["guestId"],
    error: "trips:guestMissing",
  });
export type SaveStayInput = z.output<typeof saveStayInput>;

const contains = z.array(z.enum(allergens)).max(allergens.length, "errors:tooLong");

/** What the form of a day holds. */
export const dayFormSchema = z.object({
  place: optionalTextSchema(200),
  forecast: optionalTextSchema(200),
  breakfast: optionalTextSchema(500),
  breakfastContains: contains,
  lunch: optionalTextSchema(500),
  lunchContains: contains,
  dinner: optionalTextSchema(500),
  dinnerContains: contains,
  ashore: optionalTextSchema(500),
  crew: optionalTextSchema(500),
});

export const saveDayInput = z.object({
  id: idSchema,
  tripId: idSchema,
  onDay: calendarDateSchema,
  version: version.optional(),
  base: dayFormSchema.partial().optional(),
  ...dayFormSchema.partial().shape,
});
export type SaveDayInput = z.output<typeof saveDayInput>;

const sheetText = optionalTextSchema(1000);
const textsOfSheet = {
  ...{ likes: sheetText, dislikes: sheetText, breakfast: sheetText, mealTimes: sheetText, snacks: sheetText },
  ...{ hotDrinks: sheetText, water: sheetText, wine: sheetText, drinks: sheetText },
  ...{ bedding: sheetText, wakeUp: sheetText, bath: sheetText },
  ...{ activities: sheetText, media: sheetText, children: sheetText, celebrations: sheetText, sizes: sheetText },
  ...{ privacy: sheetText, remarks: sheetText },
} satisfies Record<SheetText, typeof sheetText>;

/** What the preference sheet of a stay holds. */
export const sheetFormSchema = z.object({
  isDraft: z.boolean(),
  diets: z
    .array(z.enum(diets))
    .max(diets.length, "errors:tooLong")
    .transform((chosen) => [...new Set(chosen)]),
  cabinCelsius: z.int().min(cabinCelsius.least).max(cabinCelsius.most).nullish(),
  ...textsOfSheet,
});

/** A stay has one sheet at most. */
export const saveSheetInput = z.object({
  id: idSchema,
  stayId: idSchema,
  version: version.optional(),
  base: sheetFormSchema.partial().optional(),
  ...sheetFormSchema.partial().shape,
});
export type SaveSheetInput = z.output<typeof saveSheetInput>;

export const tripJobInput = z.object({ id: idSchema, tripId: idSchema, jobId: idSchema });
export type TripJobInput = z.output<typeof tripJobInput>;

const listPort = z.string().trim().max(120, "errors:tooLong");

export const passengerListInput = z.object({
  id: idSchema,
  direction: z.enum(["arrival", "departure"]),
  onDay: calendarDateSchema,
  port: listPort.min(1, "trips:portMissing"),
  /** Where she came from, or of a departure where she goes. */
  otherPort: listPort.default(""),
  voyageNumber: z.string().trim().max(60, "errors:tooLong").default(""),
  format: z.enum(["xlsx", "pdf", "csv"]),
  locale: z.enum(locales).default("en"),
});
export type PassengerListInput = z.output<typeof passengerListInput>;
