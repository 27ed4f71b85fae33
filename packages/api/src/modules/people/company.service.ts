import { maySee } from "@ymp/core/people/profile-access";
import type { VesselScope } from "../../context.ts";
import { peopleOfCompany } from "./company.repository.ts";

/** Who manages the vessel from ashore: the accounts of its company. They need no profile on board. */
export async function listCompany({ tx, vessel, access, actor }: VesselScope) {
  if (!vessel.companyId || access.seesOnlyShared) return [];
  const people = await peopleOfCompany(tx, vessel.companyId);
  return people.map((person) => {
    const seesContact = maySee(access, person.userId === actor.userId, "contact");
    return { ...person, email: seesContact ? person.email : null };
  });
}
