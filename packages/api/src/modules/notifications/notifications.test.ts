import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { notifications } from "@ymp/db/schema/notifications";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Notice, notify } from "../../platform/notifications/notify.ts";

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const userOf = (who: Who) => world.person(who).userId;
const noticesOf = async (who: Who) => (await world.as(who).notifications.list({})).rows;

async function assign(to: Who, by: Who = "captain"): Promise<string> {
  const id = newId();
  const assigneeIds = [world.person(to).profileId];
  await world.as(by).jobs.create({ id, title: "Change the oil", assigneeIds });
  return id;
}

async function tell(notice: Partial<Notice>, by: Who = "captain"): Promise<string> {
  const record = notice.record ?? { kind: "job" as const, id: (await makeJob(world)).id };
  const facts = { title: "Change the oil" };
  const dedupeKey = newId();
  await world.enter(by, (scope) =>
    notify(scope, { event: "job_assigned", to: [], facts, dedupeKey, ...notice, record }),
  );
  return record.id;
}

describe("a notice", () => {
  it("tells the person a job was assigned to, who did it and what it is", async () => {
    const id = await assign("engineer");
    expect((await noticesOf("engineer"))[0]).toMatchObject({
      event: "job_assigned",
      recordKind: "job",
      recordId: id,
      actorName: "Marie Laurent",
      facts: { title: "Change the oil" },
      readAt: null,
    });
  });

  it("does not tell people what they did themselves", async () => {
    const id = await assign("captain");
    expect((await noticesOf("captain")).map(({ recordId }) => recordId)).not.toContain(id);
  });

  it("is told once, however often its cause is found again", async () => {
    const record = { kind: "job" as const, id: (await makeJob(world)).id };
    const notice = { to: [userOf("engineer")], record, dedupeKey: "found-again" };
    await tell(notice);
    await tell(notice);
    expect((await noticesOf("engineer")).filter(({ recordId }) => recordId === record.id)).toHaveLength(1);
  });

  it("reaches outsiders only of jobs that were shared with them", async () => {
    const yard = world.person("yard");
    const shared = await makeJob(world, { assignedTo: [yard.profileId] });
    await tell({ to: [yard.userId], record: { kind: "job", id: shared.id } });
    await tell({ to: [yard.userId] });
    expect((await noticesOf("yard")).map(({ recordId }) => recordId)).toEqual([shared.id]);
  });

  it("of a private item reaches its owner and the captain, and nobody else", async () => {
    const { item } = await makeItem(world, { isPrivate: true, ownerUserId: userOf("stew") });
    const record = { kind: "item" as const, id: item.id };
    await tell({ event: "stock_low", to: (["stew", "engineer", "manager"] as const).map(userOf), record });
    expect((await noticesOf("stew"))[0]).toMatchObject({ recordId: item.id });
    expect((await noticesOf("engineer")).map(({ recordId }) => recordId)).not.toContain(item.id);
  });

  it("reaches nobody who has left the vessel", async () => {
    const left = and(eq(memberships.vesselId, world.vessels.A.id), eq(memberships.userId, userOf("deckhand")));
    await world.inVessel("A", (tx) => tx.update(memberships).set({ softDeletedAt: world.now() }).where(left));
    const id = await tell({ to: [userOf("deckhand")] });
    const kept = await world.inVessel("A", (tx) =>
      tx.select().from(notifications).where(eq(notifications.recordId, id)),
    );
    expect(kept).toEqual([]);
  });

  it("is another person's affair to nobody", async () => {
    await assign("engineer");
    const [notice] = await noticesOf("engineer");
    expect(await world.as("chief").notifications.markRead({ ids: [notice?.id ?? newId()] })).toEqual({ marked: 0 });
    expect((await noticesOf("engineer"))[0]?.readAt).toBeNull();
  });

  it("of one vessel is not seen on another", async () => {
    await assign("engineer");
    expect(await refusalOf(world.as("engineer", { vessel: "B" }).notifications.list({}))).toMatchObject({
      code: "not_found",
    });
  });

  it("of a critical defect reaches the head of its department and the captain", async () => {
    const id = newId();
    const defect = { id, title: "Fuel leak", kind: "defect", priority: "critical", department: "engineering" } as const;
    await world.as("engineer").jobs.create(defect);
    const heard = async (who: Who) => (await noticesOf(who)).some(({ recordId }) => recordId === id);
    expect([await heard("chief"), await heard("captain"), await heard("bosun")]).toEqual([true, true, false]);
  });
});

