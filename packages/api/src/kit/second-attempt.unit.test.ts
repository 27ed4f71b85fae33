import { AppError } from "@ymp/core/errors";
import { describe, expect, it } from "vitest";
import { againAfterConflict } from "./second-attempt.ts";

const refusedBy = (code: string, constraint_name = "") =>
  new Error("Failed query", { cause: Object.assign(new Error("refused"), { code, constraint_name }) });

/** Fails with `error` each time; answers how often it was tried. */
async function attemptsAt(error: Error): Promise<number> {
  let attempts = 0;
  const write = () => {
    attempts++;
    return Promise.reject(error);
  };
  await expect(againAfterConflict([], write)).rejects.toBe(error);
  return attempts;
}

describe("a write that failed", () => {
  it.each([
    ["its id was written at the same moment", refusedBy("23505", "jobs_pk")],
    ["the meter was set up at the same moment", refusedBy("23505", "counters_one_of_kind")],
    ["it could not be put in an order with another", refusedBy("40001")],
    ["it waited for another in a circle", refusedBy("40P01")],
  ])("is tried once more: %s", async (_why, error) => {
    expect(await attemptsAt(error)).toBe(2);
  });

  it.each([
    ["a number is taken", refusedBy("23505", "jobs_number")],
    ["what it links to is missing", refusedBy("23503", "jobs_pk")],
    ["a rule says no", new AppError("conflict", "refusals:alreadyExists")],
    ["the database is away", refusedBy("57P01")],
  ])("is not where %s", async (_why, error) => {
    expect(await attemptsAt(error)).toBe(1);
  });

  it("answers what the second attempt says", async () => {
    const outcomes = [Promise.reject(refusedBy("23505", "jobs_pk")), Promise.resolve("kept")];
    expect(await againAfterConflict([], () => outcomes.shift() ?? Promise.reject(new Error("third")))).toBe("kept");
  });
});
