import { happenings } from "@ymp/core/happened-schema";
import { z } from "zod";
import { allProcedures, type Procedure, property } from "../fleet/all-procedures.ts";

export interface DateField {
  readonly procedure: Procedure;
  /** From the input on; `*` is each element of a list. */
  readonly path: readonly string[];
  /** Told to have happened: held by `expectHappened`. */
  readonly isHappening: boolean;
  readonly kind: "day" | "moment";
}

export const nameOf = ({ procedure, path }: Pick<DateField, "procedure" | "path">) =>
  `${procedure.path}: ${path.join(".")}`;

/** Every date that a call which writes takes, of the whole router. */
export const dateFields: readonly DateField[] = allProcedures
  .filter(({ type }) => type === "mutation")
  .flatMap((procedure) => datesIn(procedure.input).map((found) => ({ procedure, ...found })));

type Found = Omit<DateField, "procedure">;

function datesIn(schema: unknown, path: readonly string[] = []): Found[] {
  // What a record was before it is changed, for comparison alone.
  if (!(schema instanceof z.ZodType) || path.at(-1) === "base") return [];
  const def = schema.def;
  const kind = kindOf(schema);
  if (kind) return [{ path, kind, isHappening: happenings.has(schema) }];
  const shape = property(schema, "shape");
  if (typeof shape === "object" && shape !== null)
    return Object.entries(shape).flatMap(([name, field]) => datesIn(field, [...path, name]));
  const options = property(def, "options");
  if (Array.isArray(options)) return options.flatMap((option) => datesIn(option, path));
  const element = property(def, "element");
  if (element !== undefined) return datesIn(element, [...path, "*"]);
  const value = property(def, "valueType");
  if (value !== undefined) return datesIn(value, [...path, "*"]);
  const inner = property(def, "innerType");
  if (inner !== undefined) return datesIn(inner, path);
  return [...datesIn(property(def, "in"), path), ...datesIn(property(def, "out"), path)];
}

function kindOf(schema: z.ZodType): DateField["kind"] | null {
  const type = property(schema.def, "type");
  if (type === "date") return "moment";
  const format = property(schema.def, "format");
  if (type !== "string") return null;
  return format === "date" ? "day" : format === "datetime" ? "moment" : null;
}
