import type { Caller } from "./caller.ts";

type Session = NonNullable<Awaited<ReturnType<Caller["session"]["me"]>>>;

/** The names that the documented calls have always had: `_id`, `boatID`, `boatName`. */
export function presentUser({ account, theme, vessels, lastVesselId }: Session) {
  const boat = vessels.find(({ id }) => id === lastVesselId);
  return {
    _id: account.id,
    userID: account.id,
    username: account.username,
    email: account.email,
    name: account.name,
    jobtitle: account.jobTitle,
    backgroundColor: account.backgroundColor,
    superadmin: account.isSuperadmin,
    changePassword: account.mustChangePassword,
    boatID: boat?.id ?? null,
    boatName: boat?.name ?? null,
    locale: theme.locale,
  };
}
