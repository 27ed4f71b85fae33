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
  /** Of the disputed ones, those of which only parts are. */
  clashes: Record<string, Clash>;
  /** Fields that both changed and whose rule could join. */
  joined: Record<string, unknown>;
}

/** Parts of one field were changed by both: the whole as it is by either choice, with what only one of them changed. */
export class Clash {
  constructor(
    readonly mine: unknown,
    readonly theirs: unknown,
  ) {}
}

/** Joins both changes of one field; undefined, or a clash of its parts, where a person has to decide. */
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
  const merged: Merged = { sent: [], taken: [], disputed: [], clashes: {}, joined: {} };
  for (const field of fields) {
    const [was, typed, saved] = [base[field], mine[field], theirs[field]];
    const isTheirs = !isSame(was, saved);
    if (isSame(typed, saved)) continue;
    if (isSame(was, typed)) merged.taken.push(field);
    else {
      const joined = isTheirs ? rules[field]?.(was, typed, saved) : undefined;
      if (joined instanceof Clash) merged.clashes[field] = joined;
      else if (joined !== undefined) merged.joined[field] = joined;
      if (isTheirs && (joined === undefined || joined instanceof Clash)) merged.disputed.push(field);
      merged.sent.push(field);
    }
  }
  return merged;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** For rows with ids, as the lines of an order: what either added, changed or removed is so, field by field. */
export const joinRows: MergeRule = (base, mine, theirs) => {
  const [was, typed, saved] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)];
  const ids = [...new Set([...saved, ...typed].map(({ id }) => id))];
  const trios = ids.map((id) => ({
    ...{ was: find(was, id), typed: find(typed, id), saved: find(saved, id) },
  }));
  const as = (side: "typed" | "saved") => trios.flatMap((trio) => joinRow(trio, side) ?? []);
  const [asMine, asTheirs] = [as("typed"), as("saved")];
  return isSame(asMine, asTheirs) ? asMine : new Clash(asMine, asTheirs);
};

const find = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);

/** Undefined where it is removed. */
function joinRow(trio: Record<"was" | "typed" | "saved", Row | undefined>, side: "typed" | "saved"): Row | undefined {
  const { was, typed, saved } = trio;
  if (isSame(was, typed)) return saved;
  if (isSame(was, saved)) return typed;
  if (!was || !typed || !saved) return trio[side];
  const fields = Object.keys({ ...saved, ...typed });
  const { disputed } = mergeFields(fields, { base: was, mine: typed, theirs: saved });
  const own = changedFields(fields, was, typed).filter((field) => side === "typed" || !disputed.includes(field));
  return { ...saved, ...Object.fromEntries(own.map((field) => [field, typed[field]])) };
}

const fieldsOf = (value: unknown): FieldValuesOf => (typeof value === "object" && value !== null ? { ...value } : {});

/** For a field that has fields of its own, as the words of a template in each language: each is a field for itself. */
export const joinFields: MergeRule = (base, mine, theirs) => {
  const [was, typed, saved] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const fields = Object.keys({ ...saved, ...typed });
  const isDeeper = (field: string) => Object.keys(fieldsOf(typed[field])).length > 0;
  const rules = Object.fromEntries(fields.filter(isDeeper).map((field) => [field, joinFields]));
  const { sent, disputed, joined, clashes } = mergeFields(fields, { base: was, mine: typed, theirs: saved }, rules);
  const own = Object.fromEntries(sent.map((field) => [field, clashes[field]?.mine ?? joined[field] ?? typed[field]]));
  if (disputed.length === 0) return { ...saved, ...own };
  const others = Object.fromEntries(disputed.map((field) => [field, clashes[field]?.theirs ?? saved[field]]));
  return new Clash({ ...saved, ...own }, { ...saved, ...own, ...others });
};

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** For tags: what either added is there, what either removed is gone. */
export const joinTags: MergeRule = (base, mine, theirs) => {
  const [was, typed, saved] = [textsOf(base), textsOf(mine), textsOf(theirs)];
  const gone = new Set(was.filter((tag) => !typed.includes(tag) || !saved.includes(tag)));
  return [...new Set([...saved, ...typed])].filter((tag) => !gone.has(tag));
};
