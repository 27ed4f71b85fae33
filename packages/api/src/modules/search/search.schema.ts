import { type Access, can } from "@ymp/core/access/resolve-access";
import { z } from "zod";

export const searchKinds = ["equipment", "item", "part", "job", "worklist", "supplier", "order", "profile"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const findInput = z.object({
  query: z.string().trim().max(200),
  kinds: z.array(z.enum(searchKinds)).min(1).max(searchKinds.length).optional(),
  /** At most so many of each kind. */
  limit: z.int().min(1).max(50).default(5),
});
export type FindInput = z.infer<typeof findInput>;

/** What somebody may find at all. Outsiders find of jobs, lists and people what was shared with them. */
export function findableKinds(access: Access): SearchKind[] {
  const isAboard = !access.seesOnlyShared;
  const isFull = access.edition === "full";
  const may: Record<SearchKind, boolean> = {
    equipment: isAboard && can(access, "equipmentspage:view"),
    item: isAboard && can(access, "inventory:view"),
    part: isAboard && can(access, "spareparts:view"),
    job: can(access, "jobs:view"),
    worklist: isFull && can(access, "jobs:view"),
    supplier: isAboard && can(access, "supplier:view"),
    order: isAboard && isFull && can(access, "inventory:view"),
    profile: true,
  };
  return searchKinds.filter((kind) => may[kind]);
}
