import type { VesselScope } from "../../context.ts";
import { peopleOnBoard } from "./people.repository.ts";

/** Outsiders see only themselves: who else works on board is not their business. */
export function listPeople(scope: VesselScope) {
  return peopleOnBoard(scope.tx, scope.vesselId, scope.access.seesOnlyShared ? scope.profileId : undefined);
}
