import { can } from "@ymp/core/access/resolve-access";
import { tokensOf } from "@ymp/core/search/tokens";
import type { VesselScope } from "../../context.ts";
import { findRecords, mendWords } from "../../platform/search/search.repository.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { shipsDay } from "../jobs/jobs-scope.ts";
import { statesOfEquipment, statesOfItems, statesOfJobs, statesOfPeople, statesOfSpares } from "./search.repository.ts";
import { type FindInput, type SearchKind, searchKinds } from "./search.schema.ts";

/** Hits of one kind are looked at no further than this; the count then means "this many or more". */
export const countedHits = 200;

interface Hit {
  recordId: string;
  title: string;
  detail: string | null;
}

/** Finds by every word, forgiving how it was typed, and says of each thing how it stands. */
export async function findEverything(scope: VesselScope, input: FindInput) {
  const typed = tokensOf(input.query);
  const words = await mendWords(scope.tx, typed);
  const kinds = readableKinds(scope).filter((kind) => !input.kinds || input.kinds.includes(kind));
  const hits = await Promise.all(
    kinds.map((kind) =>
      words.length === 0
        ? []
        : findRecords(
            scope.tx,
            words.map(({ meant }) => meant),
            [kind],
            countedHits,
          ),
    ),
  );
  const of = (kind: SearchKind): Hit[] => hits[kinds.indexOf(kind)] ?? [];
  const [equipment, parts, jobs, people] = await Promise.all([
    equipmentHits(scope, of("equipment")),
    partHits(scope, [...of("item"), ...of("part")]),
    jobHits(scope, of("job")),
    peopleHits(scope, of("profile")),
  ]);
  const group = <Found>(found: Found[]) => ({ total: found.length, hits: found.slice(0, input.limit) });
  return {
    mended: words.filter(({ typed: was, meant }) => was !== meant),
    equipment: group(equipment),
    parts: group(parts),
    jobs: group(jobs),
    people: group(people),
  };
}

function readableKinds(scope: VesselScope): SearchKind[] {
  const { access } = scope;
  if (access.seesOnlyShared) return can(access, "jobs:view") ? ["job", "profile"] : ["profile"];
  const may: Record<SearchKind, boolean> = {
    equipment: can(access, "equipmentspage:view"),
    item: can(access, "spareparts:view") || can(access, "inventory:view"),
    part: can(access, "spareparts:view") || can(access, "inventory:view"),
    job: can(access, "jobs:view"),
    profile: true,
  };
  return searchKinds.filter((kind) => may[kind]);
}

/** What is no longer there, or not for this reader, falls out of the hits. */
function withStates<State>(hits: readonly Hit[], states: ReadonlyMap<string, State>) {
  return hits.flatMap(({ recordId: id, title, detail }) => {
    const state = states.get(id);
    return state === undefined ? [] : [{ id, title, detail, state }];
  });
}

const idsOf = (hits: readonly Hit[]) => hits.map(({ recordId }) => recordId);
const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

async function equipmentHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const states = byId(await statesOfEquipment(scope.tx, scope.vesselId, idsOf(hits), shipsDay(scope)));
  const found = withStates(hits, states);
  return [...found.filter(({ state }) => !state.isArchived), ...found.filter(({ state }) => state.isArchived)];
}

/** Of whose records alone count; outsiders find what was shared with them. */
const sharedWithIn = ({ access, profileId }: VesselScope) => (access.seesOnlyShared ? profileId : "everyone");

async function peopleHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  return withStates(hits, byId(await statesOfPeople(scope.tx, scope.vesselId, idsOf(hits), sharedWithIn(scope))));
}

async function jobHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const sharedWith = sharedWithIn(scope);
  const rows = await statesOfJobs(scope.tx, scope.vesselId, idsOf(hits), shipsDay(scope), sharedWith);
  const found = withStates(hits, byId(rows.map((row) => ({ ...row, numberText: jobNumberText(row) }))));
  const isClosed = ({ state }: (typeof found)[number]) => ["done", "verified", "cancelled"].includes(state.status);
  return [...found.filter((hit) => !isClosed(hit)), ...found.filter(isClosed)];
}

/** A part is found once, whether by its name in the store or by its name on a machine. */
async function partHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const [items, spares] = await Promise.all([
    statesOfItems(scope.tx, scope.vesselId, idsOf(hits)),
    statesOfSpares(scope.tx, scope.vesselId, idsOf(hits)),
  ]);
  const states = byId([
    ...items.map(({ id, ...stock }) => ({ id, equipmentId: null, equipmentName: null, stock })),
    ...spares.map((spare) => ({ ...spare, stock: spare.stock?.itemId ? spare.stock : null })),
  ]);
  const seen = new Set<string>();
  return withStates(hits, states).filter(({ id, state: { stock } }) => {
    const thing = stock?.itemId ?? id;
    return !seen.has(thing) && seen.add(thing);
  });
}
