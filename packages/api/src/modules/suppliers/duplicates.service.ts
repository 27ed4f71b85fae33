import { type Bounded, firstOf } from "@ymp/core/bounded";
import type { VesselScope } from "../../context.ts";
import { type Likeness, likelyPairs } from "./duplicates.rules.ts";
import { listNamed } from "./merging.repository.ts";

interface Suggested {
  id: string;
  name: string;
  city: string | null;
}

export interface SuggestedPair {
  one: Suggested;
  other: Suggested;
  because: Likeness;
}

const mostShown = 100;

/** Suppliers in use that are probably one and the same; with `id` those that are probably that one. */
export async function suggestDuplicates(
  scope: VesselScope,
  { id }: { id?: string | undefined },
): Promise<Bounded<SuggestedPair>> {
  if (scope.access.seesOnlyShared) return { rows: [], hasMore: false };
  const all = await listNamed(scope.tx, scope.vesselId);
  const known = new Map(all.map(({ id: key, name, city }) => [key, { id: key, name, city }]));
  const pairs = likelyPairs(all).filter(({ first, second }) => id === undefined || first === id || second === id);
  const { rows, hasMore } = firstOf(pairs, mostShown);
  const shown = rows.flatMap(({ first, second, because }) => {
    const [one, other] = [known.get(second === id ? second : first), known.get(second === id ? first : second)];
    return one && other ? [{ one, other, because }] : [];
  });
  return { rows: shown, hasMore };
}
