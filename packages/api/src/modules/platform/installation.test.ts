import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { memberships } from "@ymp/db/schema/accounts";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { performTask } from "../../tasks.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.workQueue();
  world.outbox.length = 0;
  world.mailServer.isDown = false;
});

const platform = () => world.as("superadmin").platform;

describe("the health of the installation", () => {
  it("tells database, storage, versions and process", async () => {
    expect(await platform().health()).toMatchObject({
      database: { version: expect.stringMatching(/^\d+/), sizeBytes: expect.any(Number) },
      storage: { kind: "disk", bytes: 0 },
      versions: {
        application: expect.stringMatching(/^\d/),
        node: process.versions.node,
        migrations: expect.any(Number),
      },
      process: { uptimeSeconds: expect.any(Number) },
    });
  });

  it("says that the queue is not readable where there is none", async () => {
    expect((await platform().health()).queue).toBeNull();
  });

  it("counts mails that wait and those that failed", async () => {
    const before = (await platform().health()).mail;
    world.mailServer.isDown = true;
    await platform().sendReset({ userId: world.crew.A.chief.userId });
    await expect(world.workQueue()).rejects.toThrow();
    const after = (await platform().health()).mail;
    expect(after.transport).toBe("sends");
    expect(after.failedLastDay).toBe(before.failedLastDay + 1);
  });
});

describe("the notice before a subscription ends", () => {
  const seen = async (vessel: "A" | "B") => {
    const vesselId = world.vessels[vessel].id;
    return { vesselId, version: (await platform().vessel({ vesselId })).version };
  };
  const notice = () => performTask(world.services, { name: "notice_endings" });
  const written = async () => {
    await world.workQueue();
    return world.outbox.splice(0).map(({ to }) => to);
  };

  it("goes to captain and company 30, 7 and 1 days before, and once each", async () => {
    world.setNow("2026-06-15T09:00:00Z");
    await platform().extend({ ...(await seen("A")), endsOn: parseCalendarDate("2026-07-31") });
    await notice();
    expect(await written()).toEqual([]);
    world.setNow("2026-07-01T09:00:00Z");
    await notice();
    await notice();
    expect((await written()).sort()).toEqual(["captain.a@example.test", "manager@example.test"]);
    world.setNow("2026-07-24T09:00:00Z");
    await notice();
    expect(await written()).toHaveLength(2);
    world.setNow("2026-07-30T09:00:00Z");
    await notice();
    expect(await written()).toHaveLength(2);
    world.setNow("2026-08-01T09:00:00Z");
    await notice();
    expect(await written()).toEqual([]);
  });

  it("does not go to a captain whose last day has passed", async () => {
    const setEndsOn = (endsOn: CalendarDate | null) =>
      world.inVessel("B", (tx) =>
        tx.update(memberships).set({ endsOn }).where(eq(memberships.userId, world.crew.B.captain.userId)),
      );
    world.setNow("2026-07-24T09:00:00Z");
    await platform().extend({ ...(await seen("B")), endsOn: parseCalendarDate("2026-07-31") });
    await setEndsOn(parseCalendarDate("2026-07-23"));
    await notice();
    expect(await written()).not.toContain("captain.b@example.test");
    await setEndsOn(null);
  });

  it("begins again after an extension", async () => {
    world.setNow("2026-08-01T09:00:00Z");
    await platform().extend({ ...(await seen("A")), endsOn: parseCalendarDate("2026-08-07") });
    await notice();
    expect(await written()).toHaveLength(2);
    const [last] = (await platform().changes({ vesselId: world.vessels.A.id })).items;
    expect(last).toMatchObject({ verb: "notice_sent", facts: { days: 7, endsOn: "2026-08-07" }, actorId: null });
  });
});
