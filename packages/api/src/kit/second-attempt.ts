import { AppError } from "@ymp/core/errors";
import type { Database, Db } from "@ymp/db/client";
import { inScope, type Scope } from "@ymp/db/scope";
import { sqlStateOf } from "./database-errors.ts";

/**
 * The way every write of the product opens its transaction; one that lost a race is started again.
 * @param afterCommit what the work wants done after it; emptied before a second attempt
 */
export function writeIn<T>(
  database: Database,
  scope: Omit<Scope, "access">,
  work: (tx: Db) => Promise<T>,
  afterCommit: unknown[] = [],
): Promise<T> {
  return againAfterConflict(afterCommit, () => inScope(database, { ...scope, access: "write" }, work));
}

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

/** Met what may have been written at the same moment: started again, and a refusal when it is met again. */
export class LostRace extends AppError {}

/** Of the row itself, and of what a record has one of; nobody chose the value that is taken. */
const ownConstraint = /(_pk|_pkey|_one_of_kind)$/;

function hasLostRace(error: unknown): boolean {
  if (error instanceof LostRace || (error instanceof Error && error.cause instanceof LostRace)) return true;
  const state = sqlStateOf(error);
  return state === "40001" || state === "40P01" || (state === "23505" && ownConstraint.test(constraintOf(error)));
}

function constraintOf(error: unknown): string {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++)
    for (const name of ["constraint", "constraint_name"] as const)
      if (name in current && typeof Reflect.get(current, name) === "string") return String(Reflect.get(current, name));
  return "";
}
