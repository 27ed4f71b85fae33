import { changeableFields } from "@ymp/core/access/field-policy";
import { heldPerson, profilePolicy, profilePolicyFields } from "@ymp/core/people/profile-policy";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { withRoom } from "../../platform/imports/in-pieces.ts";
import {
  type CrewParticulars,
  type CrewRow,
  type KnownMember,
  type PlannedMember,
  planningCrew,
} from "../../platform/imports/plan-crew-import.ts";
import type { RecordsPlan } from "../../platform/imports/plan-records.ts";
import { profileFormSchema } from "../people/people.schema.ts";
import { listCrewOnBoard } from "./crew-on-board.repository.ts";
import { withFaults } from "./faults-of-form.ts";

/** What rows of a list of crew would do. Whoever may make profiles sees all of them; what they may not change by hand stays. */
export async function planCrew(
  scope: VesselScope,
  rows: readonly CrewRow[],
  today: string,
): Promise<RecordsPlan<PlannedMember>> {
  const { tx, vesselId } = scope;
  const [people, left] = await Promise.all([listCrewOnBoard(tx, vesselId), whoLeft(tx, vesselId, shipsDay(scope))]);
  const known = people.map((person): KnownMember => {
    const { id, version, userId, ...values } = person;
    const isOwn = id === scope.profileId;
    return {
      id,
      version,
      hasAccount: userId !== null,
      isArchived: false,
      held: heldOf(scope, left.has(id), isOwn),
      values: { ...values, description: null },
    };
  });
  const plan = await withRoom(planningCrew(rows, known, today));
  return withFaults(plan, profileFormSchema.partial(), valuesOfForm);
}

export function valuesOfForm({ description: _, ...values }: Partial<CrewParticulars>) {
  return values;
}

function heldOf(scope: VesselScope, hasLeft: boolean, isOwn: boolean): readonly string[] {
  const free = new Set(changeableFields(profilePolicy, heldPerson(hasLeft, isOwn), editorOf(scope)));
  return profilePolicyFields.filter((field) => !free.has(field));
}
