import type { MessageParams } from "@ymp/core/errors";
import { phrases } from "./comparable.ts";

/** What one cell says: a value, nothing at all, or words that cannot be understood (key of namespace `imports`). */
export type Reading<Value> =
  | { kind: "value"; value: Value }
  | { kind: "blank" }
  | { kind: "unreadable"; key: string; params: MessageParams };

export const blank = { kind: "blank" } as const;

export function read<Value>(value: Value): Reading<Value> {
  return { kind: "value", value };
}

export function unreadable(key: string, params: MessageParams): Reading<never> {
  return { kind: "unreadable", key, params };
}

/** A note against one cell of one row. Errors keep the row out, warnings do not. */
export interface Problem {
  field: string;
  key: string;
  params: MessageParams;
  level: "error" | "warning";
}

const nothingWords = new Set(
  phrases(`
    - | -- | --- | – | — | / | ? | . | n/a | na | n.a. | n.a | nil | none | null | (null) | unknown | tbd | tba | tbc |
    aucun | aucune | néant | inconnu | s/o | keine | kein | keiner | unbekannt | entfällt | k.a. | nessuno |
    nessuna | sconosciuto | ninguno | ninguna | desconocido
  `),
);

/** Words that people write where there is nothing to write. */
export function meansNothing(text: string): boolean {
  const trimmed = text.trim().toLowerCase();
  return trimmed === "" || nothingWords.has(trimmed);
}
