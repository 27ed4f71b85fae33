import type { ChainValue } from "../definitions/chain.ts";
import type { EntryType, Facts, Field, Value, Values } from "../definitions/definition.ts";
import { entryColumns, entryLines } from "../definitions/entry-lines.ts";
import { isRows } from "../definitions/expression.ts";
import { type Finding, judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { onOneLine } from "../seen-text.ts";
import { chainInstant } from "./book-chain.ts";
import { type EntryPayload, entryEdition } from "./book-events.ts";
import { signersOf } from "./book-signers.ts";
import { linesOfEntry, wordsOfEntry } from "./entry-words.ts";
import type { MadeBy } from "./form-versions.ts";
import type { BookKind } from "./kinds.ts";
import type { Lateness } from "./lateness.ts";

export interface Writing {
  readonly kind: BookKind;
  readonly type: EntryType;
  readonly values: Values;
  readonly facts: Facts;
  /** Of people and machines that the values name by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly shipOffsetMin: number;
  /** How far the ship's clock was ahead of UTC when it was saved, and by the vessel's time zone when it was done. */
  readonly recordedOffsetMin: number;
  readonly zoneOffsetMin: number;
  readonly occurredAt: Date;
  readonly author: { readonly name: string; readonly rank: string | null };
  readonly lateness: Lateness;
  /** Where it waited on a device for a link. */
  readonly written?: { readonly at: Date; readonly offsetMin: number } | undefined;
  readonly lateReason: string;
  /** The entry that this one replaces, amends or cancels. */
  readonly corrected: { readonly no: number; readonly code: string } | null;
  /** The period on paper that it was done in. */
  readonly paper?: { readonly seq: number; readonly pages: string } | undefined;
  /** Absent where it is only shown. */
  readonly madeBy?: MadeBy | undefined;
  readonly job?: EntryPayload["job"];
}

type Members = { readonly [key: string]: ChainValue | undefined };

export interface Written {
  readonly findings: readonly Finding[];
  readonly payload: EntryPayload & Members;
  /** All its words, for finding it. */
  readonly words: string;
  /** Of paper. */
  readonly lines: number;
}

/** The entry as it is shown, hashed and printed from now on. What it may not be stands in `findings`. */
export function writeEntry(writing: Writing): Written {
  const { kind, type, facts, names, shipOffsetMin, recordedOffsetMin, occurredAt, author, lateness, corrected } =
    writing;
  const { written } = writing;
  const lateReason = onOneLine(writing.lateReason);
  const findings = judgeEntry(type, writing.values, facts);
  const values = keptValues(type, writing.values, facts);
  const printing = { ...facts, shipOffsetMin, names, occurredAt };
  const lines = type.lines && entryLines(type, values, printing).map((line) => ({ ...line }));
  const columns = type.columns && entryColumns(type, values, printing);
  const doubts = findings.map(({ code, params }) => String(params?.rule ?? code));
  const warnings = [...new Set([...doubts, ...(isOtherClock(writing) ? ["otherClock"] : [])])];
  const payload = {
    ...{ code: type.code, title: type.title, values: chainValues(values), shipOffsetMin, recordedOffsetMin },
    author: { name: author.name, ...(author.rank !== null && { rank: author.rank }) },
    ...(lines && { lines }),
    ...(columns && { columns }),
    signers: { ...(type.signers ?? signersOf(kind, type.code, corrected?.code)) },
    ...(warnings.length > 0 && { warnings }),
    ...(lateness.isLate && { late: true as const, ...(lateReason !== "" && { lateReason }) }),
    ...(written && { writtenAt: chainInstant(written.at), writtenOffsetMin: written.offsetMin }),
    ...(corrected && { corrects: corrected.no }),
    ...(writing.paper && { paper: { ...writing.paper } }),
    ...(writing.madeBy && { madeBy: { ...writing.madeBy }, edition: entryEdition }),
    ...(writing.job && { job: { ...writing.job } }),
  };
  return { findings, payload, words: wordsOfEntry(payload), lines: linesOfEntry(payload) };
}

const mostAhead = 180;

/** The clock that somebody says the ship had is hours away from the one of her time zone. */
const isOtherClock = ({ shipOffsetMin, zoneOffsetMin }: Writing): boolean =>
  Math.abs(shipOffsetMin - zoneOffsetMin) > mostAhead;

/** The ids of people and machines that an entry names. What is no id stands as it was typed. */
export const idsNamed = (fields: readonly Field[], values: Values): string[] => [
  ...new Set(fields.flatMap((field) => idsIn(field, values))),
];

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idsIn(field: Field, values: Values): string[] {
  const value = values[field.key];
  if (field.type === "rows")
    return isRows(value) ? value.flatMap((row) => field.fields.flatMap((inner) => idsIn(inner, row))) : [];
  if (field.type !== "person" && field.type !== "equipment") return [];
  return typeof value === "string" && idPattern.test(value) ? [value] : [];
}

type ChainedValues = Values & { readonly [key: string]: ChainValue };

/** Values as a chain holds them: nothing is null, and what is empty is left out. */
function chainValues(values: Values): ChainedValues {
  const kept = Object.entries(values).flatMap(([key, value]): [string, ChainValue][] => {
    const chained = chainValue(value);
    return chained === undefined ? [] : [[key, chained]];
  });
  return Object.fromEntries(kept) as ChainedValues;
}

function chainValue(value: Value | undefined): ChainValue | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (isRows(value)) return value.map(chainValues);
  if (Array.isArray(value)) return value.map(String);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)]));
}
