import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { profiles } from "@ymp/db/schema/people";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { insertPerson } from "@ymp/testing/people";
import { seenFromOutside } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const platform = () => world.as("superadmin").platform;
const idOf = (vessel: "A" | "B") => world.vessels[vessel].id;
const placesOf = async (userId: string) => (await platform().account({ userId })).memberships;
const profileOf = async (vessel: "A" | "B", userId: string) =>
  (
    await world.inVessel(vessel, (tx) =>
      tx
        .select()
        .from(profiles)
        .where(and(eq(profiles.vesselId, idOf(vessel)), eq(profiles.userId, userId))),
    )
  )[0];

describe("a place on a vessel", () => {
  it("is given to an account, with a profile, and told on board", async () => {
    const { userId } = await insertPerson(world.database, { username: "mate", name: "Ines de Souza" });
    await platform().addMembership({ userId, vesselId: idOf("A"), role: "hod", department: "bridge" });
    expect(await placesOf(userId)).toMatchObject([{ vesselName: "Seraphine", role: "hod", department: "bridge" }]);
    const profile = await profileOf("A", userId);
    expect(profile).toMatchObject({ firstName: "Ines", lastName: "de Souza", role: "hod", isOnboard: false });
    const told = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(changes)
        .where(eq(changes.recordId, profile?.id ?? "")),
    );
    expect(told).toMatchObject([{ recordKind: "profile", verb: "created" }]);
  });

  it("is not given twice", async () => {
    const twice = platform().addMembership({ userId: world.crew.A.bosun.userId, vesselId: idOf("A"), role: "crew" });
    expect(await refusalOf(twice)).toMatchObject({ code: "conflict", messageKey: "platform:aboardAlready" });
  });

  it.each([
    ["an outsider without a purpose", { role: "user" as const }, "users:refusal.userTypeMissing"],
    ["crew with one", { role: "crew" as const, userType: "surveyor" as const }, "users:refusal.userTypeOnlyOutside"],
    [
      "a last day that has passed",
      { role: "crew" as const, endsOn: parseCalendarDate("2026-06-14") },
      "platform:endsInPast",
    ],
  ])("is refused to %s", async (_who, place, messageKey) => {
    const { userId } = await insertPerson(world.database, { username: newId(), name: "No Body" });
    const giving = platform().addMembership({ userId, vesselId: idOf("A"), ...place });
    expect(await refusalOf(giving)).toMatchObject({ code: "invalid", messageKey });
  });

  it("is not given on a vessel, or to an account, that does not exist", async () => {
    const { userId } = world.crew.A.stew;
    const [vessel, account] = await Promise.all([
      refusalOf(platform().addMembership({ userId, vesselId: newId(), role: "crew" })),
      refusalOf(platform().addMembership({ userId: newId(), vesselId: idOf("A"), role: "crew" })),
    ]);
    expect([vessel.code, account.code]).toEqual(["not_found", "not_found"]);
  });

  it("changes in role, last day and levels under the rules of that vessel", async () => {
    const { userId } = world.crew.A.stew;
    await platform().changeMembership({
      ...(await seenFromOutside(platform(), userId, idOf("A"))),
      ...{ role: "hod", department: "interior" },
      ...{ endsOn: parseCalendarDate("2026-09-30"), levels: { guests: "view" } },
    });
    expect(await placesOf(userId)).toMatchObject([{ role: "hod", department: "interior", endsOn: "2026-09-30" }]);
    const { access } = (await platform().vessel({ vesselId: idOf("A") })).people.find(
      (person) => person.userId === userId,
    ) ?? { access: null };
    expect(access).toEqual({ guests: "view" });
    expect((await platform().changes({ userId })).items[0]).toMatchObject({
      verb: "member_changed",
      facts: { vessel: "Seraphine", role: "hod" },
    });
  });

  it("of the last administrator is neither lowered nor taken", async () => {
    const { userId } = world.crew.B.captain;
    const lowering = platform().changeMembership({
      ...(await seenFromOutside(platform(), userId, idOf("B"))),
      role: "hod",
    });
    expect(await refusalOf(lowering)).toMatchObject({ messageKey: "users:refusal.lastAdministrator" });
    const taking = platform().removeMembership({ userId, vesselId: idOf("B") });
    expect(await refusalOf(taking)).toMatchObject({ messageKey: "users:refusal.lastAdministrator" });
  });

  it("is taken, keeps the profile with its story, and closes the vessel at the next call", async () => {
    const { userId, profileId } = world.crew.A.deckhand;
    expect(await world.as("deckhand").people.pick()).not.toHaveLength(0);
    await platform().removeMembership({ userId, vesselId: idOf("A") });
    expect(await refusalOf(world.as("deckhand").people.pick())).toMatchObject({ code: "not_found" });
    expect(await profileOf("A", userId)).toMatchObject({ id: profileId, firstName: "Liam", isOnboard: false });
  });

  it("that is not there cannot be changed or taken", async () => {
    const { userId } = world.crew.B.chief;
    const change = platform().changeMembership({
      ...(await seenFromOutside(platform(), userId, idOf("A"))),
      role: "crew",
    });
    expect(await refusalOf(change)).toMatchObject({ code: "not_found" });
    expect(await refusalOf(platform().removeMembership({ userId, vesselId: idOf("A") }))).toMatchObject({
      code: "not_found",
    });
  });
});

