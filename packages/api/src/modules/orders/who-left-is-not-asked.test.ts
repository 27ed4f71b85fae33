import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { notifications } from "@ymp/db/schema/notifications";
import { orders } from "@ymp/db/schema/orders";
import { makeDraft, makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { performTask } from "../../tasks.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const userOf = (who: Who) => world.person(who).userId;

async function leave(...people: Who[]): Promise<void> {
  for (const who of people)
    await world.inVessel("A", (tx) =>
      tx
        .update(memberships)
        .set({ endsOn: parseCalendarDate("2026-06-14") })
        .where(and(eq(memberships.vesselId, world.vessels.A.id), eq(memberships.userId, userOf(who)))),
    );
  world.services.accounts.forget("*");
}

async function toldOf(recordId: string, event: "order_requested" | "order_received"): Promise<string[]> {
  const rows = await world.inVessel("A", (tx) =>
    tx
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.recordId, recordId), eq(notifications.event, event))),
  );
  return rows.map(({ userId }) => userId).sort();
}

/** The heads alone approve, so that nobody else is asked. */
async function onlyHeadsApprove(): Promise<void> {
  const { version } = await world.as("manager").orders.limits();
  await world.as("manager").orders.setLimits({ version, limits: { hod: 10_000_000 } });
}

async function asked(): Promise<string> {
  const { id, version } = await makeDraft(world);
  await world.as("engineer").orders.submit({ id, version });
  return id;
}

describe("an order that waits for an approval", () => {
  it("is not told to a head who has left", async () => {
    await onlyHeadsApprove();
    await leave("chief");
    const told = await toldOf(await asked(), "order_requested");
    expect(told).toContain(userOf("bosun"));
    expect(told).not.toContain(userOf("chief"));
  });

  it("is told to the captain once nobody is left who may approve it", async () => {
    await onlyHeadsApprove();
    const id = await asked();
    const before = await toldOf(id, "order_requested");
    expect(before).toContain(userOf("chief"));
    expect(before).not.toContain(userOf("captain"));
    await performTask(world.services, { name: "raise_notices" });
    await world.workQueue();
    expect(await toldOf(id, "order_requested")).toEqual(before);
    await leave("chief", "bosun", "stew");
    for (let day = 0; day < 2; day += 1) {
      await performTask(world.services, { name: "raise_notices" });
      await world.workQueue();
    }
    expect(await toldOf(id, "order_requested")).toEqual([...before, userOf("captain")].sort());
    const another = await asked();
    expect(await toldOf(another, "order_requested")).toEqual([userOf("captain")]);
    const lines = await world.inVessel("A", (tx) =>
      tx.select({ facts: notifications.facts }).from(notifications).where(eq(notifications.recordId, another)),
    );
    expect(lines).toMatchObject([{ facts: { isBeyondEverybody: true } }]);
  });
});

it("what came of an order is told to the captain once the person who asked for it and placed it has left", async () => {
  const { id, locationId } = await makeOrdered(world, { lines: [{ description: "Pump", unitPriceMinor: 100 }] });
  await world.inVessel("A", (tx) =>
    tx
      .update(orders)
      .set({ orderedBy: userOf("engineer") })
      .where(eq(orders.id, id)),
  );
  await leave("engineer");
  const { lines } = await world.as("chief").orders.get({ id });
  const line = { orderLineId: lines[0]?.id ?? "", quantity: 1, locationId, unitPriceMinor: 100 };
  await world.as("chief").orders.receive({ id, receiptId: newId(), lines: [line] });
  expect(await toldOf(id, "order_received")).toEqual([userOf("captain")]);
});
