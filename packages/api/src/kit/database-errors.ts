import { AppError } from "@ymp/core/errors";

/** The refusals of PostgreSQL that a person can mend, by SQLSTATE. */
const refusals: Record<string, () => AppError> = {
  "23505": () => new AppError("conflict", "refusals:alreadyExists"),
  "23P01": () => new AppError("conflict", "refusals:overlaps"),
  "23503": () => new AppError("not_found", "refusals:linkedRecordMissing"),
  "23514": () => new AppError("invalid", "errors:notAllowedValue"),
  "22P02": () => new AppError("invalid", "errors:notAllowedValue"),
  "22001": () => new AppError("invalid", "errors:tooLong"),
  "22021": () => new AppError("invalid", "errors:notAllowedValue"),
  "22P05": () => new AppError("invalid", "errors:notAllowedValue"),
  "22003": () => new AppError("invalid", "errors:notAllowedValue"),
  "22007": () => new AppError("invalid", "errors:notAllowedValue"),
  "22008": () => new AppError("invalid", "errors:notAllowedValue"),
  // What is in an index is too long for it.
  "54000": () => new AppError("invalid", "errors:tooLong"),
  "42501": () => new AppError("forbidden", "errors:forbidden"),
  "40001": () => new AppError("conflict", "refusals:busy"),
  "40P01": () => new AppError("conflict", "refusals:busy"),
  // Somebody's long write keeps the place; the person who waits for it keeps a connection from everybody else.
  "55P03": () => new AppError("conflict", "refusals:busy"),
  "57014": () => new AppError("unavailable", "refusals:tookTooLong"),
};

/** Its first two letters tell it from a code of the system such as EPIPE. */
const sqlState = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** Finds the SQLSTATE in an error or in what caused it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if ("code" in current && typeof current.code === "string" && sqlState.test(current.code)) return current.code;
  }
  return undefined;
}

export function translateDatabaseError(error: unknown): AppError | undefined {
  const state = sqlStateOf(error);
  return state ? refusals[state]?.() : undefined;
}
