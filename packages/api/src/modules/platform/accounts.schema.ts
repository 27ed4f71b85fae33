import { editions, modules } from "@ymp/core/access/modules";
import { levelSchema } from "@ymp/core/access/overrides-schema";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { accountSorts, accountStates, longestSearchText } from "@ymp/core/lists";
import { pageInput } from "@ymp/core/page";
import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");

/** Filters of the list; they stand in the address, so a link is a saved view. */
export const accountFilters = z.object({
  /** Of the name, the username, the address or a vessel. */
  search: line(longestSearchText).optional(),
  /** The person who has a place on a vessel of that edition. */
  edition: z.enum(editions).optional(),
  state: z.enum(accountStates).default("current"),
  isSuperadmin: z.boolean().optional(),
  vesselId: idSchema.optional(),
});
export type AccountFilters = z.infer<typeof accountFilters>;

export const listAccountsInput = accountFilters.extend({
  ...pageInput.shape,
  sort: z.enum(accountSorts).default("name"),
  descending: z.boolean().default(false),
});
export type ListAccountsInput = z.infer<typeof listAccountsInput>;

export const accountIdInput = z.object({ userId: idSchema });
export const setAccountDeletedInput = accountIdInput.extend({ isDeleted: z.boolean() });
export const setSuperadminInput = accountIdInput.extend({ isSuperadmin: z.boolean() });
export const setAccountEmailInput = accountIdInput.extend({
  email: line(254).pipe(z.email("passwords:emailInvalid")),
});
export const eraseAccountInput = accountIdInput.extend({
  /** The username, typed again. */
  confirmation: line(254).min(1, "users:confirmationMissing"),
});

const place = { userId: idSchema, vesselId: idSchema };
const levels = z.partialRecord(z.enum(modules), levelSchema);

export const addMembershipInput = z.object({
  ...place,
  role: z.enum(vesselRoles),
  department: z.enum(departments).nullish(),
  userType: z.enum(userTypes).nullish(),
  endsOn: calendarDateSchema.nullish(),
});
export type AddMembershipInput = z.infer<typeof addMembershipInput>;

/**
 * Fields that are left out keep their value. With `base`, the changed fields as the writer saw them, an older version is taken
 * while nobody else changed the same.
 */
export const changeMembershipInput = z.object({
  ...place,
  version: z.int().min(1),
  base: z
    .object({
      role: z.enum(vesselRoles),
      department: z.enum(departments).nullish(),
      userType: z.enum(userTypes).nullish(),
      endsOn: calendarDateSchema.nullish(),
      /** What differed from the preset. */
      levels,
    })
    .partial()
    .optional(),
  role: z.enum(vesselRoles).optional(),
  department: z.enum(departments).nullish(),
  userType: z.enum(userTypes).nullish(),
  endsOn: calendarDateSchema.nullish(),
  /** Null: back to the preset of the role. */
  levels: levels.nullish(),
});
export type ChangeMembershipInput = z.infer<typeof changeMembershipInput>;

export const removeMembershipInput = z.object(place);

export const moveMembershipInput = z
  .object({ userId: idSchema, fromVesselId: idSchema, toVesselId: idSchema })
  .refine(({ fromVesselId, toVesselId }) => fromVesselId !== toVesselId, {
    message: "platform:sameVessel",
    path: ["toVesselId"],
  });
export type MoveMembershipInput = z.infer<typeof moveMembershipInput>;
