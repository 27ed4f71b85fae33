import type { Access } from "../access/resolve-access.ts";

/** Masters and those who look after the vessel may read who inspected the ship's books and what was looked at. */
export const readsInspections = ({ role }: Pick<Access, "role">): boolean =>
  role === "captain" || role === "management" || role === "superadmin";
