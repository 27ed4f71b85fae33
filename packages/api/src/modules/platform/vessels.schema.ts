import { editions } from "@ymp/core/access/modules";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { longestSearchText, vesselSorts, vesselStates } from "@ymp/core/lists";
import { currencySchema } from "@ymp/core/money-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { timeZoneSchema } from "@ymp/core/time-zone-schema";
import { z } from "zod";
import { saveVesselInput } from "../vessel/vessel.schema.ts";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const email = line(254).pipe(z.email("passwords:emailInvalid"));
const reason = line(500).min(3, "platform:reasonMissing");
const name = nameSchema(120, "platform:nameMissing");

export const subscriptions = ["free", "paid"] as const;
export const subscriptionStates = ["ACTIVE", "EXPIRED"] as const;

/** Filters of the list; they stand in the address, so a link is a saved view. */
export const vesselFilters = z.object({
  search: line(longestSearchText).optional(),
  edition: z.enum(editions).optional(),
  state: z.enum(vesselStates).optional(),
  isTemplate: z.boolean().optional(),
});
export type VesselFilters = z.infer<typeof vesselFilters>;

export const listVesselsInput = vesselFilters.extend({
  ...pageInput.shape,
  sort: z.enum(vesselSorts).default("name"),
  descending: z.boolean().default(false),
});
export type ListVesselsInput = z.infer<typeof listVesselsInput>;

export const vesselsSummaryInput = z.object({ edition: z.enum(editions).optional() });
export const vesselIdInput = z.object({ vesselId: idSchema });

const captain = z.object({
  firstName: nameSchema(80, "users:firstNameMissing"),
  lastName: nameSchema(80, "users:lastNameMissing"),
  username: line(60)
    .min(3, "passwords:usernameTooShort")
    .regex(/^[\p{L}\p{N}._-]+$/u, "passwords:usernameInvalid"),
  email,
});

const { version, language, vesselType, flag, imo, callSign, builder, yearBuilt, lengthMetres, contactEmail } =
  saveVesselInput.shape;
const particulars = { vesselType, flag, imo, callSign, builder, yearBuilt, lengthMetres, contactEmail };

export const createVesselInput = z.object({
  id: idSchema,
  name,
  edition: z.enum(editions).default("full"),
  timeZone: timeZoneSchema,
  currency: currencySchema,
  /** The person who makes the vessel gives her their own where none is named. */
  language,
  ...particulars,
  companyId: idSchema.nullish(),
  subscription: z.enum(subscriptions).default("paid"),
  subscriptionEndsOn: calendarDateSchema.nullish(),
  /** A vessel marked as a pattern, whose structure is taken over. */
  templateVesselId: idSchema.nullish(),
  /** A new account, or the person who has the address already. */
  captain: captain.nullish(),
  /** An account that exists. */
  captainUserId: idSchema.nullish(),
});
export type CreateVesselInput = z.infer<typeof createVesselInput>;

export const editVesselForm = z.object({
  ...particulars,
  name: name.optional(),
  timeZone: timeZoneSchema.optional(),
  currency: currencySchema.optional(),
  isTemplate: z.boolean().optional(),
  companyId: idSchema.nullish(),
});
/** Fields that are left out keep their value; `base` as in `saveVesselInput`. */
export const updateVesselInput = editVesselForm.extend({
  version,
  vesselId: idSchema,
  base: editVesselForm.optional(),
});
export type UpdateVesselInput = z.infer<typeof updateVesselInput>;

export const setEditionInput = vesselIdInput.extend({ edition: z.enum(editions) });
const subscriptionForm = z.object({
  subscription: z.enum(subscriptions).optional(),
  state: z.enum(subscriptionStates).optional(),
});
/** `base` as in `updateVesselInput`. */
export const setSubscriptionInput = vesselIdInput.extend({
  ...subscriptionForm.shape,
  version,
  base: subscriptionForm.optional(),
});
export type SetSubscriptionInput = z.infer<typeof setSubscriptionInput>;
/** A last day that has not passed opens the vessel again; null runs on. */
const extendForm = z.object({ endsOn: calendarDateSchema.nullable() });
export const extendInput = vesselIdInput.extend({ ...extendForm.shape, version, base: extendForm.optional() });
export type ExtendInput = z.infer<typeof extendInput>;
export const suspendInput = vesselIdInput.extend({ reason });
export const markTemplateInput = vesselIdInput.extend({ isTemplate: z.boolean() });
export const requestDeletionInput = vesselIdInput.extend({
  /** The vessel's name, typed again. */
  confirmation: line(120).min(1, "platform:confirmationMissing"),
});

/** What the platform's history tells, by what it tells it of. The words of the screen follow this list. */
export const platformVerbs = {
  vessel: [
    "created",
    "updated",
    "edition",
    "subscription",
    "extended",
    "suspended",
    "resumed",
    "company",
    "template",
    "deletion_requested",
    "deletion_cancelled",
    "erased",
    "notice_sent",
    "archive_requested",
    "member_added",
    "member_changed",
    "member_removed",
    "support_began",
    "support_ended",
  ],
  account: [
    "email",
    "deleted",
    "restored",
    "erased",
    "superadmin_given",
    "superadmin_taken",
    "reset_sent",
    "two_step_off",
    "member_added",
    "member_changed",
    "member_removed",
    "moved",
    "company_joined",
    "company_left",
  ],
  company: ["created", "updated", "member_added", "member_removed", "vessel_added", "vessel_removed"],
} as const;
export type PlatformSubject = keyof typeof platformVerbs;

export const platformChangesInput = z
  .object({
    vesselId: idSchema.optional(),
    userId: idSchema.optional(),
    companyId: idSchema.optional(),
    ...pageInput.shape,
  })
  .refine(({ vesselId, userId, companyId }) => [vesselId, userId, companyId].filter(Boolean).length === 1);
export type PlatformChangesInput = z.infer<typeof platformChangesInput>;
