import { mayViewKind } from "@ymp/core/access/may-view-kind";
import type { Access } from "@ymp/core/access/resolve-access";
import { kindsWith, recordFacts } from "@ymp/core/records";
import type { SearchKind } from "@ymp/core/search/groups";
import { z } from "zod";

const searchKinds = kindsWith("search");

/** Hits of one kind are looked at no further than this; the count then means "this many or more". */
export const countedHits = 200;

export const findInput = z.object({
  query: z.string().trim().max(200),
  kinds: z.array(z.enum(searchKinds)).min(1).max(searchKinds.length).optional(),
  /** At most so many of each kind. */
  limit: z.int().min(1).max(50).default(5),
});
export type FindInput = z.infer<typeof findInput>;

/** What somebody may find at all. Outsiders find of jobs, lists and people what was shared with them. */
export const findableKinds = (access: Access): SearchKind[] => searchKinds.filter((kind) => mayFind(access, kind));

function mayFind(access: Access, kind: SearchKind): boolean {
  const { search } = recordFacts[kind];
  if (search === "open") return true;
  return mayViewKind(access, kind) && (search === "shared" || !access.seesOnlyShared);
}
