import { can } from "@ymp/core/access/resolve-access";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { getItem } from "./equipment.service.ts";
import { findWarrantor } from "./warranty.repository.ts";

/**
 * The warranty that a machine is under today, its own or that of what it belongs to, and whom to ring about it. Null when
 * there is none.
 */
export async function warrantyOf(scope: VesselScope, id: string) {
  await getItem(scope, id);
  const found = await findWarrantor(scope.tx, scope.vesselId, id, shipsDay(scope));
  if (!found) return null;
  const { contactName, phone, email, ...warranty } = found;
  const mayKnowContact = can(scope.access, "supplier:view");
  return {
    ...warranty,
    contact: mayKnowContact && (contactName || phone || email) ? { name: contactName, phone, email } : null,
  };
}
