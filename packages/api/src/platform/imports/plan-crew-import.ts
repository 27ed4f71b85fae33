import { type Department, departments } from "@ymp/core/access/roles";
import { type Gender, genders } from "@ymp/core/people/profile-fields";
import type { CrewFieldName } from "./crew-fields.ts";
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

export type CrewRow = ImportedRow<CrewFieldName>;

export interface CrewParticulars {
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  department: Department | null;
  birthDate: string | null;
  birthPlace: string | null;
  gender: Gender | null;
  nationality: string | null;
  phone: string | null;
  email: string | null;
  emergencyName: string | null;
  emergencyRelation: string | null;
  emergencyPhone: string | null;
  address: string | null;
  postal: string | null;
  city: string | null;
  /** A profile has none. */
  description: null;
}

export interface KnownMember extends KnownRecord<CrewParticulars> {
  version: number;
  /** What they may do on board follows their department, so it is changed on their page. */
  hasAccount: boolean;
}

export interface PlannedMember extends PlannedRecord<CrewParticulars> {
  /** Of the profile as it was compared. */
  version?: number;
}

const rules: RecordRules<CrewFieldName, CrewParticulars> = {
  keys: [
    {
      by: "name",
      wordOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
      agree: (one, other) => agree(one.birthDate, other.birthDate),
    },
  ],
  named: "person",
  longestRemarks: 0,
  labelOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
  valuesOf: (row) => {
    const name = nameTold(row);
    return withoutNulls({
      firstName: name?.firstName || null,
      lastName: name?.lastName,
      jobTitle: textIn(row, "jobTitle"),
      department: wordIn(row, "department", departments),
      birthDate: textIn(row, "birthDate"),
      birthPlace: textIn(row, "birthPlace"),
      gender: wordIn(row, "gender", genders),
      nationality: textIn(row, "nationality"),
      phone: textIn(row, "phone"),
      email: textIn(row, "email"),
      emergencyName: textIn(row, "emergencyName"),
      emergencyRelation: textIn(row, "emergencyRelation"),
      emergencyPhone: textIn(row, "emergencyPhone"),
      address: textIn(row, "address"),
      postal: textIn(row, "postal"),
      city: textIn(row, "city"),
      description: null,
    });
  },
  problemsOf: (row) => problemsOfName(row),
};

const longestName = 100;

function problemsOfName(row: CrewRow): Problem[] {
  const name = nameTold(row);
  if (!name) return [errorAt("person", "imports:rowNameMissing")];
  if (name.firstName === "") return [errorAt("firstName", "imports:rowFieldMissing", { field: "firstName" })];
  if (Math.max(name.firstName.length, name.lastName.length) > longestName)
    return [errorAt("person", "imports:cellTooLong", { limit: longestName })];
  const { firstName, lastName } = name;
  return name.isCut ? [warningAt("person", "imports:rowNameCut", { firstName, lastName })] : [];
}

/** What importing the rows would do: each of the crew once, by name, unless the birth dates differ. */
export function* planningCrew(
  rows: readonly CrewRow[],
  known: readonly KnownMember[],
  today: string,
): InPieces<RecordsPlan<PlannedMember>> {
  const members = new Map(known.map((member) => [member.id, member]));
  const planned = yield* planRecords(rows, known, rules);
  return summed(yield* mapped(planned, (record) => judged(record, members.get(record.matchedId ?? ""), today)));
}

function judged(record: PlannedRecord<CrewParticulars>, member: KnownMember | undefined, today: string): PlannedMember {
  const { action, given, sameAs } = record;
  if (action === "error") return record;
  if (given.birthDate && (given.birthDate > today || given.birthDate < "1900-01-01"))
    return { ...record, action: "error", problems: [...record.problems, errorAt("birthDate", "imports:rowUnborn")] };
  if (sameAs !== undefined)
    return { ...record, problems: [...record.problems, warningAt("person", "imports:rowSameAs", { row: sameAs })] };
  if (!member) return record;
  const versioned = { ...record, version: member.version };
  const { department, ...values } = record.values;
  if (!member.hasAccount || department === undefined) return versioned;
  const isChanged = Object.keys(values).length > 0;
  const problems = [...record.problems, warningAt("department", "imports:rowDepartmentOfAccount")];
  return { ...versioned, values, problems, action: isChanged ? "update" : "skip" };
}
