import { idSchema } from "@ymp/core/id-schema";
import { currencySchema } from "@ymp/core/money-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { isTimeZone } from "@ymp/core/time-zone";
import { imoDigits, isCallSign, isImoNumber, isMmsi } from "@ymp/core/vessel/identity";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
/** An emptied field is one that is not given. */
const optional = (text: z.ZodType<string, string>) =>
  text
    .transform((value) => value || null)
    .nullable()
    .optional();
const optionalLine = (max: number) => optional(line(max));
const emptyOr = (isRight: (text: string) => boolean, fault: string, text: z.ZodType<string, string> = line(20)) =>
  optional(text.refine((value) => value === "" || isRight(value), fault));
const whole = (max: number) =>
  z.int("vessel:fault.whole").min(0, "vessel:fault.whole").max(max, "vessel:fault.whole").nullable().optional();
const metres = z.number("vessel:fault.metres").positive("vessel:fault.metres").max(999, "vessel:fault.metres");
const isEmail = (text: string) => z.email().safeParse(text).success;

export const volumeUnits = ["litre", "us_gallon"] as const;

const particulars = {
  name: nameSchema(120, "vessel:fault.name").optional(),
  vesselType: optionalLine(80),
  imo: emptyOr(isImoNumber, "vessel:fault.imo", line(20).transform(imoDigits)),
  mmsi: emptyOr(isMmsi, "vessel:fault.mmsi"),
  callSign: emptyOr(
    isCallSign,
    "vessel:fault.callSign",
    line(20).transform((text) => text.toUpperCase()),
  ),
  builder: optionalLine(120),
  yearBuilt: z
    .int("vessel:fault.yearBuilt")
    .min(1850, "vessel:fault.yearBuilt")
    .max(2100, "vessel:fault.yearBuilt")
    .nullable()
    .optional(),
  hullNumber: optionalLine(60),
  flag: optionalLine(80),
  portOfRegistry: optionalLine(80),
  officialNumber: optionalLine(60),
  classSociety: optionalLine(120),
  lengthMetres: z
    .int("vessel:fault.whole")
    .min(1, "vessel:fault.whole")
    .max(999, "vessel:fault.whole")
    .nullable()
    .optional(),
  beamMetres: metres.multipleOf(0.01, "vessel:fault.metres").nullable().optional(),
  draughtMetres: metres.multipleOf(0.01, "vessel:fault.metres").nullable().optional(),
  grossTonnage: whole(1_000_000),
  maxPersons: whole(10_000),
  maxPassengers: whole(10_000),
  guestMonthsKept: z
    .int("vessel:fault.whole")
    .min(1, "vessel:fault.guestMonths")
    .max(120, "vessel:fault.guestMonths")
    .optional(),
  contactEmail: emptyOr(isEmail, "vessel:fault.email", line(254)),
  contactPhone: optionalLine(60),
  address: optionalLine(500),
  ownerName: optionalLine(200),
  timeZone: z.string().max(64).refine(isTimeZone, "vessel:fault.timeZone").optional(),
  currency: z.string().max(10).trim().toUpperCase().pipe(currencySchema).optional(),
  volumeUnit: z.enum(volumeUnits).optional(),
  language: z.enum(locales).optional(),
};

/** Passengers are among the persons of the safety certificate. */
const fits = ({ maxPersons, maxPassengers }: { maxPersons?: number | null; maxPassengers?: number | null }) =>
  maxPersons == null || maxPassengers == null || maxPassengers <= maxPersons;
const passengersFault = { error: "vessel:fault.passengers", path: ["maxPassengers"] };

/** What the form holds; fields that are left out stay as they are. */
export const vesselForm = z.object(particulars).refine(fits, passengersFault);
export type VesselFormInput = z.input<typeof vesselForm>;

/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveVesselInput = z
  .object({ ...particulars, version: z.int().min(1), base: z.object(particulars).optional() })
  .refine(fits, passengersFault);
export type SaveVesselInput = z.infer<typeof saveVesselInput>;

export const setVesselPhotoInput = z.object({ fileId: idSchema.nullable() });
