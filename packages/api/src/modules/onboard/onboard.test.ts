import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { onboardStays, profiles } from "@ymp/db/schema/people";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const captain = () => world.as("captain").onboard;
const profileIdOf = (who: keyof World["crew"]["A"]) => world.crew.A[who].profileId;
const staysIn = (profileId: string) =>
  world.inVessel("A", (tx) =>
    tx.select().from(onboardStays).where(eq(onboardStays.profileId, profileId)).orderBy(asc(onboardStays.startedAt)),
  );
const isOnboard = async (profileId: string) => (await person(profileId))?.isOnboard;
const person = async (profileId: string) => (await captain().list()).people.find(({ id }) => id === profileId);

beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  await world.inVessel("A", async (tx) => {
    await tx.delete(onboardStays);
    await tx.update(profiles).set({ isOnboard: true, createdAt: new Date("2026-01-01T00:00:00Z") });
  });
});

describe("who is on board", () => {
  it("is told of the crew in the order of a crew list, counted by department", async () => {
    await captain().setStatus({ profileId: profileIdOf("deckhand"), isOnboard: false, reason: "shore" });
    const list = await world.as("stew").onboard.list();
    expect(list.people.map(({ lastName }) => lastName)).toEqual(["Laurent", "Horvat", "Shaw", "Reid", "Nair", "Berg"]);
    expect(list.counts).toEqual({ onBoard: 5, total: 6 });
    expect(list.byDepartment).toContainEqual({ department: "deck", onBoard: 1, total: 2 });
  });

  it("says since when, and why somebody is away", async () => {
    const profileId = profileIdOf("engineer");
    await captain().setStatus({ profileId, isOnboard: false, reason: "leave" });
    expect(await person(profileId)).toMatchObject({ isOnboard: false, awayFor: "leave", since: world.now() });
    world.setNow("2026-06-20T09:00:00Z");
    await captain().setStatus({ profileId, isOnboard: true });
    expect(await person(profileId)).toMatchObject({ isOnboard: true, awayFor: null, since: world.now() });
  });

  it("leaves out who left for good and whose account was taken off the vessel", async () => {
    await captain().setStatus({ profileId: profileIdOf("stew"), isOnboard: false, reason: "left" });
    const { userId } = world.crew.A.engineer;
    await world.inVessel("A", (tx) =>
      tx.update(memberships).set({ softDeletedAt: world.now() }).where(eq(memberships.userId, userId)),
    );
    expect((await captain().list()).people.map(({ lastName }) => lastName)).toEqual([
      "Laurent",
      "Horvat",
      "Shaw",
      "Reid",
    ]);
    await world.inVessel("A", (tx) =>
      tx.update(memberships).set({ softDeletedAt: null }).where(eq(memberships.userId, userId)),
    );
  });

  it("is nobody's business outside the vessel", async () => {
    expect((await refusalOf(world.as("contractor").onboard.list())).code).toBe("forbidden");
    const foreign = await world.as("rival").onboard.list();
    expect(foreign.people.map(({ id }) => id)).not.toContain(profileIdOf("captain"));
  });
});

