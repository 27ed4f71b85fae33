import type { Access } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";

/** The captain and those above keep the vessel's particulars; a script only with the right to administer people. */
export function mayEditVessel({ role, granted, blockedBy }: Access): boolean {
  return blockedBy === null && role !== null && isAtLeast(role, "captain") && granted.employees === "edit";
}

/** What only the vessel's own people read: anyone who was invited from outside sees what is on her stern and papers. */
const ownersMatters = ["ownerName", "address", "contactPhone"] as const;

export function withoutOwnersMatters<Row extends Record<(typeof ownersMatters)[number], string | null>>(row: Row): Row {
  return { ...row, ownerName: null, address: null, contactPhone: null };
}
