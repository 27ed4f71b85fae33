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
