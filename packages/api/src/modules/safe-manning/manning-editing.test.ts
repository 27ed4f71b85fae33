import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { manningPolicy } from "@ymp/core/people/manning-fields";
import { manningDocuments } from "@ymp/db/schema/safe-manning";
import type { Caller } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveManningInput } from "./safe-manning.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aRow = () => ({ id: newId(), capacity: "master" as const, certificate: null, number: 1, isDual: false });

async function make(): Promise<string> {
  const id = newId();
  await world.as("captain").safeManning.save({ id, number: "MSD 1", issuedOn: day("2026-01-10"), rows: [aRow()] });
  return id;
}

type Field = keyof typeof manningPolicy.rows;

async function change({ safeManning }: Caller, id: string, field: Field, turn: number): Promise<unknown> {
  const rows = await world.inVessel("A", (tx) => tx.select().from(manningDocuments).where(eq(manningDocuments.id, id)));
  const { version } = oneRow(rows);
  if (field === "removed") return safeManning.remove({ id, version });
  const told = { rows: [aRow()], issuedOn: `2026-01-0${(turn % 9) + 1}`, expiresOn: `2030-01-0${(turn % 9) + 1}` };
  const value = field === "rows" || field === "issuedOn" || field === "expiresOn" ? told[field] : `other ${turn}`;
  return safeManning.save(saveManningInput.parse({ id, version, [field]: value }));
}

it("each field of the safe manning document is changed by those who keep the certificates of others", async () => {
  const { found, expected } = await walkFields(world, {
    ...{ policy: manningPolicy, isUsedUp: true, module: "employees" as const, make, change },
  });
  expect(found).toBe(expected);
}, 480_000);
