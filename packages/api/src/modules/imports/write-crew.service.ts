import { newId } from "@ymp/core/ids";
import { fullName } from "@ymp/core/people/profile-fields";
import { profiles } from "@ymp/db/schema/people";
import type { VesselScope } from "../../context.ts";
import { expectRoom, mostOnBoard } from "../../kit/expect-room.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import type { PlannedMember } from "../../platform/imports/plan-crew-import.ts";
import type { RecordsPlan } from "../../platform/imports/plan-records.ts";
import { profileRecord } from "../people/people.record.ts";
import { profileFormSchema } from "../people/people.schema.ts";
import { newColor, saveProfile } from "../people/saving.service.ts";
import { valuesOfForm } from "./crew-of-list.service.ts";
import { listCrewOnBoard } from "./crew-on-board.repository.ts";
import type { Writing } from "./import-kind.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

/** Writes the rows of a list of crew: new profiles at once, and each known one as by hand. */
export async function writeCrew(
  scope: VesselScope,
  plan: RecordsPlan<PlannedMember>,
  writing: Writing,
): Promise<WrittenRecord[]> {
  const made = await makeProfiles(
    scope,
    plan.rows.filter(({ action }) => action === "create"),
    writing,
  );
  const changed = plan.rows.filter(({ action }) => action === "update");
  const before = new Map((await listCrewOnBoard(scope.tx, scope.vesselId)).map((row) => [row.id, row]));
  const written = [...made];
  for (const { matchedId, version, values, sourceRow } of changed) {
    const { id, ...old } = expectRow(before.get(matchedId ?? ""));
    const given = profileFormSchema.partial().parse(valuesOfForm(values));
    const after = await saveProfile(scope, { id, version: expectRow(version), ...given });
    const replaced = Object.entries(old).filter(([field]) => field in given);
    written.push(updated(sourceRow, "profile", { id, version: after.version }, Object.fromEntries(replaced)));
  }
  return written;
}

async function makeProfiles(
  scope: VesselScope,
  planned: readonly PlannedMember[],
  { fileName }: Writing,
): Promise<WrittenRecord[]> {
  const { tx, vesselId } = scope;
  await expectRoom(tx, profiles, { vesselId, most: mostOnBoard.people, added: planned.length });
  const rows = planned.map(({ values, sourceRow }) => ({ sourceRow, row: newProfile(scope, values) }));
  await insertRows(
    tx,
    profiles,
    rows.map(({ row }) => row),
  );
  await recordChanges(
    scope,
    profileRecord,
    rows.map(({ row }) => ({
      recordId: row.id,
      verb: "created",
      after: row,
      facts: { name: fullName(row), fileName },
    })),
  );
  return rows.map(({ sourceRow, row }) => created(sourceRow, "profile", row.id));
}

function newProfile(scope: VesselScope, values: PlannedMember["values"]) {
  const given = profileFormSchema.parse(valuesOfForm(values));
  return {
    ...stampOf(scope, newId()),
    ...{ jobTitle: null, department: null, email: null, phone: null, address: null, city: null, postal: null },
    ...{ birthDate: null, birthPlace: null, gender: null, nationality: null },
    ...{ emergencyName: null, emergencyPhone: null, emergencyRelation: null },
    ...given,
    color: newColor(),
    isUnreviewed: true,
    // A list says who is of the crew, not who is aboard: they come aboard by the muster or by signing on.
    isOnboard: false,
  };
}
