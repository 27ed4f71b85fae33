import { describe, expect, it } from "vitest";
import { outageIn } from "./outages.ts";

const withCode = (code: string, cause?: Error) => Object.assign(new Error("Failed query", { cause }), { code });

describe("an error of what the product stands on", () => {
  it.each([
    ["PostgreSQL has no room on its disk", withCode("53100"), "refusals:diskFull"],
    ["the disk of the files is full", withCode("ENOSPC"), "refusals:diskFull"],
    ["PostgreSQL starts", withCode("57P03"), "refusals:databaseAway"],
    ["PostgreSQL was stopped", withCode("57P01"), "refusals:databaseAway"],
    ["PostgreSQL takes no more connections", withCode("53300"), "refusals:databaseAway"],
    ["nobody listens on PostgreSQL's port", withCode("ECONNREFUSED"), "refusals:databaseAway"],
    ["the connection broke", withCode("CONNECTION_CLOSED"), "refusals:databaseAway"],
    ["the connection broke while it was written to", withCode("EPIPE"), "refusals:databaseAway"],
    [
      "all connections of the process are at work",
      new Error("Failed query", { cause: withCode("POOL_BUSY") }),
      "refusals:databaseBusy",
    ],
    [
      "the query failed because the connection broke",
      new Error("Failed query", { cause: withCode("ECONNRESET") }),
      "refusals:databaseAway",
    ],
  ])("says that it is away: %s", (_what, error, messageKey) => {
    expect(outageIn(error)).toMatchObject({ code: "unavailable", messageKey, cause: error });
  });

  it.each([
    ["a name that is taken", withCode("23505")],
    ["a mistake of ours", new TypeError("undefined is not a function")],
    ["a statement that is wrong", withCode("42601")],
    ["no error at all", "harbour"],
  ])("is not seen in %s", (_what, error) => {
    expect(outageIn(error)).toBeUndefined();
  });
});
