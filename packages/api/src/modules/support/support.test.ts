import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { memberships, supportVisits } from "@ymp/db/schema/accounts";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { insertPerson } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  for (const vessel of ["A", "B"] as const) await world.inVessel(vessel, (tx) => tx.delete(supportVisits));
  world.services.accounts.forget("*");
  await world.workQueue();
  world.outbox.length = 0;
});

const admin = () => world.as("superadmin");
const visit = () => ({ id: newId(), vesselId: world.vessels.A.id, reason: "The captain asked about hours" });

describe("a support visit", () => {
  it("is begun by nobody whose rights are taken in the same moment", async () => {
    const second = await insertPerson(world.database, { username: "visitor", name: "Vera Visit", isSuperadmin: true });
    const { userId } = second;
    for (let round = 0; round < 20; round++) {
      const visitor = world.caller(second, null).support;
      await Promise.all([
        ...[1, 2, 3].map(() => visitor.begin(visit()).catch(() => null)),
        admin().platform.setSuperadmin({ userId, isSuperadmin: false }),
      ]);
      const open = await world.inVessel("A", (tx) =>
        tx.$count(supportVisits, and(eq(supportVisits.userId, userId), isNull(supportVisits.endedAt))),
      );
      expect({ round, open }).toEqual({ round, open: 0 });
      await admin().platform.setSuperadmin({ userId, isSuperadmin: true });
    }
  });

  it("opens a door that was closed before, and closes it again at the next call", async () => {
    expect(await refusalOf(admin().people.pick())).toMatchObject({ messageKey: "support:visitNeeded" });
    const { id } = await admin().support.begin(visit());
    expect(await admin().people.pick()).not.toHaveLength(0);
    await admin().support.end({ id });
    expect(await refusalOf(admin().people.pick())).toMatchObject({ messageKey: "support:visitNeeded" });
  });

  it("is marked among the vessels of the visitor, and of nobody else", async () => {
    await admin().support.begin(visit());
    const marksOf = async (who: "superadmin" | "captain") =>
      (await world.as(who).session.me())?.vessels.map(({ name, isVisit }) => ({ name, isVisit }));
    expect(await marksOf("superadmin")).toEqual([{ name: "Seraphine", isVisit: true }]);
    expect(await marksOf("captain")).toEqual([{ name: "Seraphine", isVisit: false }]);
  });

  it("opens that vessel only", async () => {
    await admin().support.begin(visit());
    const other = world.as("superadmin", { vessel: "B" });
    expect(await refusalOf(other.people.pick())).toMatchObject({ messageKey: "support:visitNeeded" });
  });

  it("is mailed to the captain with who, why and until when", async () => {
    await admin().support.begin(visit());
    await world.workQueue();
    expect(world.outbox.map(({ to }) => to)).toEqual(["captain.a@example.test"]);
    expect(world.outbox[0]?.text).toContain("Ola Nord");
    expect(world.outbox[0]?.text).toContain("The captain asked about hours");
  });

  it("is not mailed to a captain whose last day has passed", async () => {
    const setEndsOn = (endsOn: CalendarDate | null) =>
      world.inVessel("A", (tx) =>
        tx
          .update(memberships)
          .set({ endsOn })
          .where(eq(memberships.userId, world.person("captain").userId)),
      );
    await setEndsOn(parseCalendarDate("2026-06-14"));
    await admin().support.begin(visit());
    await world.workQueue();
    expect(world.outbox.map(({ to }) => to)).toEqual([]);
    await setEndsOn(null);
  });

  it("stands in the vessel's history with its beginning and its end, and in that of the platform", async () => {
    const { id } = await admin().support.begin(visit());
    await admin().support.end({ id });
    const rows = await world.inVessel("A", (tx) => tx.select().from(changes).where(eq(changes.recordId, id)));
    expect(rows).toMatchObject([
      { recordKind: "support_visit", verb: "began", facts: { visitor: "Ola Nord" } },
      { recordKind: "support_visit", verb: "ended" },
    ]);
    const told = await admin().platform.changes({ vesselId: world.vessels.A.id, limit: 2 });
    expect(told.items.map(({ verb }) => verb)).toEqual(["support_ended", "support_began"]);
  });

  it("is shown to everybody aboard while it lasts", async () => {
    const { id } = await admin().support.begin(visit());
    expect(await world.as("contractor").support.current()).toMatchObject([
      { id, name: "Ola Nord", reason: "The captain asked about hours", isOwn: false },
    ]);
    expect(await admin().support.current()).toMatchObject([{ id, isOwn: true }]);
    await admin().support.end({ id });
    expect(await world.as("contractor").support.current()).toEqual([]);
  });

  it("ends by itself after eight hours", async () => {
    const { endsAt } = await admin().support.begin(visit());
    expect(endsAt).toEqual(new Date("2026-06-15T17:00:00Z"));
    world.setNow("2026-06-15T17:00:01Z");
    world.services.accounts.forget("*");
    expect(await refusalOf(admin().people.pick())).toMatchObject({ messageKey: "support:visitNeeded" });
    expect(await world.as("captain").support.current()).toEqual([]);
  });

  it("sent twice is one visit", async () => {
    const once = visit();
    await admin().support.begin(once);
    await admin().support.begin(once);
    expect(await world.as("captain").support.current()).toHaveLength(1);
  });

  it("is not begun a second time while one is open", async () => {
    await admin().support.begin(visit());
    expect(await refusalOf(admin().support.begin(visit()))).toMatchObject({ messageKey: "platform:visitOpen" });
  });

  it("needs a reason and a vessel that exists", async () => {
    expect(await refusalOf(admin().support.begin({ ...visit(), reason: "help" }))).toMatchObject({ code: "invalid" });
    expect(await refusalOf(admin().support.begin({ ...visit(), vesselId: newId() }))).toMatchObject({
      code: "not_found",
    });
  });

  it("that is over can be ended again without harm, and one that never was is not found", async () => {
    const { id } = await admin().support.begin(visit());
    await admin().support.end({ id });
    await admin().support.end({ id });
    expect(await refusalOf(admin().support.end({ id: newId() }))).toMatchObject({ code: "not_found" });
  });
});

it("what is done during a visit stands under the visitor's own name", async () => {
  await admin().support.begin(visit());
  const job = { id: newId(), title: "Look at the pump" };
  await admin().jobs.create(job);
  const [row] = await world.inVessel("A", (tx) => tx.select().from(changes).where(eq(changes.recordId, job.id)));
  expect(row?.userId).toBe(world.person("superadmin").userId);
});
