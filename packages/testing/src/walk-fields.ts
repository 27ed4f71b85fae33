import { type FieldPolicy, fieldsOf, holderOf, isHeldBy } from "@ymp/core/access/field-policy";
import type { Module } from "@ymp/core/access/modules";
import { includesLevel } from "@ymp/core/access/permissions";
import { presetLevels } from "@ymp/core/access/roles";
import { type Caller, refusalOf } from "./callers.ts";
import { crew } from "./crew.ts";
import { fieldTable } from "./field-table.ts";
import type { World } from "./world.ts";

/** From outside, of another department, of the own one, their heads, and the person who answers for the vessel. */
const people = ["contractor", "deckhand", "engineer", "bosun", "chief", "captain"] as const;
/** The yard that was invited, and the captain of another vessel: at no record of this one. */
const strangers = ["yard", "rival"] as const;

export type Walker = (typeof strangers)[number] | (typeof people)[number];

/** A record of engineering that the second engineer made, or that is about them, and how each of its fields is changed. */
export interface FieldTrial<Field extends string, State extends string> {
  policy: FieldPolicy<Field, State>;
  /** Whose right to edit lets people change such records at all; null where the policy alone decides. */
  module: Module | null;
  make: (state: State) => Promise<string>;
  /** Of a record that is kept from some: for whom it exists. */
  isKnownTo?: (who: (typeof people)[number], state: State) => boolean;
  /** Anyone who gets through uses the record up for the others: it is made again for each. */
  isUsedUp?: boolean;
  /** Calls the procedure itself, as somebody would who has no form. `turn` counts up: each asks for another value. */
  change: (caller: Caller, id: string, field: Field, turn: number, who: Walker) => Promise<unknown>;
}

/** Counts the changes that went through in a walk. */
let changes = 0;

/** Reads a record once for all whose changes of it are refused: the next finds it in that version, unless something of theirs was kept. */
export function readOnce<Read>(read: (id: string) => Promise<Read>): (id: string) => Promise<Read> {
  let last: { id: string; after: number; answer: Promise<Read> } | undefined;
  return (id) => {
    if (last?.id !== id || last.after !== changes) last = { id, after: changes, answer: read(id) };
    return last.answer;
  };
}

/** Who of the crew changed which field in which state, and who should have, as two tables to be compared. */
export async function walkFields<Field extends string, State extends string>(
  world: World,
  { policy, module, make, change, isUsedUp = false, isKnownTo = () => true }: FieldTrial<Field, State>,
): Promise<{ found: string; expected: string }> {
  const fields = fieldsOf(policy);
  const letIn = new Map<string, string>();
  for (const state of policy.states) {
    let id = await make(state);
    for (const field of fields) {
      const names: string[] = [];
      for (const [turn, who] of [...strangers, ...people].entries()) {
        if (!(await goesThrough(change(world.as(who), id, field, turn, who)))) continue;
        changes += 1;
        names.push(who);
        if (isUsedUp) id = await make(state);
      }
      // What was refused left the record as it was.
      if (names.length > 0 && !isUsedUp) id = await make(state);
      letIn.set(`${field} ${state}`, cellOf(names));
    }
  }
  return {
    found: fieldTable(fields, policy.states, (field, state) => letIn.get(`${field} ${state}`) ?? "?"),
    expected: fieldTable(fields, policy.states, (field, state) =>
      cellOf(
        people.filter(
          (who) => isKnownTo(who, state) && isLetIn(world, who, { policy, module }, holderOf(policy, field, state)),
        ),
      ),
    ),
  };
}

const cellOf = (names: readonly string[]) => (names.length === people.length - 1 ? "all" : names.join(" ") || "-");

async function goesThrough(call: Promise<unknown>): Promise<boolean> {
  const outcome = await call.then(
    () => "done" as const,
    (error: unknown) => ({ error }),
  );
  if (outcome === "done") return true;
  const { code } = await refusalOf(Promise.reject(outcome.error));
  if (code === "forbidden" || code === "conflict" || code === "not_found") return false;
  throw outcome.error;
}

const keepingOf = (position: Parameters<typeof presetLevels>[0]) => {
  const { employees, accounting } = presetLevels(position);
  const isCaptain = position.role === "captain";
  const isHead = position.role === "hod";
  const isInterior = position.department === "interior";
  return {
    administersCrew: employees === "edit",
    keepsBooks: accounting === "edit" || isCaptain,
    servesGuests: isCaptain || isInterior,
    keepsHealth: isCaptain || (isInterior && isHead),
  };
};

function isLetIn(
  world: World,
  who: (typeof people)[number],
  { policy, module }: Pick<FieldTrial<string, string>, "policy" | "module">,
  holder: ReturnType<typeof holderOf>,
): boolean {
  const position = crew[who];
  const { role } = position;
  const department = "department" in position ? position.department : null;
  const levels = presetLevels(position);
  if (module !== null && (role === "user" || !includesLevel(levels[module], "edit"))) return false;
  const record = {
    createdBy: world.person("engineer").userId,
    department: "engineering" as const,
    isOwn: who === "engineer",
  };
  const editor = { userId: world.person(who).userId, role, department, ...keepingOf(position) };
  return isHeldBy(holder, policy.heads, record, editor);
}
