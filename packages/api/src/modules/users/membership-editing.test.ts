import { type MembershipField, type MembershipState, membershipPolicy } from "@ymp/core/access/membership-fields";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { memberships, users } from "@ymp/db/schema/accounts";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { openTestSession } from "@ymp/testing/people";
import { seenPlace } from "@ymp/testing/seen-places";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const post = { role: "crew", department: "engineering", userType: null, access: {}, endsOn: null } as const;

/** The second engineer's place; she is taken off by the row alone, so that she can still be seen to try. */
async function placeIn(state: MembershipState): Promise<string> {
  const { userId, account } = world.person("engineer");
  const { email } = account;
  const provenEmail = state === "not proven yet" ? null : email;
  await world.database.db
    .update(users)
    .set({ email, provenEmail, mustChangePassword: provenEmail === null })
    .where(eq(users.id, userId));
  // What was walked before may have ended it.
  await openTestSession(world.database, account);
  const softDeletedAt = state === "taken off" ? world.now() : null;
  const isHers = and(eq(memberships.vesselId, world.vessels.A.id), eq(memberships.userId, userId));
  await world.inVessel("A", (tx) =>
    tx
      .update(memberships)
      .set({ ...post, softDeletedAt })
      .where(isHers),
  );
  return userId;
}

const otherDay = parseCalendarDate("2026-12-31");

async function change(caller: Caller, userId: string, field: MembershipField, turn: number): Promise<unknown> {
  const { users: called } = caller;
  const seen = await seenPlace(world.as("captain").users, userId);
  const place = { ...seen, role: "crew" as const };
  switch (field) {
    case "role":
      return called.setRole({ ...seen, role: "hod" });
    case "department":
      return called.setRole({ ...place, department: "deck" });
    case "userType":
      return called.setRole({ ...seen, role: "user", userType: "surveyor" });
    case "levels":
      return called.setAccess({ ...seen, levels: { guests: "view" } });
    case "endsOn":
      return called.setEndsOn({ ...seen, endsOn: otherDay });
    case "email":
      return called.setEmail({ userId, email: `other${turn}@example.test` });
    case "softDeletedAt": {
      const { isDeleted } = await world.as("captain").users.get({ userId });
      return called.setSoftDeleted({ userId, isDeleted: !isDeleted });
    }
  }
}

it("role, access, address and end of a place are changed by their people alone", async () => {
  const trial = { policy: membershipPolicy, module: null, make: placeIn, change };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("a place that was taken off keeps its role, its access and its last day until it is restored", async () => {
  const userId = await placeIn("taken off");
  const { users: captains } = world.as("captain");
  const off = { code: "conflict", messageKey: "users:refusal.deleted" };
  expect(await refusalOf(captains.setRole({ ...(await seenPlace(captains, userId)), role: "captain" }))).toMatchObject(
    off,
  );
  expect(
    await refusalOf(captains.setAccess({ ...(await seenPlace(captains, userId)), levels: { accounting: "edit" } })),
  ).toMatchObject(off);
  expect(await refusalOf(captains.setEndsOn({ ...(await seenPlace(captains, userId)), endsOn: null }))).toMatchObject(
    off,
  );
  const { may, maySetEmail } = await captains.get({ userId });
  expect(may).toMatchObject({ setRole: [], setAccess: false, setEndsOn: false, softDelete: true });
  expect([maySetEmail, may.accessRefusal]).toEqual([false, "takenOff"]);
});

it("an owner who has just asked for another address keeps the account, before the new mailbox is proved", async () => {
  const userId = await placeIn("proven");
  await world.as("engineer").users.setEmail({ userId, email: "priya.new@example.test" });
  const taken = world.as("captain").users.setEmail({ userId, email: "captains.own@example.test" });
  expect(await refusalOf(taken)).toMatchObject({ code: "forbidden", messageKey: "users:refusal.ownersAddress" });
  expect(await world.as("captain").users.get({ userId })).toMatchObject({
    email: world.person("engineer").account.email,
    maySetEmail: false,
  });
});
