import type { Allergy } from "@ymp/core/guests/allergies";
import { type GuestParty, guestParties, type SwimmingSkill, swimmingSkills } from "@ymp/core/guests/guest-fields";
import { type Gender, genders } from "@ymp/core/people/profile-fields";
import { addedAllergies, allergiesIn, joinedAllergies } from "./allergy-values.ts";
import { identity } from "./comparable.ts";
import type { GuestFieldName } from "./guest-fields.ts";
import { errorAt, textIn, warningAt, wordIn } from "./imported-row.ts";
import { type InPieces, mapped } from "./in-pieces.ts";
import { nameTold } from "./people-names.ts";
import {
  type KnownRecord,
  type PlannedRecord,
  planRecords,
  type RecordRules,
  type RecordsPlan,
  summed,
  withoutNulls,
} from "./plan-records.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";
import { agree } from "./record-finder.ts";

export type GuestImportRow = ImportedRow<GuestFieldName>;

export interface GuestParticulars {
  firstName: string;
  lastName: string;
  knownAs: string | null;
  party: GuestParty;
  birthDate: string | null;
  birthPlace: string | null;
  gender: Gender | null;
  nationality: string | null;
  passportNumber: string | null;
  passportCountry: string | null;
  passportExpiresOn: string | null;
  visaNumber: string | null;
  visaCountry: string | null;
  visaExpiresOn: string | null;
  phone: string | null;
  email: string | null;
  emergencyName: string | null;
  emergencyRelation: string | null;
  emergencyPhone: string | null;
  conditions: string | null;
  medication: string | null;
  mobility: string | null;
  swimming: SwimmingSkill | null;
  divingLevel: string | null;
  description: string | null;
}

/** A guest as far as the importer sees them: what is kept from them is null, and tells nothing of a row. */
export interface KnownGuest extends KnownRecord<GuestParticulars> {
  allergies: readonly Allergy[];
}

export interface PlannedGuest extends PlannedRecord<GuestParticulars> {
  /** What the file adds to the allergies that are known. */
  allergies: readonly Allergy[];
}

/** Fields that this importer may write of a guest who is in use. */
export type MayWrite = (field: Exclude<GuestFieldName, "person">) => boolean;

const healthFields = ["conditions", "medication", "mobility"] as const;
const nameColumns = ["person", "firstName", "lastName"] as const;
const longestName = 80;

const rulesFor = (mayWrite: MayWrite): RecordRules<GuestFieldName, GuestParticulars> => ({
  keys: [
    {
      by: "passport",
      wordOf: passportWord,
      agree: (one, other) => agree(one.birthDate, other.birthDate),
    },
    {
      by: "name",
      wordOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
      agree: isSameNamesake,
    },
  ],
  named: "person",
  longestRemarks: 10_000,
  labelOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
  valuesOf: (row) => {
    const name = nameTold(row);
    const text = (field: Exclude<GuestFieldName, "person" | "firstName" | "lastName">) =>
      mayWrite(field) ? textIn(row, field) : null;
    return withoutNulls({
      firstName: name?.firstName || null,
      lastName: name?.lastName,
      knownAs: text("knownAs"),
      party: mayWrite("party") ? wordIn(row, "party", guestParties) : null,
      birthDate: text("birthDate"),
      birthPlace: text("birthPlace"),
      gender: mayWrite("gender") ? wordIn(row, "gender", genders) : null,
      nationality: text("nationality"),
      passportNumber: text("passportNumber"),
      passportCountry: text("passportCountry"),
      passportExpiresOn: text("passportExpiresOn"),
      visaNumber: text("visaNumber"),
      visaCountry: text("visaCountry"),
      visaExpiresOn: text("visaExpiresOn"),
      phone: text("phone"),
      email: text("email"),
      emergencyName: text("emergencyName"),
      emergencyRelation: text("emergencyRelation"),
      emergencyPhone: text("emergencyPhone"),
      conditions: text("conditions"),
      medication: text("medication"),
      mobility: text("mobility"),
      swimming: mayWrite("swimming") ? wordIn(row, "swimming", swimmingSkills) : null,
      divingLevel: text("divingLevel"),
      description: text("notes"),
    });
  },
  problemsOf: (row) => [...problemsOfName(row), ...keptFrom(row, mayWrite)],
});

type Namesake = Partial<Pick<GuestParticulars, "birthDate" | "passportNumber">>;

/** A passport is renewed, a birth date stays: two passports are two guests unless the birth date says otherwise. */
function isSameNamesake(one: Namesake, other: Namesake): boolean {
  if (one.birthDate && other.birthDate) return agree(one.birthDate, other.birthDate);
  return agree(passportWord(one), passportWord(other));
}

const passportWord = ({ passportNumber }: Namesake) => passportNumber?.replace(/[\s-]/g, "");

function problemsOfName(row: GuestImportRow): Problem[] {
  const name = nameTold(row);
  if (!name) return [errorAt("person", "imports:rowNameMissing")];
  if (Math.max(name.firstName.length, name.lastName.length) > longestName)
    return [errorAt("person", "imports:cellTooLong", { limit: longestName })];
  const { firstName, lastName } = name;
  return name.isCut ? [warningAt("person", "imports:rowNameCut", { firstName, lastName })] : [];
}

