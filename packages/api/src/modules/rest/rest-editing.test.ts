import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { monthOf } from "@ymp/core/rest/rest-month";
import { type RestDayField, type RestDayState, restDayPolicy } from "@ymp/core/rest-fields";
import { restDays, restMonths, restSignatures } from "@ymp/db/schema/rest";
import type { Caller } from "@ymp/testing/callers";
import { worldDrawing } from "@ymp/testing/factories/logbooks";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let made = 0;

/** A day of the second engineer, of a month of its own. */
async function dayIn(state: RestDayState): Promise<string> {
  const { userId, profileId } = world.crew.A.engineer;
  const own = () => ({ id: newId(), vesselId: world.vessels.A.id, createdBy: userId });
  const onDay = addDays(parseCalendarDate("2023-01-01"), 31 * made++);
  const row = { ...own(), profileId, onDay, beginsAt: new Date(`${onDay}T00:00:00Z`), grid: ".".repeat(48) };
  const month = { ...own(), profileId, month: monthOf(onDay), revision: 1 };
  await world.inVessel("A", async (tx) => {
    await tx.insert(restDays).values({ ...row, repeatedFrom: 4, repeated: "..", lateReason: "Paper sheet" });
    if (state !== "signed") return;
    await tx.insert(restMonths).values(month);
    const signed = { name: "Priya Nair", drawing: worldDrawing, signedAt: world.now(), previousHash: "0", hash: "1" };
    await tx.insert(restSignatures).values({ ...own(), monthId: month.id, capacity: "seafarer", userId, ...signed });
  });
  return row.id;
}

async function changeDay(caller: Caller, id: string, field: RestDayField, turn: number) {
  const row = oneRow(await world.inVessel("A", (tx) => tx.select().from(restDays).where(eq(restDays.id, id))));
  const others = {
    grid: `${"#".repeat(turn + 1)}${".".repeat(47 - turn)}`,
    repeated: turn % 2 === 0 ? "#." : ".#",
    remark: `Turn ${turn}`,
    grounds: `Turn ${turn}`,
    lateReason: `Turn ${turn}`,
  };
  const { profileId, onDay, version } = row;
  return caller.rest.saveDay({ profileId, onDay, version, [field]: others[field] });
}

it("a day of rest is its person's and the captain's, until it is signed", async () => {
  const { found, expected } = await walkFields(world, {
    policy: restDayPolicy,
    module: "hourstracker",
    make: dayIn,
    change: changeDay,
    // Heads read the days of theirs, and write none.
    isKnownTo: (who) => who !== "chief" && who !== "bosun",
  });
  expect(found).toBe(expected);
});
