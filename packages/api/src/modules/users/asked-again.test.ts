import { users } from "@ymp/db/schema/accounts";
import { refusalOf } from "@ymp/testing/callers";
import { guest, mailTo, newcomer, tokenIn } from "@ymp/testing/factories/users";
import { openTestSession, type VesselKey } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

let next = 0;
const freshAddress = () => `elsewhere${++next}@example.test`;
const captainOf = (vessel: VesselKey) => world.caller(world.crew[vessel].captain, vessel).users;
const platform = () => world.as("superadmin").platform;
const useLink = (email: string) =>
  world.anonymous().session.resetPassword({ token: tokenIn(world, email), newPassword: "Copper and tin 5" });

/** Signed in as the account, aboard A. */
async function callerOf(userId: string) {
  const [account] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId));
  if (!account) throw new Error("no account");
  await openTestSession(world.database, account);
  return world.caller({ account, userId, profileId: "", name: account.name }, "A");
}

/** Somebody aboard A who has proved the mailbox. */
async function owner() {
  const invited = guest();
  await captainOf("A").invite(invited);
  await useLink(invited.email);
  world.setNow("2026-06-15T09:01:00Z");
  return { ...invited, self: await callerOf(invited.userId) };
}

/** An account aboard A in use, whose mailbox nobody has proved. */
async function holder() {
  const made = newcomer({ password: "Anchor chain 12" });
  await captainOf("A").create(made);
  await world.database.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, made.userId));
  return { ...made, self: await callerOf(made.userId) };
}

const hasInvitations = async (self: Awaited<ReturnType<typeof callerOf>>) => (await self.session.me())?.hasInvitations;

describe("an owner who is asked at the mailbox they proved", () => {
  it("answers before the account goes to another", async () => {
    const { userId, email, self } = await owner();
    await captainOf("B").create(newcomer({ email }));
    const moving = self.users.setEmail({ userId, email: freshAddress() });
    expect(await refusalOf(moving)).toMatchObject({ messageKey: "users:refusal.answerFirst" });
    await self.users.answerInvitation({ vesselId: world.vessels.B.id, accepts: false });
    expect(await self.users.setEmail({ userId, email: freshAddress() })).toEqual({ awaitsProof: true });
  });

  it("answers before a link is used that was asked for earlier, which opens afterwards", async () => {
    const { userId, email, self } = await owner();
    const elsewhere = freshAddress();
    await self.users.setEmail({ userId, email: elsewhere });
    await world.workQueue();
    await captainOf("B").create(newcomer({ email }));
    expect(await refusalOf(useLink(elsewhere))).toMatchObject({ messageKey: "users:refusal.answerFirst" });
    expect(await self.users.invitations()).toMatchObject([{ vesselName: "Corvus" }]);
    await self.users.answerInvitation({ vesselId: world.vessels.B.id, accepts: true });
    await useLink(elsewhere);
    expect(await hasInvitations(self)).toBe(false);
  });

  it("is not held by what the captain has taken back", async () => {
    const { userId, email, self } = await owner();
    const asked = newcomer({ email });
    await captainOf("B").create(asked);
    expect(await hasInvitations(self)).toBe(true);
    await captainOf("B").setSoftDeleted({ userId: asked.userId, isDeleted: true });
    expect(await hasInvitations(self)).toBe(false);
    expect(await self.users.setEmail({ userId, email: freshAddress() })).toEqual({ awaitsProof: true });
  });

  it("is asked at the mailbox that was typed where the platform leads the account to another", async () => {
    const { userId, email, self } = await owner();
    const asked = newcomer({ email });
    await captainOf("B").create(asked);
    await platform().setAccountEmail({ userId, email: freshAddress() });
    expect(await hasInvitations(self)).toBe(false);
    expect(mailTo(world, email)?.subject).toContain("mail:invitation.subject");
    await useLink(email);
    expect(await world.anonymous().session.openToken({ login: email, password: "Copper and tin 5" })).toMatchObject({
      userId: asked.userId,
    });
  });
});

describe("the person who holds an account that was made in advance", () => {
  it("is told of no invitation, since there is none to answer", async () => {
    const { email, self } = await holder();
    await captainOf("B").create(newcomer({ email }));
    expect(await self.users.invitations()).toEqual([]);
    expect(await hasInvitations(self)).toBe(false);
  });

  it("does not end the link of the one who was asked by leading the account elsewhere", async () => {
    const { userId, email, self } = await holder();
    const asked = newcomer({ email });
    await captainOf("B").create(asked);
    const elsewhere = freshAddress();
    await self.users.setEmail({ userId, email: elsewhere });
    await world.workQueue();
    await useLink(elsewhere);
    expect(await self.users.invitations()).toEqual([]);
    await useLink(email);
    expect(await captainOf("B").get({ userId: asked.userId })).toMatchObject({ isAwaited: false, email });
    const { rows } = await world.as("rival").people.history({ profileId: asked.profileId });
    expect(rows.filter(({ verb }) => verb === "invited").map((row) => row.actorKind)).toEqual(["system"]);
  });

  it("nor by erasing it", async () => {
    const { userId, username, email, self } = await holder();
    const asked = newcomer({ email });
    await captainOf("B").create(asked);
    await self.users.deleteAccount({ userId, confirmation: username });
    await useLink(email);
    expect(await captainOf("B").get({ userId: asked.userId })).toMatchObject({ isAwaited: false, email });
  });

  it("nor by a new password, where the platform holds a place for the account itself", async () => {
    const { userId, email, self } = await holder();
    await platform().addMembership({ userId, vesselId: world.vessels.B.id, role: "crew" });
    await self.session.changePassword({ currentPassword: "Anchor chain 12", newPassword: "Copper and tin 6" });
    await useLink(email);
    expect(await self.users.invitations()).toMatchObject([{ vesselName: "Corvus" }]);
  });
});