describe("switching somebody to another vessel", () => {
  it("takes role and name along and leaves the profile at the old one as history", async () => {
    const { userId, profileId } = world.crew.A.engineer;
    await platform().moveMembership({ userId, fromVesselId: idOf("A"), toVesselId: idOf("B") });
    expect(await placesOf(userId)).toMatchObject([{ vesselName: "Corvus", role: "crew", department: "engineering" }]);
    expect(await profileOf("A", userId)).toMatchObject({ id: profileId, isOnboard: false });
    expect(await profileOf("B", userId)).toMatchObject({ firstName: "Priya", lastName: "Nair" });
    const own = world.caller(world.crew.A.engineer, "B");
    expect(await refusalOf(own.people.pick())).toMatchObject({ code: "not_found" });
    await own.users.answerInvitation({ vesselId: idOf("B"), accepts: true });
    expect(await own.people.pick()).not.toHaveLength(0);
  });

  it("and back finds the same profile again", async () => {
    const { userId, profileId } = world.crew.A.engineer;
    await platform().moveMembership({ userId, fromVesselId: idOf("B"), toVesselId: idOf("A") });
    expect(await profileOf("A", userId)).toMatchObject({ id: profileId });
    expect(await placesOf(userId)).toMatchObject([{ vesselName: "Seraphine" }]);
  });

  it("does nothing by halves: where the new place is refused, the old one stays", async () => {
    const { userId } = world.crew.A.chief;
    await platform().addMembership({ userId, vesselId: idOf("B"), role: "hod", department: "engineering" });
    const moving = platform().moveMembership({ userId, fromVesselId: idOf("A"), toVesselId: idOf("B") });
    expect(await refusalOf(moving)).toMatchObject({ messageKey: "platform:aboardAlready" });
    expect((await placesOf(userId)).map(({ vesselName }) => vesselName)).toEqual(["Corvus", "Seraphine"]);
  });

  it("does not leave a vessel without an administrator, and goes somewhere else", async () => {
    const { userId } = world.crew.B.captain;
    const leaving = platform().moveMembership({ userId, fromVesselId: idOf("B"), toVesselId: idOf("A") });
    expect(await refusalOf(leaving)).toMatchObject({ messageKey: "users:refusal.lastAdministrator" });
    const staying = platform().moveMembership({ userId, fromVesselId: idOf("B"), toVesselId: idOf("B") });
    expect(await refusalOf(staying)).toMatchObject({ fields: { toVesselId: "platform:sameVessel" } });
  });
});
