import { groupedBy } from "@ymp/core/grouped";
import { shownNameOf } from "@ymp/core/guests/guest-fields";
import { newId } from "@ymp/core/ids";
import { guests } from "@ymp/db/schema/guests";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { joinedAllergies } from "../../platform/imports/allergy-values.ts";
import type { PlannedGuest } from "../../platform/imports/plan-guests-import.ts";
import type { RecordsPlan } from "../../platform/imports/plan-records.ts";
import { forgetWords } from "../../platform/search/search.repository.ts";
import { type GuestRow, guestRecord, wordsOf } from "../guests/guests.record.ts";
import { guestFormSchema } from "../guests/guests.schema.ts";
import { valuesOfForm } from "./guests-of-list.service.ts";
import { lockGuests } from "./guests-on-board.repository.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

/** Fields that an import may change, and so has to be able to give back. */
export const importedGuestFields = [
  ...(["name", "firstName", "lastName", "knownAs", "party"] as const),
  ...(["birthDate", "birthPlace", "gender", "nationality"] as const),
  ...(["passportNumber", "passportCountry", "passportExpiresOn"] as const),
  ...(["visaNumber", "visaCountry", "visaExpiresOn"] as const),
  ...(["phone", "email", "emergencyName", "emergencyRelation", "emergencyPhone"] as const),
  ...(["allergies", "conditions", "medication", "mobility"] as const),
  ...(["swimming", "divingLevel", "notes", "archivedAt", "updatedAt", "version"] as const),
] satisfies readonly (keyof GuestRow)[];

interface Change {
  sourceRow: number;
  old: GuestRow | null;
  row: GuestRow;
}

/** Writes the rows of a guest list. Which fields it changed is kept in the history, and what stood in them is not. */
export async function writeGuests(scope: VesselScope, plan: RecordsPlan<PlannedGuest>): Promise<WrittenRecord[]> {
  const { tx, vesselId } = scope;
  const changes = await decide(
    scope,
    plan.rows.filter(({ action }) => action === "create" || action === "update"),
  );
  await insertRows(
    tx,
    guests,
    changes.filter(({ old }) => !old).map(({ row }) => row),
  );
  await updateRows(
    tx,
    guests,
    vesselId,
    importedGuestFields,
    changes.filter(({ old }) => old).map(({ row }) => row),
  );
  await recordChanges(
    scope,
    guestRecord,
    changes.map(({ old, row }) => ({
      recordId: row.id,
      verb: old ? (old.archivedAt && !row.archivedAt ? "restored" : "updated") : "created",
      facts: { fields: old ? changedOf(old, row).join(",") : "" },
      after: row,
    })),
  );
  await forgetFormerNames(scope, changes);
  return changes.map(({ sourceRow, old, row }) =>
    old ? updated(sourceRow, "guest", row, beforeOf(old, row)) : created(sourceRow, "guest", row.id),
  );
}

const counted: ReadonlySet<string> = new Set(["updatedAt", "version"]);
const silent: ReadonlySet<string> = new Set([...counted, "name", "archivedAt"]);
const isOther = (old: GuestRow, row: GuestRow) => (field: (typeof importedGuestFields)[number]) =>
  JSON.stringify(old[field]) !== JSON.stringify(row[field]);
const changedOf = (old: GuestRow, row: GuestRow) =>
  importedGuestFields.filter((field) => !silent.has(field) && isOther(old, row)(field));

/** Only what was changed is kept for taking it back, and it goes with the guest who is erased. */
const beforeOf = (old: GuestRow, row: GuestRow) =>
  Object.fromEntries(
    importedGuestFields
      .filter((field) => !counted.has(field) && isOther(old, row)(field))
      .map((field) => [field, old[field]]),
  );

/** Of several rows of one guest the first has the particulars, and each its allergies. */
async function decide(scope: VesselScope, rows: readonly PlannedGuest[]): Promise<Change[]> {
  const idOf = new Map(
    rows.filter(({ sameAs }) => sameAs === undefined).map((row) => [row.sourceRow, row.matchedId ?? newId()]),
  );
  const ofGuest = groupedBy(rows, (row) => row.matchedId ?? expectRow(idOf.get(row.sameAs ?? row.sourceRow)));
  const known = [...ofGuest].flatMap(([, [first]]) => first?.matchedId ?? []);
  const before = new Map((await lockGuests(scope.tx, scope.vesselId, known)).map((row) => [row.id, row]));
  return [...ofGuest].map(([id, of]) => {
    const first = expectRow(of[0]);
    const old = before.get(id) ?? null;
    const start = old ?? newGuest(scope, id);
    const given = definedOf(guestFormSchema.partial().parse(valuesOfForm(first.values)));
    const allergies = of.reduce((all, { allergies: added }) => joinedAllergies(all, added), start.allergies);
    const row = { ...start, ...given, allergies };
    const stands = { archivedAt: first.isRestored ? null : start.archivedAt, version: old ? old.version + 1 : 1 };
    return {
      sourceRow: first.sourceRow,
      old,
      row: { ...row, ...stands, updatedAt: scope.now, name: shownNameOf(row) },
    };
  });
}

async function forgetFormerNames({ tx, vesselId }: VesselScope, changes: readonly Change[]): Promise<void> {
  const former = changes.flatMap(({ old, row }) =>
    old && (old.name !== row.name || old.knownAs !== row.knownAs) ? wordsOf(old) : [],
  );
  if (former.length > 0) await forgetWords(tx, vesselId, former);
}

function newGuest(scope: VesselScope, id: string): GuestRow {
  return {
    ...stampOf(scope, id),
    ...{ version: 1, name: "", firstName: "", lastName: "", knownAs: null, isPrivate: false, party: "charter" },
    ...{ birthDate: null, birthPlace: null, gender: null, nationality: null, mrzFirstName: null, mrzLastName: null },
    ...{ passportNumber: null, passportCountry: null, passportExpiresOn: null },
    ...{ visaNumber: null, visaCountry: null, visaExpiresOn: null, countsStay: true, agreedUntil: null },
    ...{ phone: null, email: null, emergencyName: null, emergencyRelation: null, emergencyPhone: null },
    ...{ allergies: [], conditions: null, medication: null, mobility: null },
    ...{ swimming: null, divingLevel: null, divingLicenceExpiresOn: null },
    ...{ hasJetSkiLicence: false, jetSkiLicenceExpiresOn: null, notes: null, archivedAt: null, erasedAt: null },
  };
}
