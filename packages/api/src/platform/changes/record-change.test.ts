import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { changes } from "@ymp/db/schema/platform";
import { createWorld, type World } from "@ymp/testing/world";
import { asc, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importRecord } from "../../modules/imports/imports.service.ts";
import { recordChanges } from "./record-change.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The connection, telling how many statements were sent by it. */
function counting(tx: Db, sent: { statements: number }): Db {
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "execute" || name === "insert") sent.statements += 1;
      return value.bind(target);
    },
  });
}

const changeOf = (recordId: string, relatedId: string) => ({
  recordId,
  verb: "imported",
  before: { name: "Pump", hours: 1, isCritical: false, note: null },
  after: { name: "Pump", hours: 2, isCritical: true, note: "é “x”\n" },
  facts: { name: "Pump", count: 3, isDone: true, none: null },
  relatedIds: [relatedId, null],
});

it("writes three thousand changes in a statement for each few hundred", async () => {
  const sent = { statements: 0 };
  await world.enter("captain", (scope) =>
    recordChanges(
      { ...scope, tx: counting(scope.tx, sent) },
      importRecord,
      Array.from({ length: 3_000 }, () => changeOf(newId(), newId())),
    ),
  );
  expect(sent.statements).toBe(3_000 / 250);
});

it("leaves of many the same rows as of one", async () => {
  const [alone, first, second, related] = [newId(), newId(), newId(), newId()];
  await world.enter("captain", async (scope) => {
    await recordChanges(scope, importRecord, [changeOf(alone, related)]);
    await recordChanges(scope, importRecord, [changeOf(first, related), changeOf(second, related)]);
  });
  const rows = await world.inVessel("A", (tx) =>
    tx
      .select()
      .from(changes)
      .where(inArray(changes.recordId, [alone, first, second]))
      .orderBy(asc(changes.seq)),
  );
  expect(rows.map(({ recordId }) => recordId)).toEqual([alone, first, second]);
  const contents = rows.map(({ id: _i, seq: _s, recordId: _r, updatedAt: _u, ...content }) => content);
  expect(contents[1]).toEqual(contents[0]);
  expect(contents[2]).toEqual(contents[0]);
});
