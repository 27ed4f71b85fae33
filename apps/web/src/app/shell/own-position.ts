import { can } from "@ymp/core/access/resolve-access";
import { useTranslation } from "../../lib/translation.tsx";
import { useSession, useVesselOrNone } from "../session.ts";

/** What is under the name: the management role says so, everyone else has a job title. */
export function useRoleLabel(): string {
  const { t } = useTranslation();
  const { account } = useSession();
  const role = useVesselOrNone()?.access.role;
  return role === "management" ? t("navigation:managementRole") : (account.jobTitle ?? "");
}

/** For accounts of which it is known whether they administer the platform, once their password is their own, on a vessel whose register they see. */
export function useOffersPhotos(): boolean {
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const isKnown = account.isSuperadmin !== undefined && account.isSuperadmin !== null;
  return isKnown && !account.mustChangePassword && vessel !== null && can(vessel.access, "equipmentspage:view");
}

/** The profile that the account stands for on the vessel, also once her subscription has ended; null for anyone who is nobody there. */
export function useOwnProfileId(): string | null {
  const vessel = useVesselOrNone();
  return vessel && vessel.access.blockedBy !== "must_change_password" ? vessel.profileId : null;
}
