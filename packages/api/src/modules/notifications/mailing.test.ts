import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { notifications } from "@ymp/db/schema/notifications";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeManyLike } from "@ymp/testing/many-like";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { performTask } from "../../tasks.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const today = parseCalendarDate("2026-06-15");
const mailsTo = (who: Who) => world.outbox.filter(({ to }) => to === world.person(who).account.email);
const noticesOf = async (who: Who) => (await world.as(who).notifications.list({})).rows;

async function assign(to: Who): Promise<string> {
  const id = newId();
  await world.as("captain").jobs.create({ id, title: "Change the oil", assigneeIds: [world.person(to).profileId] });
  await world.workQueue();
  return id;
}

async function tick(name: "raise_notices" | "send_waiting_notices"): Promise<void> {
  await performTask(world.services, { name });
  await world.workQueue();
}

describe("a mail of a notice", () => {
  it("leaves at once, leads to the record on its vessel and to the settings", async () => {
    const id = await assign("engineer");
    const [mail] = mailsTo("engineer");
    expect(mailsTo("engineer")).toHaveLength(1);
    expect(mail?.text).toContain(`https://ymp.test/app/jobdetails/${id}?vessel=${world.vessels.A.id}`);
    expect(mail?.text).toContain("?tab=notifications");
  });

  it("waits for the end of quiet hours and then comes once", async () => {
    world.setNow("2026-06-15T21:00:00Z");
    await assign("engineer");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toEqual([]);
    world.setNow("2026-06-16T05:01:00Z");
    await tick("send_waiting_notices");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toHaveLength(1);
  });

  it("does not come of what was read meanwhile", async () => {
    world.setNow("2026-06-15T21:00:00Z");
    await assign("engineer");
    await world.as("engineer").notifications.markAllRead();
    world.setNow("2026-06-16T05:01:00Z");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toEqual([]);
  });

  it("does not come to those who left the vessel before it did", async () => {
    world.setNow("2026-06-15T21:00:00Z");
    await assign("engineer");
    const left = and(
      eq(memberships.vesselId, world.vessels.A.id),
      eq(memberships.userId, world.person("engineer").userId),
    );
    await world.inVessel("A", (tx) => tx.update(memberships).set({ softDeletedAt: world.now() }).where(left));
    world.setNow("2026-06-16T05:01:00Z");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toEqual([]);
  });

  it("does not name what was archived, taken back or made private before it left", async () => {
    world.setNow("2026-06-15T21:00:00Z");
    const id = await assign("engineer");
    const { item } = await makeItem(world, { name: "Cigars" });
    const mentionedProfileIds = [world.person("engineer").profileId];
    const about = (recordKind: "item" | "job", recordId: string) => ({ recordKind, recordId, mentionedProfileIds });
    const said = { ...about("item", item.id), id: newId(), body: "Buy more cigars", fileIds: [] };
    await world.as("captain").comments.create(said);
    const shared = await makeJob(world);
    const takenBack = { ...about("job", shared.id), id: newId(), body: "Wrong boat", fileIds: [] };
    await world.as("captain").comments.create(takenBack);
    await world.as("captain").comments.remove({ id: takenBack.id });
    await world.as("captain").inventory.save({ id: item.id, name: "Cigars", version: item.version, isPrivate: true });
    await world.inVessel("A", (tx) => tx.update(jobs).set({ archivedAt: world.now() }).where(eq(jobs.id, id)));
    world.setNow("2026-06-16T05:01:00Z");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toEqual([]);
  });

  it("does not come to those who want none", async () => {
    await world.as("engineer").notifications.setPreference({ event: "job_assigned", inApp: true, mail: "none" });
    await assign("engineer");
    expect(mailsTo("engineer")).toEqual([]);
  });
});

describe("the digest", () => {
  it("gathers what came since the last and leaves once a day at its hour by the ship's clock", async () => {
    await world.as("engineer").notifications.setPreference({ event: "job_assigned", inApp: true, mail: "digest" });
    await assign("engineer");
    await assign("engineer");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toEqual([]);
    world.setNow("2026-06-16T04:50:00Z");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toEqual([]);
    world.setNow("2026-06-16T05:00:00Z");
    await tick("send_waiting_notices");
    await tick("send_waiting_notices");
    expect(mailsTo("engineer")).toHaveLength(1);
    expect(mailsTo("engineer")[0]?.text.match(/jobdetails/g)).toHaveLength(2);
  });

  it("holds every notice that waits, and says how many stand in the application alone", {
    timeout: 60_000,
  }, async () => {
    await world.as("engineer").notifications.setPreference({ event: "job_assigned", inApp: true, mail: "digest" });
    await assign("engineer");
    const [notice] = await world.inVessel("A", (tx) => tx.select().from(notifications));
    await makeManyLike(world, notifications, notice?.id ?? "", 620);
    world.setNow("2026-06-16T05:00:00Z");
    await tick("send_waiting_notices");
    const [mail] = mailsTo("engineer");
    expect(mail?.subject).toContain("621");
    expect(mail?.text.match(/jobdetails/g)).toHaveLength(30);
    expect(mail?.text).toContain("591");
  });
});

