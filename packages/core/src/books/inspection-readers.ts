import type { Access } from "../access/resolve-access.ts";

/** Who was let in to read the ship's books, and what was looked at, is told to masters and to those who look after the vessel. */
export const readsInspections = ({ role }: Pick<Access, "role">): boolean =>
  role === "captain" || role === "management" || role === "superadmin";
