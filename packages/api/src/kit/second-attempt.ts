import { sqlStateOf } from "./database-errors.ts";

/**
 * A write that met what another one wrote at the same moment is tried once more, from the beginning: what a client has sent
 * twice finds its own row then, and is answered like the first. Only the loss of a race is repeated: a refusal by a rule,
 * and a name or number that is taken, stay refusals. What an attempt that failed wanted done `afterCommit` is not done.
 */
export async function againAfterConflict<T>(afterCommit: unknown[], write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!hasLostRace(error)) throw error;
    afterCommit.length = 0;
    return write();
  }
}

/** Of the row itself, and of what a record has one of; nobody chose the value that is taken. */
const ownConstraint = /(_pk|_pkey|_one_of_kind)$/;

function hasLostRace(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === "40001" || state === "40P01" || (state === "23505" && ownConstraint.test(constraintOf(error)));
}

function constraintOf(error: unknown): string {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++)
    for (const name of ["constraint", "constraint_name"] as const)
      if (name in current && typeof Reflect.get(current, name) === "string") return String(Reflect.get(current, name));
  return "";
}
