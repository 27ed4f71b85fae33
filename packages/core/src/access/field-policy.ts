import type { Refusal } from "../errors.ts";
import { type Department, isAtLeast, type Role } from "./roles.ts";

/**
 * Who may change a field, of those who may change records of the kind at all: `crew` everybody, `maker` the creator of the
 * record or a head of department, `head` heads of department, `captain` the captain and above, `nobody`. Of a record about
 * a person: `self` that person alone, `person` also the administrators of the crew, `administration` the latter alone,
 * `bookkeeping` those who keep the vessel's money. Of a guest: `service` captain and interior, `health` the captain and the head of
 * the interior.
 */
export const fieldHolders = [
  ...(["crew", "maker", "head", "captain", "nobody"] as const),
  ...(["self", "person", "administration", "bookkeeping"] as const),
  ...(["service", "health"] as const),
];
export type FieldHolder = (typeof fieldHolders)[number];

export interface FieldEditor {
  readonly userId: string | null;
  readonly role: Role | null;
  readonly department: Department | null;
  readonly administersCrew?: boolean;
  readonly keepsBooks?: boolean;
  readonly servesGuests?: boolean;
  readonly keepsHealth?: boolean;
}

/** A record as far as it decides who may change its fields. */
export interface HeldRecord<State extends string> {
  readonly state: State;
  readonly createdBy: string | null;
  readonly department: Department | null;
  /** It is about the editor themselves. */
  readonly isOwn?: boolean;
}

/** Whether a head of department counts as one for every record, or for those of the own department. */
export type HeadsOf = "any" | "own";

export interface FieldPolicy<Field extends string, State extends string> {
  readonly states: readonly State[];
  /** For each field its holder in each state, in the order of the states. */
  readonly rows: Readonly<Record<Field, readonly FieldHolder[]>>;
  readonly heads: HeadsOf;
  /** The sentence of a refusal: by state where nobody may, else by who may. */
  readonly words?: Readonly<Partial<Record<State | Exclude<FieldHolder, "crew">, string>>>;
  /** Who may, said of one field, where somebody may. */
  readonly fieldWords?: Readonly<Partial<Record<Field, string>>>;
}

type Row<States extends readonly string[]> = { readonly [Index in keyof States]: FieldHolder };

/** Holds each row to one holder for each state. */
export function fieldPolicy<const States extends readonly string[], Field extends string>(
  policy: FieldPolicy<Field, States[number]> & {
    readonly states: States;
    readonly rows: Readonly<Record<Field, Row<States>>>;
  },
): FieldPolicy<Field, States[number]> {
  return policy;
}

export function fieldsOf<Field extends string>({ rows }: Pick<FieldPolicy<Field, never>, "rows">): Field[] {
  return keysOf(rows);
}

/** Safe for objects written out in place: nothing but the named keys is in them. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => Object.keys(record) as Key[];

export function holderOf<Field extends string, State extends string>(
  { states, rows }: FieldPolicy<Field, State>,
  field: Field,
  state: State,
): FieldHolder {
  return rows[field][states.indexOf(state)] ?? "nobody";
}

/** Whether this person may change the field as the record is; nothing where they may. */
export function judgeField<Field extends string, State extends string>(
  policy: FieldPolicy<Field, State>,
  field: Field,
  record: HeldRecord<State>,
  editor: FieldEditor,
): Refusal[] {
  const holder = holderOf(policy, field, record.state);
  if (isHeldBy(holder, policy.heads, record, editor)) return [];
  const ofField = holder === "nobody" ? undefined : policy.fieldWords?.[field];
  return [{ messageKey: ofField ?? wordOf(policy, holder, record.state), field }];
}

/** The fields that this person may change as the record is; forms follow it. */
export function changeableFields<Field extends string, State extends string>(
  policy: FieldPolicy<Field, State>,
  record: HeldRecord<State>,
  editor: FieldEditor,
): Field[] {
  return fieldsOf(policy).filter((field) => judgeField(policy, field, record, editor).length === 0);
}

export function isHeldBy(
  holder: FieldHolder,
  heads: HeadsOf,
  record: Pick<HeldRecord<string>, "createdBy" | "department" | "isOwn">,
  editor: FieldEditor,
): boolean {
  const { createdBy, department } = record;
  const { userId, role } = editor;
  if (holder === "crew") return true;
  if (isOfPeople(holder)) return isPersons(holder, record, editor);
  if (holder === "nobody" || role === null) return false;
  if (isAtLeast(role, "captain")) return true;
  if (holder === "captain") return false;
  if (isAtLeast(role, "hod") && (heads === "any" || isOwnHead(department, editor))) return true;
  return holder === "maker" && userId !== null && createdBy === userId;
}

const holdersOfPeople = ["self", "person", "administration", "bookkeeping", "service", "health"] as const;
type HolderOfPeople = (typeof holdersOfPeople)[number];
const isOfPeople = (holder: FieldHolder): holder is HolderOfPeople => holdersOfPeople.some((known) => known === holder);

/** Rank counts for nothing here: the company reads what the crew keep of themselves. */
function isPersons(
  holder: HolderOfPeople,
  { isOwn = false }: Pick<HeldRecord<string>, "isOwn">,
  { administersCrew = false, keepsBooks = false, servesGuests = false, keepsHealth = false }: FieldEditor,
): boolean {
  if (holder === "service") return servesGuests;
  if (holder === "health") return keepsHealth;
  if (holder === "bookkeeping") return keepsBooks;
  if (isOwn && holder !== "administration") return true;
  return administersCrew && holder !== "self";
}

/** What belongs to no department is every head's. */
const isOwnHead = (department: Department | null, editor: FieldEditor) =>
  department === null || editor.department === null || editor.department === department;

const commonWords: Readonly<Record<FieldHolder, string>> = {
  crew: "errors:forbidden",
  maker: "refusals:field.maker",
  head: "refusals:field.head",
  captain: "refusals:field.captain",
  nobody: "refusals:field.nobody",
  self: "refusals:field.self",
  person: "refusals:field.person",
  administration: "refusals:field.administration",
  bookkeeping: "refusals:field.bookkeeping",
  service: "refusals:field.service",
  health: "refusals:field.health",
};

function wordOf<Field extends string, State extends string>(
  { words, heads }: FieldPolicy<Field, State>,
  holder: FieldHolder,
  state: State,
): string {
  const named = (holder === "nobody" && words?.[state]) || (holder !== "crew" && words?.[holder]);
  return named || (holder === "head" && heads === "own" ? "refusals:field.ownHead" : commonWords[holder]);
}
