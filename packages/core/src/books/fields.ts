import type { Condition } from "../definitions/condition.ts";
import type { Field, IoppItem, Line, Part } from "../definitions/definition.ts";
import type { Expression } from "../definitions/expression.ts";

/** What many entries of record books ask for, in the units that MARPOL asks for. */

interface Asked {
  readonly item?: string;
  readonly required?: boolean | Condition;
  readonly when?: Condition;
}

export const text = (
  key: string,
  label: string,
  asked: Asked & { longest?: number; shortest?: number; soundingsOf?: IoppItem } = {},
): Field => ({
  type: "text",
  key,
  label,
  required: true,
  longest: 200,
  ...asked,
});

/** m³ with three decimals at the most; greater than zero by default. */
export const cubicMetres = (
  key: string,
  label: string,
  asked: Asked & { least?: string; moreThan?: string; proposed?: Expression } = {},
): Field => ({
  type: "figure",
  key,
  label,
  decimals: 3,
  unit: "m3",
  required: true,
  ...(asked.least === undefined && { moreThan: "0" }),
  ...asked,
});

export const figure = (
  key: string,
  label: string,
  asked: Asked & { decimals?: number; unit?: string; least?: string; most?: string } = {},
): Field => ({ type: "figure", key, label, decimals: 0, required: false, ...asked });

export const flag = (key: string, label: string, asked: Asked = {}): Field => ({
  type: "flag",
  key,
  label,
  required: false,
  ...asked,
});

export const person = (key: string, label: string, asked: Asked = {}): Field => ({
  type: "person",
  key,
  label,
  required: true,
  ...asked,
});

export const rows = (
  key: string,
  label: string,
  fields: readonly Field[],
  asked: Asked & { least?: number; most?: number; onceEach?: string } = {},
): Field => ({
  type: "rows",
  key,
  label,
  fields,
  least: 1,
  most: 60,
  required: false,
  ...asked,
});

export const retained = (item: string, asked: Asked = {}): Field =>
  cubicMetres("retained", "Quantity retained", {
    ...{ item, least: "0", proposed: { tank: "tank", tells: "sounded" } },
    ...asked,
  });

export const tonnes = (
  key: string,
  label: string,
  asked: Asked & { least?: string; proposed?: Expression } = {},
): Field => ({
  type: "figure",
  key,
  label,
  decimals: 3,
  unit: "t",
  required: true,
  ...(asked.least === undefined && { moreThan: "0" }),
  ...asked,
});

export const tank = (
  key: string,
  label: string,
  asked: Asked & { iopp?: readonly IoppItem[]; several?: boolean } = {},
): Field => ({
  type: "tank",
  key,
  label,
  required: true,
  ...asked,
});

export const instant = (key: string, label: string, asked: Asked & { clock?: "utc" } = {}): Field => ({
  type: "instant",
  key,
  label,
  required: true,
  ...asked,
});

export const position = (key: string, label: string, asked: Asked = {}): Field => ({
  type: "position",
  key,
  label,
  required: true,
  ...asked,
});

export const place = (key: string, label: string, asked: Asked = {}): Field => ({
  type: "place",
  key,
  label,
  required: true,
  ...asked,
});

export const choice = (
  key: string,
  label: string,
  options: Readonly<Record<string, string>>,
  asked: Asked & { several?: boolean } = {},
): Field => ({
  type: "choice",
  key,
  label,
  required: true,
  options: Object.entries(options).map(([value, word]) => ({ value, label: word })),
  ...asked,
});

export const is = (field: string, ...values: [string | boolean, ...string[]]): Condition => ({
  field,
  is: values.length === 1 ? values[0] : values.map(String),
});

/** A field within a line. */
export const the = (field: string): Part => ({ field });
export const ifFilled = (field: string, ...then: readonly Part[]): Part => ({ ifFilled: field, then });

export const line = (item: string, parts: readonly Part[], when?: Condition): Line => ({
  item,
  parts,
  ...(when && { when }),
});

export const onlyWhen = (condition: Condition, ...then: readonly Part[]): Part => ({ onlyWhen: condition, then });

const signOfUnit: Readonly<Record<string, string>> = { deg: "°", degC: " °C", "": "" };

/** What was answered of these fields, each after its label; what was not is left out. */
export const answered = (fields: readonly Field[]): Part => ({ joined: fields.map(answerOf), between: "; " });

function answerOf(field: Field): Part {
  const { key, label, type } = field;
  if (type === "files") return "";
  if (type === "rows")
    return ifFilled(key, label, ": ", {
      each: key,
      between: ", ",
      parts: [{ joined: cells(field.fields), between: " " }],
    });
  return ifFilled(key, label, type === "figure" || type === "computed" ? " " : ": ", the(key), unitOf(field));
}

/** Of a row, whose label says what stands in it. */
const cells = (fields: readonly Field[]): Part[] =>
  fields.map((field) => ifFilled(field.key, the(field.key), unitOf(field)));

function unitOf(field: Field): string {
  if (field.type !== "figure" && field.type !== "computed") return "";
  const { unit = "" } = field;
  return signOfUnit[unit] ?? ` ${unit}`;
}
