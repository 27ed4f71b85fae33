import { type Condition, isFilled, isMet } from "./condition.ts";
import type { EntryType, Facts, Field, Rule, Severity, Value, Values } from "./definition.ts";
import { isRows, reckon } from "./expression.ts";
import { figureOf } from "./fixed-point.ts";
import { judgeValue } from "./judge-value.ts";

/** `path` leads to the field: `tanks.1.added` is the field `added` of the second row. */
export interface Finding {
  readonly path: string;
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly params?: Readonly<Record<string, string | number>>;
}

export const findingCodes = [
  ...([
    "required",
    "notAsked",
    "unknownField",
    "wrongKind",
    "tooLong",
    "tooShort",
    "notFigure",
    "tooManyDecimals",
  ] as const),
  ...([
    "tooSmall",
    "tooLarge",
    "notInstant",
    "ahead",
    "longAgo",
    "notDate",
    "notPosition",
    "notOneOfTwo",
    "unknownOption",
  ] as const),
  ...(["unknownTank", "wrongTank", "tooFew", "tooMany", "twice", "rule"] as const),
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** What is wrong with an entry, and what is doubtful; rules are asked of what is sound in itself alone. */
export function judgeEntry(type: EntryType, values: Values, facts: Facts): Finding[] {
  const findings = judgeFields(type.fields, values, facts, "");
  if (findings.some(({ severity }) => severity === "fault")) return findings;
  const whole = withComputed(type.fields, values, facts);
  return type.rules.flatMap((rule) => brokenIn(rule, whole, facts));
}

/** What is to be kept: what was asked and answered, with what is computed from it. */
export function keptValues(type: EntryType, values: Values, facts: Facts): Values {
  const whole = withComputed(type.fields, values, facts);
  const asked = type.fields.filter((field) => isAsked(field, whole, facts));
  const kept = asked.flatMap(({ key }): [string, Value][] => {
    const value = whole[key];
    return isFilled(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(kept);
}

export const isAsked = ({ when }: Field, values: Values, facts: Facts): boolean => !when || isMet(when, values, facts);

export const isRequired = ({ required = false }: Field, values: Values, facts: Facts): boolean =>
  typeof required === "boolean" ? required : isMet(required satisfies Condition, values, facts);

function judgeFields(fields: readonly Field[], values: Values, facts: Facts, above: string): Finding[] {
  const known = new Set(fields.map(({ key }) => key));
  const strangers = Object.keys(values).filter((key) => !known.has(key));
  return [
    ...strangers.map((key) => fault(`${above}${key}`, "unknownField")),
    ...fields.flatMap((field) => judgeField(field, values, facts, above)),
  ];
}

function judgeField(field: Field, values: Values, facts: Facts, above: string): Finding[] {
  const path = `${above}${field.key}`;
  const value = values[field.key];
  if (field.type === "computed") return isFilled(value) ? [fault(path, "notAsked")] : [];
  if (!isAsked(field, values, facts)) return isFilled(value) ? [fault(path, "notAsked")] : [];
  if (!isFilled(value)) return isRequired(field, values, facts) ? [fault(path, "required")] : [];
  if (field.type !== "rows") return judgeValue(field, value, facts).map((one) => ({ ...one, path, severity: "fault" }));
  if (!isRows(value)) return [fault(path, "wrongKind")];
  if (value.length < field.least) return [{ ...fault(path, "tooFew"), params: { least: field.least } }];
  if (value.length > field.most) return [{ ...fault(path, "tooMany"), params: { most: field.most } }];
  return [
    ...value.flatMap((row, at) => judgeFields(field.fields, row, facts, `${path}.${at}.`)),
    ...twiceIn(value, field.onceEach, path),
  ];
}

/** A tank or machine that is in a row has all that is said of it there. */
function twiceIn(rows: readonly Values[], key: string | undefined, path: string): Finding[] {
  if (key === undefined) return [];
  return rows.flatMap((row, at) => {
    const isSaid = rows.slice(0, at).some((other) => isFilled(row[key]) && other[key] === row[key]);
    return isSaid ? [fault(`${path}.${at}.${key}`, "twice")] : [];
  });
}

const fault = (path: string, code: FindingCode): Finding => ({ path, code, severity: "fault" });

function brokenIn(rule: Rule, values: Values, facts: Facts): Finding[] {
  if (rule.each === undefined) return isBroken(rule, values, facts) ? [asFinding(rule, rule.field)] : [];
  const rows = values[rule.each];
  if (!isRows(rows)) return [];
  return rows.flatMap((row, at) =>
    isBroken(rule, row, facts) ? [asFinding(rule, `${rule.each}.${at}.${rule.field}`)] : [],
  );
}

const asFinding = ({ id, severity }: Rule, path: string): Finding => ({
  path,
  code: "rule",
  severity,
  params: { rule: id },
});

/** Computed fields may be made of those before them. */
function withComputed(fields: readonly Field[], values: Values, facts: Facts): Values {
  let whole = values;
  for (const field of fields) {
    if (field.type !== "computed" || !isAsked(field, whole, facts)) continue;
    const fixed = reckon(field.from, whole, facts);
    if (fixed !== null) whole = { ...whole, [field.key]: figureOf(fixed, field.decimals) };
  }
  return whole;
}

/** What cannot be calculated breaks nothing. */
function isBroken({ when, holds }: Rule, values: Values, facts: Facts): boolean {
  if (when && !isMet(when, values, facts)) return false;
  if (!holds) return true;
  const left = reckon(holds.left, values, facts);
  const right = reckon(holds.right, values, facts);
  if (left === null || right === null) return false;
  const room = holds.within ? (reckon(holds.within, values, facts) ?? 0) : 0;
  return !comparisons[holds.is](left, right, room);
}

const comparisons: Record<NonNullable<Rule["holds"]>["is"], (left: number, right: number, room: number) => boolean> = {
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  "=": (left, right, room) => Math.abs(left - right) <= room,
  "!=": (left, right) => left !== right,
  ">=": (left, right) => left >= right,
  ">": (left, right) => left > right,
};
