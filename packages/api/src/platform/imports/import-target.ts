import type { ImportKind } from "@ymp/core/imported-lists";
/** How a column's cells are read. */
export type ValueKind =
  | "text"
  | "reference"
  | "decimal"
  | "date"
  | "yesNo"
  | "critical"
  | "department"
  | "equipmentType"
  | "archived"
  | "jobStatus"
  | "jobKind"
  | "priority"
  | "interval"
  | "intervalUnit"
  | "currency"
  | "email"
  | "list"
  | "stockUnit"
  | "country"
  | "expiry"
  | "restMark"
  | "gender"
  | "guestParty"
  | "swimming";

export interface ImportField<Name extends string = string> {
  name: Name;
  kind: ValueKind;
  /** Headings that mean this field, as `comparable` folds them, in the languages crews keep their lists in. The best word first. */
  headings: readonly string[];
  /** Headings that mean this field only when no better column claims it. */
  weakHeadings?: readonly string[];
  required?: boolean;
  /** A list of this kind is of little use without it: said when no column goes there. */
  expected?: boolean;
  maxLength?: number;
  /** Of figures that are kept; one when nothing is said. */
  decimals?: number;
  minimum?: number;
  maximum?: number;
}

/** What a file is imported as: the fields it may fill and the words that other systems put before them (EQUIP_NAME, task_title). */
export interface ImportTarget<Name extends string = string> {
  name: ImportKind;
  fields: readonly ImportField<Name>[];
  headingPrefixes: readonly string[];
}

/** Whether what no other field takes can be kept with the record. */
export const hasRemarks = ({ fields }: ImportTarget): boolean => fields.some(({ name }) => name === "remarks");

/** How many characters of a field are kept. */
export function longestOf<Name extends string>({ fields }: ImportTarget<Name>, name: Name): number {
  return fields.find((field) => field.name === name)?.maxLength ?? Number.POSITIVE_INFINITY;
}

export function headingVocabulary(targets: readonly ImportTarget[]): Set<string> {
  const words = new Set<string>();
  for (const { fields, headingPrefixes } of targets) {
    for (const heading of fields.flatMap((field) => [...field.headings, ...(field.weakHeadings ?? [])])) {
      words.add(heading);
      for (const prefix of headingPrefixes) words.add(`${prefix} ${heading}`);
    }
  }
  return words;
}
