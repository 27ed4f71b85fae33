import { users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";

/** Whose account it is. */
export const accountNameColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  name: users.name,
  jobTitle: users.jobTitle,
  backgroundColor: users.backgroundColor,
};

/** An account as those who administer it see it. What opens it, the sign-in alone reads. */
export const accountColumns = {
  ...accountNameColumns,
  isSuperadmin: users.isSuperadmin,
  mustChangePassword: users.mustChangePassword,
  softDeletedAt: users.softDeletedAt,
  erasedAt: users.erasedAt,
  provenEmail: users.provenEmail,
  standsForId: users.standsForId,
  invitedEmail: users.invitedEmail,
};
export type AccountRow = Pick<typeof users.$inferSelect, keyof typeof accountColumns>;

/** Who somebody is aboard. */
export const personNameColumns = {
  id: profiles.id,
  userId: profiles.userId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  department: profiles.department,
  jobTitle: profiles.jobTitle,
  role: profiles.role,
  userType: profiles.userType,
  color: profiles.color,
  isOnboard: profiles.isOnboard,
};

/** A person as a place aboard and the muster know them. What is close to them, the module `people` alone reads. */
export const personColumns = {
  ...personNameColumns,
  vesselId: profiles.vesselId,
  createdBy: profiles.createdBy,
  createdAt: profiles.createdAt,
  email: profiles.email,
};
export type PersonRow = Pick<typeof profiles.$inferSelect, keyof typeof personColumns>;
