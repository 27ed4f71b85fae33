import { parseCalendarDate } from "@ymp/core/calendar-date";
import { memberships, users } from "@ymp/db/schema/accounts";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { newcomer } from "@ymp/testing/factories/users";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const day = parseCalendarDate;

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow("2026-06-15T09:00:00Z");
  world.mailServer.isDown = false;
});

const captain = () => world.as("captain").users;
const signIn = (login: string, password: string) => world.anonymous().session.openToken({ login, password });

describe("access", () => {
  it("that was changed holds from the next call on", async () => {
    const { userId } = world.person("stew");
    expect(await world.as("stew").equipment.list({})).toBeDefined();
    await captain().setAccess({ ...(await seenPlace(captain(), userId)), levels: { equipmentspage: "none" } });
    expect(await refusalOf(world.as("stew").equipment.list({}))).toMatchObject({ code: "forbidden" });
    expect(await captain().get({ userId })).toMatchObject({ overrides: { equipmentspage: "none" } });
    await captain().setAccess({ ...(await seenPlace(captain(), userId)), levels: null });
    expect(await world.as("stew").equipment.list({})).toBeDefined();
    expect(await captain().get({ userId })).toMatchObject({ overrides: {} });
  });

  it("is raised by nobody for themselves, nor above what the giver holds", async () => {
    const own = captain().setAccess({
      ...(await seenPlace(captain(), world.person("captain").userId)),
      levels: { sales: "edit" },
    });
    expect(await refusalOf(own)).toMatchObject({ code: "forbidden", messageKey: "users:refusal.ownAccess" });
    const above = captain().setAccess({
      ...(await seenPlace(captain(), world.person("chief").userId)),
      levels: { sales: "edit" },
    });
    expect(await refusalOf(above)).toMatchObject({ messageKey: "users:refusal.levelAbove" });
    const platform = captain().setAccess({
      ...(await seenPlace(captain(), world.person("chief").userId)),
      levels: { superadmin: "view" },
    });
    expect(await refusalOf(platform)).toMatchObject({ code: "forbidden" });
  });

  it("follows a new role, with its preset", async () => {
    const { userId } = world.person("engineer");
    await captain().setAccess({ ...(await seenPlace(captain(), userId)), levels: { guests: "view" } });
    await captain().setRole({ ...(await seenPlace(captain(), userId)), role: "hod" });
    expect(await captain().get({ userId })).toMatchObject({ role: "hod", department: "engineering", overrides: {} });
    await captain().setRole({ ...(await seenPlace(captain(), userId)), role: "crew", levels: { jobs: "view" } });
    expect(await captain().get({ userId })).toMatchObject({ role: "crew", overrides: { jobs: "view" } });
    await captain().setAccess({ ...(await seenPlace(captain(), userId)), levels: null });
  });

  it("follows another kind of outsider, with its preset", async () => {
    const { userId } = world.person("contractor");
    const before = await captain().get({ userId });
    await captain().setAccess({ ...(await seenPlace(captain(), userId)), levels: { jobs: "none" } });
    await captain().setRole({ ...(await seenPlace(captain(), userId)), role: "user", userType: "surveyor" });
    expect(await captain().get({ userId })).toMatchObject({ userType: "surveyor", overrides: {} });
    const back = { role: "user" as const, userType: before.userType };
    await captain().setRole({ ...(await seenPlace(captain(), userId)), ...back });
  });

  it("is told in the history of the person", async () => {
    const { userId, profileId } = world.person("deckhand");
    await captain().setAccess({ ...(await seenPlace(captain(), userId)), levels: { guests: "view" } });
    const rows = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(changes)
        .where(and(eq(changes.recordKind, "profile"), eq(changes.recordId, profileId))),
    );
    expect(rows.at(-1)).toMatchObject({ verb: "access", diff: { access: { old: null, new: "guests: view" } } });
  });

  it("of outsiders ends after their last day", async () => {
    const { userId } = world.person("yard");
    await captain().setEndsOn({ ...(await seenPlace(captain(), userId)), endsOn: day("2026-06-15") });
    expect(await world.as("yard").jobs.list({})).toBeDefined();
    world.setNow("2026-06-15T22:30:00Z");
    expect(await refusalOf(world.as("yard").jobs.list({}))).toMatchObject({ code: "not_found" });
    await captain().setEndsOn({ ...(await seenPlace(captain(), userId)), endsOn: null });
    expect(await world.as("yard").jobs.list({})).toBeDefined();
  });

  it("names who stands watches", async () => {
    const names = (await captain().watchkeepers()).map(({ lastName }) => lastName);
    expect(names).toEqual(expect.arrayContaining(["Reid", "Horvat"]));
    expect(names).not.toContain("Berg");
  });
});

