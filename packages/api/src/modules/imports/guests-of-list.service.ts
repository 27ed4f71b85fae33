import { changeableFields } from "@ymp/core/access/field-policy";
import { seesGuestField } from "@ymp/core/guests/guest-access";
import { guestPolicy, heldGuest } from "@ymp/core/guests/guest-fields";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { withRoom } from "../../platform/imports/in-pieces.ts";
import {
  type GuestImportRow,
  type GuestParticulars,
  type KnownGuest,
  type MayWrite,
  type PlannedGuest,
  planningGuests,
} from "../../platform/imports/plan-guests-import.ts";
import type { RecordsPlan } from "../../platform/imports/plan-records.ts";
import type { GuestRow } from "../guests/guests.record.ts";
import { guestFormSchema } from "../guests/guests.schema.ts";
import { withFaults } from "./faults-of-form.ts";
import { listGuestsOnBoard } from "./guests-on-board.repository.ts";

/** What rows of a guest list would do, as far as this person may write and see each field by hand. */
export async function planGuests(
  scope: VesselScope,
  rows: readonly GuestImportRow[],
  today: string,
): Promise<RecordsPlan<PlannedGuest>> {
  const { createdBy, ...isKept } = { createdBy: scope.actor.userId, archivedAt: null, erasedAt: null };
  const free = new Set<string>(changeableFields(guestPolicy, heldGuest({ createdBy, ...isKept }), editorOf(scope)));
  const mayWrite: MayWrite = (field) => free.has(field) && seesGuestField(scope.access, field);
  const held = ["firstName", "lastName", "archivedAt"].filter((field) => !free.has(field));
  const known = (await listGuestsOnBoard(scope.tx, scope.vesselId)).map((row) => knownTo(scope, row, held));
  const plan = await withRoom(planningGuests(rows, known, { mayWrite, today }));
  return withFaults(plan, guestFormSchema.partial(), valuesOfForm);
}

/** A list calls notes remarks. */
export function valuesOfForm({ description, ...values }: Partial<GuestParticulars>) {
  return description === undefined ? values : { ...values, notes: description };
}

function knownTo({ access }: VesselScope, row: GuestRow, held: readonly string[]): KnownGuest {
  const { firstName, lastName, knownAs, party, notes, allergies, archivedAt, ...rest } = row;
  const seen = <Field extends keyof typeof rest>(field: Field) => (seesGuestField(access, field) ? rest[field] : null);
  const isNamed = seesGuestField(access, "firstName");
  return {
    id: row.id,
    isArchived: archivedAt !== null,
    held,
    allergies: seesGuestField(access, "allergies") ? allergies : [],
    values: {
      ...(isNamed ? { firstName, lastName, knownAs } : { firstName: "", lastName: "", knownAs: null }),
      party,
      birthDate: seen("birthDate"),
      birthPlace: seen("birthPlace"),
      gender: seen("gender"),
      nationality: seen("nationality"),
      passportNumber: seen("passportNumber"),
      passportCountry: seen("passportCountry"),
      passportExpiresOn: seen("passportExpiresOn"),
      visaNumber: seen("visaNumber"),
      visaCountry: seen("visaCountry"),
      visaExpiresOn: seen("visaExpiresOn"),
      phone: seen("phone"),
      email: seen("email"),
      emergencyName: seen("emergencyName"),
      emergencyRelation: seen("emergencyRelation"),
      emergencyPhone: seen("emergencyPhone"),
      conditions: seen("conditions"),
      medication: seen("medication"),
      mobility: seen("mobility"),
      swimming: seen("swimming"),
      divingLevel: seen("divingLevel"),
      description: seesGuestField(access, "notes") ? notes : null,
    },
  };
}