describe("coming and going", () => {
  it("opens and closes stays with their reasons", async () => {
    const profileId = profileIdOf("deckhand");
    await captain().setStatus({ profileId, isOnboard: false, reason: "leave" });
    world.setNow("2026-06-29T09:00:00Z");
    await captain().setStatus({ profileId, isOnboard: true });
    expect(await staysIn(profileId)).toMatchObject([
      { startReason: "joined", endReason: "leave", endedAt: new Date("2026-06-15T09:00:00Z") },
      { startReason: "returned", startedAt: new Date("2026-06-29T09:00:00Z"), endedAt: null },
    ]);
  });

  it("is told in the history of the person", async () => {
    const profileId = profileIdOf("bosun");
    await captain().setStatus({ profileId, isOnboard: false, reason: "shore" });
    const told = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(changes)
        .where(and(eq(changes.recordId, profileId), eq(changes.verb, "went_ashore"))),
    );
    expect(told.at(-1)).toMatchObject({
      recordKind: "profile",
      diff: { isOnboard: { old: true, new: false } },
      facts: { reason: "shore" },
    });
  });

  it("is harmless when it is sent twice", async () => {
    const word = { profileId: profileIdOf("deckhand"), isOnboard: false, reason: "shore", at: world.now() } as const;
    await captain().setStatus(word);
    await captain().setStatus(word);
    world.setNow("2026-06-15T10:00:00Z");
    await captain().setStatus({ profileId: word.profileId, isOnboard: true });
    await captain().setStatus(word);
    expect(await isOnboard(word.profileId)).toBe(true);
    expect(await staysIn(word.profileId)).toHaveLength(2);
  });

  it("is refused when a newer word is known", async () => {
    const profileId = profileIdOf("deckhand");
    await captain().setStatus({ profileId, isOnboard: false, at: new Date("2026-06-15T08:00:00Z") });
    const late = captain().setStatus({ profileId, isOnboard: true, at: new Date("2026-06-15T07:00:00Z") });
    expect(await refusalOf(late)).toMatchObject({ code: "conflict", messageKey: "onboard:newerKnown" });
  });

  it("is not told of the future, nor with a reason for the other way", async () => {
    const profileId = profileIdOf("deckhand");
    const tomorrow = { profileId, isOnboard: false, at: new Date("2026-06-16T09:00:00Z") };
    expect((await refusalOf(captain().setStatus(tomorrow))).messageKey).toBe("refusals:happened.future");
    const wrong = captain().setStatus({ profileId, isOnboard: true, reason: "leave" });
    expect((await refusalOf(wrong)).fields).toEqual({ reason: "onboard:reasonDoesNotFit" });
  });

  it("ends in one open stay when two tell it at once", async () => {
    const profileId = profileIdOf("engineer");
    await captain().setStatus({ profileId, isOnboard: false });
    await Promise.all([
      captain().setStatus({ profileId, isOnboard: true }),
      world.as("manager").onboard.setStatus({ profileId, isOnboard: true }),
      world.as("engineer").onboard.setStatus({ profileId, isOnboard: true }),
    ]);
    expect((await staysIn(profileId)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  it("is everybody's own matter for an evening ashore, and no more", async () => {
    const deckhand = world.as("deckhand").onboard;
    const profileId = profileIdOf("deckhand");
    await deckhand.setStatus({ profileId, isOnboard: false, reason: "shore" });
    await deckhand.setStatus({ profileId, isOnboard: true });
    const leave = deckhand.setStatus({ profileId, isOnboard: false, reason: "leave" });
    expect(await refusalOf(leave)).toMatchObject({ code: "forbidden", messageKey: "onboard:onlyShoreYourself" });
    const other = deckhand.setStatus({ profileId: profileIdOf("bosun"), isOnboard: false });
    expect(await refusalOf(other)).toMatchObject({ code: "forbidden", messageKey: "onboard:notYours" });
    const outsider = world.as("contractor").onboard.setStatus({ profileId, isOnboard: false });
    expect((await refusalOf(outsider)).code).toBe("not_found");
    const foreign = world.as("rival").onboard.setStatus({ profileId, isOnboard: false });
    expect((await refusalOf(foreign)).code).toBe("not_found");
  });

  it("is brought to what a muster found, all or nothing", async () => {
    const [deckhand, engineer] = [profileIdOf("deckhand"), profileIdOf("engineer")];
    await captain().setStatus({ profileId: deckhand, isOnboard: false });
    const found = { aboardIds: [deckhand], ashoreIds: [engineer], at: world.now() };
    await captain().setMany(found);
    await captain().setMany(found);
    expect([await isOnboard(deckhand), await isOnboard(engineer)]).toEqual([true, false]);
    expect(await staysIn(engineer)).toHaveLength(1);
    expect((await refusalOf(world.as("deckhand").onboard.setMany(found))).code).toBe("forbidden");
    const withForeign = { aboardIds: [engineer], ashoreIds: [world.crew.B.bosun.profileId] };
    expect((await refusalOf(captain().setMany(withForeign))).code).toBe("not_found");
    expect(await isOnboard(engineer)).toBe(false);
  });

  it("is read by the person and by who administers the crew", async () => {
    const profileId = profileIdOf("deckhand");
    await captain().setStatus({ profileId, isOnboard: false });
    expect(await world.as("deckhand").onboard.stays({ profileId })).toHaveLength(1);
    const other = world.as("engineer").onboard.stays({ profileId });
    expect(await refusalOf(other)).toMatchObject({ code: "forbidden", messageKey: "onboard:serviceIsPrivate" });
    expect((await refusalOf(world.as("yard").onboard.stays({ profileId }))).code).toBe("not_found");
    expect((await refusalOf(captain().stays({ profileId: newId() }))).code).toBe("not_found");
  });
});
