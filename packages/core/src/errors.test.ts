import { expect, it } from "vitest";
import { AppError, assertAllowed } from "./errors.ts";

it("an error carries what the reader needs and what the log needs", () => {
  const cause = new Error("duplicate key");
  const error = new AppError(
    "conflict",
    "equipment:nameTaken",
    { name: "Genset 2" },
    { name: "equipment:nameTaken" },
    { cause },
  );
  expect(error).toBeInstanceOf(Error);
  expect(error.status).toBe(409);
  expect(error.message).toBe("conflict: equipment:nameTaken");
  expect(error.params).toEqual({ name: "Genset 2" });
  expect(error.cause).toBe(cause);
});

it("parameters and fields may be left out", () => {
  expect(new AppError("not_found", "errors:notFound")).toMatchObject({ params: {}, fields: {} });
});

it("what a rule refuses becomes one error that marks every field", () => {
  const refusals = [
    { messageKey: "refusals:happened.future", field: "doneAt" },
    { messageKey: "job-refusals:readingMissing", field: "reading" },
  ];
  expect(() => assertAllowed(refusals)).toThrow(
    expect.objectContaining({
      code: "invalid",
      messageKey: "refusals:happened.future",
      fields: { doneAt: "refusals:happened.future", reading: "job-refusals:readingMissing" },
    }),
  );
  expect(() => assertAllowed([])).not.toThrow();
});
