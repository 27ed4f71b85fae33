import { tokensOf } from "@ymp/core/search/tokens";
import type { VesselScope } from "../../context.ts";
import { findAsMeant } from "../../platform/search/search.repository.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { shipsDay } from "../jobs/jobs-scope.ts";
import { byId, type Hit, idsOf, livingFirst, withStates } from "./hits.ts";
import { statesOfEquipment, statesOfJobs, statesOfPeople, statesOfWorklists } from "./search.repository.ts";
import { type FindInput, findableKinds, type SearchKind } from "./search.schema.ts";
import { orderHits, partHits, supplierHits } from "./stores.service.ts";

/** Hits of one kind are looked at no further than this; the count then means "this many or more". */
export const countedHits = 200;

/** Finds by every word, forgiving how it was typed, and says of each thing how it stands. */
export async function findEverything(scope: VesselScope, input: FindInput) {
  const typed = tokensOf(input.query);
  const kinds = findableKinds(scope.access).filter((kind) => !input.kinds || input.kinds.includes(kind));
  const { words, records: hits } = await findAsMeant(scope.tx, typed, kinds, countedHits);
  const of = (kind: SearchKind): Hit[] => hits.filter(({ recordKind }) => recordKind === kind);
  const [equipment, parts, jobs, worklists, suppliers, orders, people] = await Promise.all([
    equipmentHits(scope, of("equipment")),
    partHits(scope, [...of("item"), ...of("part")]),
    jobHits(scope, of("job")),
    worklistHits(scope, of("worklist")),
    supplierHits(scope, of("supplier")),
    orderHits(scope, of("order")),
    peopleHits(scope, of("profile")),
  ]);
  const group = <Found>(found: Found[]) => ({ total: found.length, hits: found.slice(0, input.limit) });
  return {
    mended: words.filter(({ typed: was, meant }) => was !== meant),
    equipment: group(equipment),
    parts: group(parts),
    jobs: group(jobs),
    worklists: group(worklists),
    suppliers: group(suppliers),
    orders: group(orders),
    people: group(people),
  };
}

async function equipmentHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const states = byId(await statesOfEquipment(scope.tx, scope.vesselId, idsOf(hits), shipsDay(scope)));
  const found = withStates(hits, states);
  return livingFirst(found, ({ state }) => state.isArchived);
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
  return livingFirst(found, isClosed);
}

async function worklistHits(scope: VesselScope, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const { tx, vesselId, profileId, access } = scope;
  const reader = { vesselId, profileId, seesOnlyShared: access.seesOnlyShared };
  const found = withStates(hits, byId(await statesOfWorklists(tx, reader, idsOf(hits))));
  return livingFirst(found, ({ state }) => state.isClosed);
}