describe("leaving", () => {
  it("takes somebody off the list, closes what they had open, and can be taken back", async () => {
    const made = newcomer({ password: "Anchor chain 12" });
    await captain().create(made);
    const { token } = await signIn(made.username, "Anchor chain 12");
    await captain().setSoftDeleted({ userId: made.userId, isDeleted: true });
    expect(await world.services.accounts.sessions.find(token)).toBeUndefined();
    const deleted = await captain().list({ state: "deleted", search: made.email });
    expect(deleted.items).toMatchObject([{ isDeleted: true }]);
    expect((await captain().list({ search: made.email })).items).toEqual([]);
    await captain().setSoftDeleted({ userId: made.userId, isDeleted: false });
    expect((await captain().list({ search: made.email })).items).toHaveLength(1);
  });

  it("of one vessel keeps the sessions of somebody who has another", async () => {
    const both = world.crew.B.stew;
    await captain().create(newcomer({ email: both.account.email }));
    await world.caller(both, "A").users.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    const session = await world.services.accounts.sessions.open(both.userId, {
      userAgent: null,
      address: "",
      isPersistent: true,
    });
    await captain().setSoftDeleted({ userId: both.userId, isDeleted: true });
    expect(await world.services.accounts.sessions.find(session.token)).toBeDefined();
  });

  it("is not decided by somebody below, nor for oneself", async () => {
    const { userId } = world.person("captain");
    expect(await refusalOf(captain().setSoftDeleted({ userId, isDeleted: true }))).toMatchObject({
      messageKey: "users:refusal.self",
    });
    await captain().setAccess({
      ...(await seenPlace(captain(), world.person("bosun").userId)),
      levels: { employees: "edit" },
    });
    const above = world.as("bosun").users.setSoftDeleted({ userId: world.person("chief").userId, isDeleted: true });
    expect(await refusalOf(above)).toMatchObject({ code: "forbidden", messageKey: "users:refusal.higherRole" });
  });
});

describe("the last administrator", () => {
  const rival = () => world.as("rival").users;

  it("of a vessel is not demoted, closed to people or given an end", async () => {
    const { userId } = world.crew.B.captain;
    const demote = rival().setRole({ ...(await seenPlace(rival(), userId)), role: "crew" });
    expect(await refusalOf(demote)).toMatchObject({ code: "conflict", messageKey: "users:refusal.lastAdministrator" });
    const close = rival().setAccess({ ...(await seenPlace(rival(), userId)), levels: { employees: "view" } });
    expect(await refusalOf(close)).toMatchObject({ messageKey: "users:refusal.lastAdministrator" });
    const support = world.as("superadmin", { vessel: "B" }).users;
    expect(await refusalOf(support.setSoftDeleted({ userId, isDeleted: true }))).toMatchObject({ code: "conflict" });
    expect(
      await refusalOf(support.setEndsOn({ ...(await seenPlace(support, userId)), endsOn: day("2026-07-01") })),
    ).toMatchObject({
      code: "conflict",
    });
  });

  it("is not succeeded by somebody whose account the platform has closed", async () => {
    const second = newcomer({ role: "captain" });
    await rival().create(second);
    await world.database.db.update(users).set({ softDeletedAt: world.now() }).where(eq(users.id, second.userId));
    const { userId } = world.crew.B.captain;
    const demote = rival().setRole({ ...(await seenPlace(rival(), userId)), role: "crew" });
    expect(await refusalOf(demote)).toMatchObject({ code: "conflict", messageKey: "users:refusal.lastAdministrator" });
    await world.inVessel("B", (tx) => tx.delete(memberships).where(eq(memberships.userId, second.userId)));
  });

  it("remains when two captains demote one another at once", async () => {
    const { chief, captain: first } = world.crew.B;
    await rival().setRole({ ...(await seenPlace(rival(), chief.userId)), role: "captain" });
    const outcomes = await Promise.allSettled([
      rival().setRole({ ...(await seenPlace(rival(), chief.userId)), role: "crew" }),
      world
        .caller(chief, "B")
        .users.setRole({ ...(await seenPlace(world.caller(chief, "B").users, first.userId)), role: "crew" }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const captains = await world.inVessel("B", (tx) =>
      tx
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(and(eq(memberships.vesselId, world.vessels.B.id), eq(memberships.role, "captain"))),
    );
    expect(captains).toHaveLength(1);
  });
});
