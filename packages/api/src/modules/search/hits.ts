import type { VesselScope } from "../../context.ts";

/** What the index holds of a find, before anybody asked for its state. */
export interface Hit {
  recordId: string;
  title: string;
  detail: string | null;
}

/** What a statement needs that gives the state of the first hits of a kind. */
export interface Asked {
  readonly vesselId: string;
  /** Of the hits, as JSON, in their order. */
  readonly ids: string;
  readonly limit: number;
  readonly profileId: string | null;
  /** Outsiders find only what was shared with them. */
  readonly isAboard: boolean;
}

/** How many of the hits there are for the reader, and how the first of them stand. */
export interface Shown<State> {
  total: number;
  hits: { id: string; title: string; detail: string | null; state: State }[];
}

interface Standing {
  id: string;
  total: number;
}

/** What is no longer there, or not for this reader, falls out of the hits; nobody is asked about none. */
export async function shownOf<Row extends Standing>(
  { vesselId, profileId, access }: VesselScope,
  hits: readonly Hit[],
  limit: number,
  ask: (asked: Asked) => Promise<Row[]>,
): Promise<Shown<Omit<Row, "total">>> {
  if (hits.length === 0) return { total: 0, hits: [] };
  const ids = JSON.stringify(hits.map(({ recordId }) => recordId));
  const rows = await ask({ vesselId, ids, limit, profileId, isAboard: !access.seesOnlyShared });
  const byId = new Map(hits.map((hit) => [hit.recordId, hit]));
  return {
    total: rows[0]?.total ?? 0,
    hits: rows.flatMap(({ total: _, ...state }) => {
      const hit = byId.get(state.id);
      return hit ? [{ id: state.id, title: hit.title, detail: hit.detail, state }] : [];
    }),
  };
}