/** What the file tells and this person may not write, in words at its column. */
const keptFrom = (row: GuestImportRow, mayWrite: MayWrite): Problem[] =>
  [...row.values.keys()].flatMap((field) =>
    isNameColumn(field) || mayWrite(field) ? [] : [warningAt(field, "imports:rowFieldNotYours")],
  );
const isNameColumn = (field: GuestFieldName): field is (typeof nameColumns)[number] =>
  nameColumns.some((name) => name === field);

/** What importing the rows would do: each guest once, by passport or by name, unless the birth dates differ. */
export function* planningGuests(
  rows: readonly GuestImportRow[],
  known: readonly KnownGuest[],
  { mayWrite, today }: { mayWrite: MayWrite; today: string },
): InPieces<RecordsPlan<PlannedGuest>> {
  const guests = new Map(known.map((guest) => [guest.id, guest]));
  const words = new Set(known.flatMap(({ values }) => wordsOf(values)));
  const allergiesOf = new Map(known.map(({ id, allergies }) => [id, allergies]));
  const planned = yield* planRecords(rows, known, rulesFor(mayWrite));
  return summed(
    yield* mapped(planned, (record, index): PlannedGuest => {
      const { matchedId, sameAs, sourceRow, given } = record;
      const isTwin = record.action === "create" && wordsOf(given).some((word) => words.has(word));
      const judged = judgedGuest(record, { held: guests.get(matchedId ?? "")?.values, mayWrite, today, isTwin });
      if (judged.action === "error") return { ...judged, allergies: [] };
      const row = rows[index];
      const told = allergiesIn(row && mayWrite("allergies") ? textIn(row, "allergies") : null);
      const key = matchedId ?? `row ${sameAs ?? sourceRow}`;
      const before = allergiesOf.get(key) ?? [];
      const allergies = addedAllergies(before, told.allergies);
      allergiesOf.set(key, joinedAllergies(before, allergies));
      return withAllergies(judged, allergies, told.isUnstated);
    }),
  );
}

/** By what somebody is told to be aboard already. */
function wordsOf({ firstName, lastName, passportNumber }: Partial<GuestParticulars>): string[] {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return [name, passportNumber ? `passport ${passportNumber}` : ""].filter(Boolean).map(identity);
}

interface Judging {
  held: GuestParticulars | undefined;
  mayWrite: MayWrite;
  today: string;
  /** Somebody of this name or passport is known, and is somebody else by the birth date. */
  isTwin: boolean;
}

function judgedGuest(
  record: PlannedRecord<GuestParticulars>,
  { held, mayWrite, today, isTwin }: Judging,
): PlannedRecord<GuestParticulars> {
  const { action, given } = record;
  if (action === "error") return record;
  if (action === "create" && !mayWrite("lastName"))
    return refused(record, errorAt("person", "imports:rowGuestNotYours"));
  if (given.birthDate && (given.birthDate > today || given.birthDate < "1900-01-01"))
    return refused(record, errorAt("birthDate", "imports:rowUnborn"));
  if (record.sameAs !== undefined)
    return remarked(record, [warningAt("person", "imports:rowSameGuest", { row: record.sameAs })]);
  if (isTwin) return remarked(record, [warningAt("person", "imports:rowGuestTwin")]);
  return held ? withHealthOnBoard(record, held) : record;
}

const remarked = <Row extends { problems: Problem[] }>(record: Row, problems: readonly Problem[]): Row => ({
  ...record,
  problems: [...record.problems, ...problems],
});
const refused = (record: PlannedRecord<GuestParticulars>, problem: Problem): PlannedRecord<GuestParticulars> => ({
  ...remarked(record, [problem]),
  action: "error",
});

/** What is noted of somebody's health is not replaced by a list: it stays, and the row says so. */
function withHealthOnBoard(
  record: PlannedRecord<GuestParticulars>,
  held: GuestParticulars,
): PlannedRecord<GuestParticulars> {
  const staying = healthFields.filter((field) => record.values[field] !== undefined && held[field] !== null);
  const values = { ...record.values };
  for (const field of staying) delete values[field];
  const isChanged = record.isRestored || Object.keys(values).length > 0;
  const stays = staying.map((field) => warningAt(field, "imports:rowHealthStays"));
  return {
    ...remarked(record, stays),
    values,
    action: record.action === "update" && !isChanged ? "skip" : record.action,
  };
}

function withAllergies(
  record: PlannedRecord<GuestParticulars>,
  allergies: readonly Allergy[],
  isUnstated: boolean,
): PlannedGuest {
  if (allergies.length === 0) return { ...record, allergies };
  const action = record.action === "create" ? "create" : "update";
  const shown = { ...record.shown, allergies };
  const unstated = isUnstated ? [warningAt("allergies", "imports:rowSeverityUnknown")] : [];
  return { ...remarked(record, unstated), shown, allergies, action };
}
