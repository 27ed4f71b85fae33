import { identity } from "./comparable.ts";

/** One way to tell that two are the same: by a word that both have, unless something else contradicts. */
export interface RecordKey<Sought> {
  by: string;
  wordOf: (values: Sought) => string | null | undefined;
  agree: (one: Sought, other: Sought) => boolean;
}

export interface Findable<Sought> {
  id: string;
  values: Sought;
}

export type Finding<Sought> =
  | { kind: "found"; found: Findable<Sought>; by: string }
  | { kind: "ambiguous"; by: string }
  | { kind: "none" };

/** Finds the one record that is meant, by the surest key first. What is added later is found as well. */
export function recordFinder<Sought>(keys: readonly RecordKey<Sought>[]) {
  const indexes = keys.map(() => new Map<string, Findable<Sought>[]>());

  const add = (record: Findable<Sought>) => {
    keys.forEach((key, at) => {
      const word = key.wordOf(record.values);
      const index = indexes[at];
      if (!word || !index) return;
      const same = index.get(identity(word));
      if (same) same.push(record);
      else index.set(identity(word), [record]);
    });
  };

  const find = (values: Sought): Finding<Sought> => {
    for (const [at, key] of keys.entries()) {
      const word = key.wordOf(values);
      const named = word ? (indexes[at]?.get(identity(word)) ?? []) : [];
      const [found, ...others] = named.filter((record) => key.agree(record.values, values));
      if (!found) continue;
      return others.some(({ id }) => id !== found.id)
        ? { kind: "ambiguous", by: key.by }
        : { kind: "found", found, by: key.by };
    }
    return { kind: "none" };
  };

  return { add, find };
}

/** Equal, or one of them unknown. */
export function agree(one: string | null | undefined, other: string | null | undefined): boolean {
  return !one || !other || identity(one) === identity(other);
}
