import { AppError } from "@ymp/core/errors";

/** The refusals of PostgreSQL that a person can mend, by SQLSTATE. */
const refusals: Record<string, () => AppError> = {
  "23505": () => new AppError("conflict", "errors:alreadyExists"),
  "23503": () => new AppError("not_found", "errors:linkedRecordMissing"),
  "23514": () => new AppError("invalid", "errors:notAllowedValue"),
  "22P02": () => new AppError("invalid", "errors:notAllowedValue"),
  "22001": () => new AppError("invalid", "errors:tooLong"),
  "22021": () => new AppError("invalid", "errors:notAllowedValue"),
  "22P05": () => new AppError("invalid", "errors:notAllowedValue"),
  "22003": () => new AppError("invalid", "errors:notAllowedValue"),
  "42501": () => new AppError("forbidden", "errors:forbidden"),
  "40001": () => new AppError("conflict", "errors:busy"),
  "40P01": () => new AppError("conflict", "errors:busy"),
  "57014": () => new AppError("unavailable", "errors:tookTooLong"),
};

/** Finds the SQLSTATE in an error or in what caused it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if ("code" in current && typeof current.code === "string" && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return undefined;
}

export function translateDatabaseError(error: unknown): AppError | undefined {
  const state = sqlStateOf(error);
  return state ? refusals[state]?.() : undefined;
}
