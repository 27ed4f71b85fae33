import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { translateDatabaseError } from "./database-errors.ts";

/** Text that no compression makes fit into an index. */
const longText = Array.from({ length: 12_000 }, (_, nth) =>
  String.fromCodePoint(0x4e00 + ((nth * 7919) % 20_000)),
).join("");

describe("what a person typed and PostgreSQL cannot take", () => {
  let database: TestDatabase;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await testDatabase();
    sql = connectTo(database.ownerUrl);
    await sql`create temporary table words (word text unique)`;
  });
  afterAll(async () => {
    await sql?.end();
    await database?.drop();
  });

  const cases: Record<string, [ask: () => Promise<unknown>, messageKey: string]> = {
    "a date that is none": [() => sql`select ${"yesterweek"}::text::date`, "errors:notAllowedValue"],
    "a day that no month has": [() => sql`select ${"2026-13-45"}::text::date`, "errors:notAllowedValue"],
    "a number beyond its column": [() => sql`select ${"99999999999"}::text::numeric::int4`, "errors:notAllowedValue"],
    "an id that is none": [() => sql`select ${"x"}::text::uuid`, "errors:notAllowedValue"],
    "a character that text cannot hold": [() => sql`select ${"Pump\u0000"}::text`, "errors:notAllowedValue"],
    "text too long to be found by": [() => sql`insert into words values (${longText})`, "errors:tooLong"],
  };

  it.each(Object.keys(cases))("is refused with a sentence: %s", async (name) => {
    const [ask, messageKey] = cases[name] ?? [];
    const refusal = await ask?.().then(
      () => undefined,
      (error: unknown) => translateDatabaseError(error),
    );
    expect([refusal?.code, refusal?.messageKey]).toEqual(["invalid", messageKey]);
  });
});
