import { isFilled } from "@ymp/core/definitions/condition";
import type { EntryType, Facts, Field, Value, Values } from "@ymp/core/definitions/definition";
import { isRows } from "@ymp/core/definitions/expression";
import { isAsked } from "@ymp/core/definitions/judge-entry";

/**
 * What of the typed values the entry asks for by now. What an earlier answer asked for stays typed, in case it is given again, and is
 * neither judged nor sent.
 */
export function askedValues({ fields }: Pick<EntryType, "fields">, typed: Values, facts: Facts): Values {
  const asked = askedOnce(fields, typed, facts);
  return Object.keys(asked).length === Object.keys(typed).length ? asked : askedValues({ fields }, asked, facts);
}

function askedOnce(fields: readonly Field[], typed: Values, facts: Facts): Values {
  const kept = fields.flatMap((field): [string, Value][] => {
    const value = typed[field.key];
    if (field.type === "computed" || !isFilled(value) || !isAsked(field, typed, facts)) return [];
    if (field.type !== "rows" || !isRows(value)) return [[field.key, value]];
    return [[field.key, value.map((row) => askedValues(field, row, facts))]];
  });
  return Object.fromEntries(kept);
}