describe("a notice of what was closed to its reader since", () => {
  const listed = async (who: Who, id: string) => (await noticesOf(who)).some(({ recordId }) => recordId === id);
  const unread = async (who: Who) => (await world.as(who).notifications.unread()).count;

  /** Told, then not; the bell counts what is listed both times. */
  async function expectWithdrawn(who: Who, id: string, close: () => Promise<unknown>): Promise<void> {
    expect(await listed(who, id)).toBe(true);
    await close();
    expect(await listed(who, id)).toBe(false);
    const { rows } = await world.as(who).notifications.list({ unreadOnly: true, limit: 200 });
    expect(await unread(who)).toBe(rows.length);
  }

  it("does not name an item that was made private", async () => {
    const { item } = await makeItem(world, { name: "Cigars" });
    const record = { kind: "item" as const, id: item.id };
    await tell(
      { event: "stock_low", to: [userOf("chief"), userOf("manager")], record, facts: { name: "Cigars" } },
      "stew",
    );
    await expectWithdrawn("chief", item.id, () =>
      world.as("captain").inventory.save({ id: item.id, name: "Cigars", version: item.version, isPrivate: true }),
    );
  });

  it("does not name a job that was taken from somebody from outside, or archived", async () => {
    const { profileId, userId } = world.person("contractor");
    const job = await makeJob(world, { assignedTo: [profileId] });
    await tell({ to: [userId, userOf("chief")], record: { kind: "job", id: job.id } });
    await expectWithdrawn("contractor", job.id, () =>
      world.inVessel("A", (tx) => tx.delete(jobAssignees).where(eq(jobAssignees.jobId, job.id))),
    );
    await expectWithdrawn("chief", job.id, () =>
      world.inVessel("A", (tx) => tx.update(jobs).set({ archivedAt: world.now() }).where(eq(jobs.id, job.id))),
    );
  });

  it("does not repeat a comment that was taken back", async () => {
    const job = await makeJob(world);
    const comment = { id: newId(), recordKind: "job" as const, recordId: job.id, body: "Wrong boat, sorry" };
    await world
      .as("captain")
      .comments.create({ ...comment, mentionedProfileIds: [world.person("engineer").profileId], fileIds: [] });
    await expectWithdrawn("engineer", job.id, () => world.as("captain").comments.remove({ id: comment.id }));
  });

  it("does not tell the paper of somebody else to anyone who lost the rank for it", async () => {
    const holder = world.person("engineer").profileId;
    const paperId = newId();
    await world
      .as("captain")
      .crewDocuments.save({ id: paperId, profileId: holder, type: "passport", title: "Passport" });
    const notice = {
      event: "crew_document_expiring" as const,
      record: { kind: "profile" as const, id: holder },
      facts: { title: "Passport of the engineer", type: "passport", person: "Engineer" },
      dedupeKey: `crew_document_expiring:${paperId}:2026-07-01:30`,
    };
    await tell({ ...notice, to: [userOf("stew")] });
    expect(await listed("stew", holder)).toBe(false);
    await tell({ ...notice, to: [userOf("captain")] }, "chief");
    await expectWithdrawn("captain", holder, () => setRole("captain", "crew"));
    await setRole("captain", "captain");
  });

  it("does not name a person's paper that was removed, and does once it is restored", async () => {
    const profileId = world.person("engineer").profileId;
    const paper = { id: newId(), profileId, type: "yachtmaster", title: "Basic safety" } as const;
    await world.as("captain").crewDocuments.save(paper);
    await tell(
      {
        event: "crew_document_expiring",
        to: [userOf("engineer")],
        record: { kind: "profile", id: profileId },
        facts: { title: paper.title, type: paper.type, person: "Engineer" },
        dedupeKey: `crew_document_expiring:${paper.id}:2026-07-01:30`,
      },
      "captain",
    );
    await expectWithdrawn("engineer", profileId, () => world.as("captain").crewDocuments.remove({ id: paper.id }));
    await world.as("captain").crewDocuments.restore({ id: paper.id });
    expect(await listed("engineer", profileId)).toBe(true);
  });

  it("does not name a supplier's document that was removed", async () => {
    const supplier = { id: newId(), name: "Riviera Chandlery" };
    const document = { id: newId(), supplierId: supplier.id, title: "Insurance" };
    await world.as("captain").suppliers.save(supplier);
    await world.as("captain").suppliers.saveDocument(document);
    await tell({
      event: "supplier_document_expiring",
      to: [userOf("chief")],
      record: { kind: "supplier", id: supplier.id },
      facts: { title: supplier.name, document: document.title },
      dedupeKey: `supplier_document_expiring:${document.id}:2026-07-01:30`,
    });
    await expectWithdrawn("chief", supplier.id, () =>
      world.as("captain").suppliers.removeDocument({ id: document.id }),
    );
  });

  it("does not name anything of a module that was closed to the reader", async () => {
    const id = await assign("bosun");
    await expectWithdrawn("bosun", id, () => setAccess("bosun", { jobs: "none" }));
    await setAccess("bosun", {});
  });

  const membershipOf = (who: Who) =>
    and(eq(memberships.vesselId, world.vessels.A.id), eq(memberships.userId, userOf(who)));

  async function setAccess(who: Who, access: (typeof memberships.$inferInsert)["access"]): Promise<void> {
    await world.inVessel("A", (tx) => tx.update(memberships).set({ access }).where(membershipOf(who)));
    await world.services.accounts.forget(userOf(who));
  }

  async function setRole(who: Who, role: (typeof memberships.$inferInsert)["role"]): Promise<void> {
    await world.inVessel("A", (tx) => tx.update(memberships).set({ role }).where(membershipOf(who)));
    await world.services.accounts.forget(userOf(who));
  }
});