describe("the clock", () => {
  const hearing = async (who: Who, id: string) =>
    (await noticesOf(who)).flatMap(({ recordId, event }) => (recordId === id ? event : []));

  it("tells the people on a job and their head of department that it is due soon, once", async () => {
    const engineer = world.person("engineer").profileId;
    const job = await makeJob(world, { dueOn: addDays(today, 14), department: "engineering", assignedTo: [engineer] });
    await tick("raise_notices");
    await tick("raise_notices");
    expect(await hearing("engineer", job.id)).toEqual(["job_due_soon"]);
    expect(await hearing("chief", job.id)).toEqual(["job_due_soon"]);
    expect(await hearing("bosun", job.id)).toEqual([]);
    expect(await hearing("captain", job.id)).toEqual([]);
  });

  it("tells of every job, however many fall due at once", async () => {
    const job = await makeJob(world, { dueOn: addDays(today, 14), department: "engineering" });
    await makeManyLike(world, jobs, job.id, 1_100);
    await tick("raise_notices");
    const told = await world.inVessel("A", (tx) => tx.$count(notifications, eq(notifications.event, "job_due_soon")));
    expect(told).toBe(1_101);
  });

  it("tells the captain of what is critical and overdue", async () => {
    const values = { dueOn: addDays(today, -1), department: "engineering", isCritical: true } as const;
    const job = await makeJob(world, values);
    await tick("raise_notices");
    expect(await hearing("captain", job.id)).toEqual(["job_overdue"]);
    expect(await hearing("chief", job.id)).toEqual(["job_overdue"]);
  });

  it("names the day where that made the job due, and not where its running hours did", async () => {
    const machine = await makeEquipment(world);
    const counter = await makeCounter(world, { equipmentId: machine.id, lastTotal: 48_110 });
    const byHours = { counterId: counter.id, dueTotal: 48_000, dueOn: addDays(today, 200), plannedOn: today };
    const jobsMade = [
      await makeJob(world, { ...byHours, department: "engineering" }),
      await makeJob(world, { dueOn: addDays(today, -1), department: "engineering" }),
    ];
    await tick("raise_notices");
    const told = await noticesOf("chief");
    const days = jobsMade.map(
      ({ id }) => told.find(({ recordId, event }) => recordId === id && event === "job_overdue")?.facts.dueOn,
    );
    expect(days).toEqual([null, addDays(today, -1)]);
  });

  it("says nothing of jobs that are done, and of what was overdue long ago", async () => {
    const values = { department: "engineering" as const };
    const done = await makeJob(world, { ...values, dueOn: addDays(today, -1), status: "done", doneAt: world.now() });
    const old = await makeJob(world, { ...values, dueOn: addDays(today, -90) });
    await tick("raise_notices");
    expect([...(await hearing("chief", done.id)), ...(await hearing("chief", old.id))]).toEqual([]);
  });

  it("names no medical certificate to anyone who administers the crew and sees its dates alone", async () => {
    const purser = { role: "hod", department: "interior" } as const;
    const { userId } = world.person("stew");
    await world.inVessel("A", (tx) => tx.update(memberships).set(purser).where(eq(memberships.userId, userId)));
    const { profileId } = world.crew.A.deckhand;
    const paper = { profileId, expiresOn: addDays(today, 20) };
    const { crewDocuments } = world.as("deckhand");
    await crewDocuments.save({ ...paper, id: newId(), type: "medical_certificate", title: "Diabetes, insulin" });
    await crewDocuments.save({ ...paper, id: newId(), type: "yachtmaster", title: "Yachtmaster Ocean" });
    await tick("raise_notices");
    const told = JSON.stringify([await noticesOf("stew"), mailsTo("stew")]);
    expect(told).toContain("medical_certificate");
    expect(told).toContain("Yachtmaster Ocean");
    expect(told).not.toContain("insulin");
  });

  it("tells of a lot at each threshold once", async () => {
    const { item, locationIds } = await makeItem(world, { name: "Flares", hasLots: true, stock: { Bridge: 0 } });
    const lotId = newId();
    const vesselId = world.vessels.A.id;
    await world.inVessel("A", async (tx) => {
      await tx.insert(stockLots).values({ id: lotId, vesselId, itemId: item.id, expiresOn: addDays(today, 60) });
      const locationId = locationIds.Bridge ?? "";
      await tx
        .insert(stockMoves)
        .values({ vesselId, itemId: item.id, locationId, lotId, quantity: 4, kind: "receive", movedAt: world.now() });
    });
    await tick("raise_notices");
    await tick("raise_notices");
    expect(await hearing("bosun", item.id)).toEqual(["lot_expiring"]);
    world.setNow("2026-07-16T09:00:00Z");
    await tick("raise_notices");
    expect(await hearing("bosun", item.id)).toEqual(["lot_expiring", "lot_expiring"]);
    expect(await hearing("engineer", item.id)).toEqual([]);
  });
});
