import { modules } from "@ymp/core/access/modules";
import { levelSchema } from "@ymp/core/access/overrides-schema";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { colorSchema } from "@ymp/core/color-schema";
import { idSchema } from "@ymp/core/id-schema";
import { crewSorts, longestSearchText, userSorts } from "@ymp/core/lists";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { newPasswordSchema } from "../../platform/accounts/password.schema.ts";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

const username = z
  .string()
  .trim()
  .min(3, "passwords:usernameTooShort")
  .max(60, "errors:tooLong")
  .regex(/^[\p{L}\p{N}._-]+$/u, "passwords:usernameInvalid");
const email = z.string().trim().max(254, "errors:tooLong").pipe(z.email("passwords:emailInvalid"));
const firstName = nameSchema(80, "users:firstNameMissing");
const lastName = nameSchema(80, "users:lastNameMissing");
/** An emptied field and an absent one mean the same. */
const jobTitle = z
  .string()
  .trim()
  .max(120, "errors:tooLong")
  .transform((text) => text || null)
  .nullish();
const department = z.enum(departments).nullish();

/** Filters of the list. They stand in the address, so a link is a saved view. */
export const userFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  /** Crew hold a role on board; the invited come from outside. */
  kind: z.enum(["crew", "invited", "all"]).default("all"),
  state: z.enum(["current", "deleted", "all"]).default("current"),
  departments: z.array(z.enum(departments)).max(6).optional(),
  roles: z.array(z.enum(vesselRoles)).max(4).optional(),
});
export type UserFilters = z.infer<typeof userFilters>;

const order = { sort: z.enum(userSorts).default("name"), descending: z.boolean().default(false) };

export const listUsersInput = userFilters.extend({ ...pageInput.shape, ...order });
export type ListUsersInput = z.infer<typeof listUsersInput>;

export const exportUsersInput = userFilters.extend({
  ...order,
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportUsersInput = z.infer<typeof exportUsersInput>;

/** Filters of the crew now. */
export const crewFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  departments: z.array(z.enum(departments)).max(6).optional(),
  roles: z.array(z.enum(vesselRoles)).max(4).optional(),
  onboard: z.boolean().optional(),
});
export type CrewFilters = z.infer<typeof crewFilters>;

export const listCrewInput = crewFilters.extend({
  sort: z.enum(crewSorts).default("department"),
  descending: z.boolean().default(false),
});
export type ListCrewInput = z.infer<typeof listCrewInput>;
export type CrewOrder = Pick<ListCrewInput, "sort" | "descending">;

export const exportCrewInput = listCrewInput.extend({
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportCrewInput = z.infer<typeof exportCrewInput>;

export const userIdInput = z.object({ userId: idSchema });

export const createUserInput = z.object({
  userId: idSchema,
  profileId: idSchema,
  firstName,
  lastName,
  username,
  email,
  jobTitle,
  department,
  role: z.enum(vesselRoles),
  userType: z.enum(userTypes).nullish(),
  /** Left out: one is made up and answered once. */
  password: newPasswordSchema.optional(),
  backgroundColor: colorSchema.optional(),
  borderColor: colorSchema.nullish(),
  isOnMailingList: z.boolean().default(true),
  endsOn: calendarDateSchema.nullish(),
});
export type CreateUserInput = z.infer<typeof createUserInput>;

export const inviteUserInput = z.object({
  userId: idSchema,
  profileId: idSchema,
  firstName,
  lastName,
  username: username.optional(),
  email,
  jobTitle,
  userType: z.enum(userTypes),
  endsOn: calendarDateSchema.nullish(),
  /** Shared with the person from the first day on. */
  jobIds: z.array(idSchema).max(100).default([]),
});
export type InviteUserInput = z.infer<typeof inviteUserInput>;

/**
 * Of the place as anyone who changes it saw it. With `base`, the changed fields as they saw them, an older version is taken while
 * nobody else changed the same.
 */
const seen = { version: z.int().min(1) };

export const setSoftDeletedInput = userIdInput.extend({ isDeleted: z.boolean() });

/** Levels by module; those that equal the preset are not kept. */
export const levelsInput = z.partialRecord(z.enum(modules), levelSchema);

export const setRoleInput = userIdInput.extend({
  ...seen,
  base: z
    .object({
      role: z.enum(vesselRoles),
      department,
      userType: z.enum(userTypes).nullish(),
      /** What differed from the preset. */
      levels: levelsInput.optional(),
    })
    .partial()
    .optional(),
  role: z.enum(vesselRoles),
  department: department.optional(),
  userType: z.enum(userTypes).nullish(),
  /** What shall differ from the new preset. */
  levels: levelsInput.optional(),
});
export type SetRoleInput = z.infer<typeof setRoleInput>;

export const setAccessInput = userIdInput.extend({
  ...seen,
  base: z.object({ levels: levelsInput }).partial().optional(),
  levels: levelsInput.nullable(),
});
export type SetAccessInput = z.infer<typeof setAccessInput>;

export const answerInvitationInput = z.object({ vesselId: idSchema, accepts: z.boolean() });

export const setEmailInput = userIdInput.extend({ email });
export const setEndsOnInput = userIdInput.extend({
  ...seen,
  base: z.object({ endsOn: calendarDateSchema.nullable() }).partial().optional(),
  endsOn: calendarDateSchema.nullable(),
});
export const shareJobInput = userIdInput.extend({ jobId: idSchema, isShared: z.boolean() });
export const isFreeInput = z.object({ username: username.optional(), email: email.optional() });

export const deleteAccountInput = userIdInput.extend({
  /** The username, typed again. */
  confirmation: z.string().trim().min(1, "users:confirmationMissing").max(254),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