describe("the bell", () => {
  it("counts what is unread until it is read", async () => {
    await world.as("chief").notifications.markAllRead();
    await assign("chief");
    await assign("chief");
    expect(await world.as("chief").notifications.unread()).toEqual({ count: 2 });
    const [newest] = await noticesOf("chief");
    await world.as("chief").notifications.markRead({ ids: [newest?.id ?? newId()] });
    expect(await world.as("chief").notifications.unread()).toEqual({ count: 1 });
    expect((await world.as("chief").notifications.list({ unreadOnly: true })).rows).toHaveLength(1);
    await world.as("chief").notifications.markAllRead();
    expect(await world.as("chief").notifications.unread()).toEqual({ count: 0 });
  });

  it("pages by key, newest first", async () => {
    for (let made = 0; made < 3; made += 1) await assign("bosun");
    const first = await world.as("bosun").notifications.list({ limit: 2 });
    const second = await world.as("bosun").notifications.list({ limit: 2, cursor: first.nextCursor });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(first.rows).toHaveLength(2);
  });
});

describe("preferences", () => {
  it("begin with the defaults and hold what was chosen", async () => {
    const before = await world.as("stew").notifications.preferences();
    expect(before).toContainEqual({ event: "commented", inApp: true, mail: "none" });
    await world.as("stew").notifications.setPreference({ event: "commented", inApp: false, mail: "digest" });
    const after = await world.as("stew").notifications.preferences();
    expect(after).toContainEqual({ event: "commented", inApp: false, mail: "digest" });
  });

  it("that want nothing of an event are told nothing more of it, and hide what was told", async () => {
    await assign("stew");
    await world.as("stew").notifications.setPreference({ event: "job_assigned", inApp: false, mail: "none" });
    await assign("stew");
    expect((await noticesOf("stew")).filter(({ event }) => event === "job_assigned")).toEqual([]);
    expect(await world.as("stew").notifications.unread()).toEqual({ count: expect.any(Number) });
    await world.as("stew").notifications.setPreference({ event: "job_assigned", inApp: true, mail: "none" });
    expect((await noticesOf("stew")).filter(({ event }) => event === "job_assigned")).toHaveLength(1);
  });

  it("keep quiet hours with both sides, or none", async () => {
    const hours = { quietFromMinute: 1200, quietUntilMinute: null, digestAtMinute: 480 };
    expect(await refusalOf(world.as("stew").notifications.setDigest(hours))).toMatchObject({ code: "invalid" });
    await world.as("stew").notifications.setDigest({ ...hours, quietUntilMinute: 360 });
    expect(await world.as("stew").notifications.digest()).toEqual({ ...hours, quietUntilMinute: 360 });
  });
});
