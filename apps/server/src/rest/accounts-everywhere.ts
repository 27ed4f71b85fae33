import type { z } from "@hono/zod-openapi";
import type { Caller } from "./caller.ts";
import type { listedUser } from "./user.schema.ts";
import { noVessel, presentVessel, type VesselFields } from "./vessel-fields.ts";
import { wholeList } from "./whole-list.ts";

type ListedUser = z.input<typeof listedUser>;
type Account = Awaited<ReturnType<Caller["platform"]["accounts"]>>["items"][number];
type Place = Account["memberships"][number];

/** Every account of the platform, once for each vessel it has a place on; once without a vessel when it has none. */
export async function accountsEverywhere(caller: Caller): Promise<ListedUser[]> {
  const [accounts, vessels] = await Promise.all([
    wholeList((page) => caller.platform.accounts(page)),
    wholeList((page) => caller.platform.vessels(page)),
  ]);
  const companies = new Map(vessels.map(({ id, companyId }) => [id, companyId]));
  return accounts.flatMap((account) => {
    const places = account.memberships.filter(({ isDeleted }) => !isDeleted);
    return places.length > 0
      ? places.map((place) => present(account, place, vesselOf(place)))
      : [present(account, null, noVessel)];
  });

  function vesselOf({ vesselId: id, vesselName: name, edition }: Place): VesselFields {
    return presentVessel({ id, name, edition, companyId: companies.get(id) ?? null });
  }
}

function present(account: Account, place: Place | null, vessel: VesselFields): ListedUser {
  return {
    _id: account.userId,
    userID: account.userId,
    profileID: null,
    username: account.username,
    name: account.name,
    email: account.email,
    jobtitle: account.jobTitle,
    mailing: null,
    role: place?.role ?? null,
    userType: place?.userType ?? null,
    department: place?.department ?? null,
    backgroundColor: account.backgroundColor,
    borderColor: account.borderColor,
    profilePhoto: null,
    softDelete: account.softDeletedAt !== null,
    superadmin: account.isSuperadmin,
    version: null,
    changePassword: account.mustChangePassword,
    ...vessel,
  };
}
