import { z } from "@hono/zod-openapi";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { fileAddress as addressOf } from "@ymp/core/file-address";
import type { Caller } from "./caller.ts";
import { fileAddress, recordId } from "./fields.schema.ts";
import { presentLevels, systemAccess } from "./system-access.ts";
import { type VesselFields, vesselFields } from "./vessel-fields.ts";

/** An account on a vessel, as lists return it. */
export const listedUser = z
  .object({
    _id: recordId,
    userID: recordId,
    profileID: recordId.nullable().openapi({ description: "The account's person on this vessel." }),
    username: z.string().nullable().openapi({ description: "Told to whoever administers accounts, and to oneself." }),
    name: z.string(),
    email: z.string().nullable().openapi({ description: "Told to whoever sees how people are reached." }),
    jobtitle: z.string().nullable(),
    mailing: z.boolean().nullable().openapi({ description: "Whether mails to everybody go to this account too." }),
    role: z.enum(vesselRoles).nullable().openapi({ description: "Null for an account without a place on a vessel." }),
    userType: z.enum(userTypes).nullable().openapi({ description: "Why somebody from outside was invited." }),
    department: z.enum(departments).nullable(),
    backgroundColor: z.string(),
    borderColor: z.string().nullable(),
    profilePhoto: fileAddress.nullable(),
    softDelete: z.boolean().openapi({ description: "True when the account was taken off this vessel's list." }),
    superadmin: z.boolean(),
    version: z.int().nullable().openapi({
      description:
        "Of the account's place on the vessel. Send it with another role or other levels to be told when somebody else changed the place.",
    }),
    changePassword: z.boolean().openapi({ description: "True while the account has to change its password first." }),
  })
  .extend(vesselFields.shape)
  .openapi("ListedUser");

export const user = listedUser.extend(systemAccess.shape).openapi("User");

type UserRow = Awaited<ReturnType<Caller["users"]["list"]>>["items"][number];
type UserDetail = Awaited<ReturnType<Caller["users"]["get"]>>;

export function presentListedUser(
  row: Omit<UserRow, "mayAct" | "maySetEmail">,
  vessel: VesselFields,
): z.input<typeof listedUser> {
  return {
    _id: row.userId,
    userID: row.userId,
    profileID: row.profileId,
    username: row.username,
    name: row.name,
    email: row.email,
    jobtitle: row.jobTitle,
    mailing: row.isOnMailingList,
    role: row.role,
    userType: row.userType,
    department: row.department,
    backgroundColor: row.backgroundColor,
    borderColor: row.borderColor,
    profilePhoto: row.photoFileId && vessel.boatID ? addressOf(vessel.boatID, row.photoFileId, "view") : null,
    softDelete: row.isDeleted,
    superadmin: row.isSuperadmin,
    version: row.version,
    changePassword: row.mustChangePassword,
    ...vessel,
  };
}

export function presentUser(detail: UserDetail, vessel: VesselFields): z.input<typeof user> {
  return { ...presentListedUser(detail, vessel), ...presentLevels(detail.access) };
}
