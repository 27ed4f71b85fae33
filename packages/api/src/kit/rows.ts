import { AppError } from "@ymp/core/errors";

/** The row, or "not found": a row of another vessel is as absent as one that never was. */
export function expectRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError("not_found", "refusals:recordNotFound");
  return row;
}

/**
 * Refuses a write that was made against an older version of a record. The fields that differ are named, so that the
 * screen can show both values and let the person choose.
 */
export function expectVersion(current: { version: number }, expectedVersion: number): void {
  if (current.version !== expectedVersion)
    throw new AppError("stale", "refusals:changedMeanwhile", { version: current.version });
}

/**
 * For ids that come from a client: a retry of the same creation finds its own row and is harmless. `asked` names what makes it
 * the same: the record it belongs to, and what it tells where that is never changed.
 * @throws AppError conflict, `refusals:alreadyExists` where the id was given to something else: what was sent would be lost
 */
export function isRetry<Row extends { createdBy: string | null }>(
  existing: Row | undefined,
  userId: string | null,
  asked: Partial<NoInfer<Row>> = {},
): existing is Row {
  if (existing === undefined) return false;
  const isAnother = Object.entries(asked).some(([field, value]) => Reflect.get(existing, field) !== value);
  if (existing.createdBy !== userId || isAnother) throw new AppError("conflict", "refusals:alreadyExists");
  return true;
}
