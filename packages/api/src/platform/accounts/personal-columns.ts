import { users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";

/** An account as those who administer it see it. What opens it, the sign-in alone reads. */
export const accountColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  name: users.name,
  jobTitle: users.jobTitle,
  backgroundColor: users.backgroundColor,
  isSuperadmin: users.isSuperadmin,
  mustChangePassword: users.mustChangePassword,
  softDeletedAt: users.softDeletedAt,
  erasedAt: users.erasedAt,
  provenEmail: users.provenEmail,
  standsForId: users.standsForId,
  invitedEmail: users.invitedEmail,
};
export type AccountRow = Pick<typeof users.$inferSelect, keyof typeof accountColumns>;

/** A person as a place aboard and the muster know them. What is close to them, the module `people` alone reads. */
export const personColumns = {
  id: profiles.id,
  vesselId: profiles.vesselId,
  userId: profiles.userId,
  createdBy: profiles.createdBy,
  createdAt: profiles.createdAt,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  department: profiles.department,
  jobTitle: profiles.jobTitle,
  role: profiles.role,
  userType: profiles.userType,
  color: profiles.color,
  email: profiles.email,
  isOnboard: profiles.isOnboard,
};
export type PersonRow = Pick<typeof profiles.$inferSelect, keyof typeof personColumns>;
