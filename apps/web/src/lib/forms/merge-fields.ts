/** Values by the name of their field. */
export type FieldValuesOf = Readonly<Record<string, unknown>>;

/** The same record three times, each as the form's schema leaves it. */
export interface ThreeVersions {
  /** As it was when the form was opened. */
  base: FieldValuesOf;
  mine: FieldValuesOf;
  /** As somebody else saved it since. */
  theirs: FieldValuesOf;
}

export interface Merged {
  /** Changed here; what is sent, and nothing else. */
  sent: string[];
  /** Changed by others only; what the form shows from now on. */
  taken: string[];
  /** Changed by both, to different values: the person decides. */
  disputed: string[];
  /** Fields that both changed and whose rule could join. */
  joined: Record<string, unknown>;
}

/** Joins both changes of one field; undefined where a person has to decide. */
export type MergeRule = (base: unknown, mine: unknown, theirs: unknown) => unknown;

/** A field that was never filled, one that was emptied, and null mean the same. */
const filled = (value: unknown): unknown => (value === "" || value === undefined ? null : value);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(filled(one)) === JSON.stringify(filled(other));

export const changedFields = (fields: readonly string[], before: FieldValuesOf, after: FieldValuesOf): string[] =>
  fields.filter((field) => !isSame(before[field], after[field]));

/** Three-way merge, field by field. */
export function mergeFields(
  fields: readonly string[],
  { base, mine, theirs }: ThreeVersions,
  rules: Readonly<Record<string, MergeRule | undefined>> = {},
): Merged {
  const merged: Merged = { sent: [], taken: [], disputed: [], joined: {} };
  for (const field of fields) {
    const [was, typed, saved] = [base[field], mine[field], theirs[field]];
    const isTheirs = !isSame(was, saved);
    if (isSame(typed, saved)) continue;
    if (isSame(was, typed)) merged.taken.push(field);
    else {
      const joined = isTheirs ? rules[field]?.(was, typed, saved) : undefined;
      if (joined !== undefined) merged.joined[field] = joined;
      else if (isTheirs) merged.disputed.push(field);
      merged.sent.push(field);
    }
  }
  return merged;
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** For tags: what either added is there, what either removed is gone. */
export const joinTags: MergeRule = (base, mine, theirs) => {
  const [was, typed, saved] = [textsOf(base), textsOf(mine), textsOf(theirs)];
  const gone = new Set(was.filter((tag) => !typed.includes(tag) || !saved.includes(tag)));
  return [...new Set([...saved, ...typed])].filter((tag) => !gone.has(tag));
};
