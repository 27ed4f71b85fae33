import { users } from "@ymp/db/schema/accounts";
import { securityKeys } from "@ymp/db/schema/sign-in";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { guest, mailTo, newcomer, tokenIn } from "@ymp/testing/factories/users";
import { openTestSession, type Person, type VesselKey } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow("2026-06-15T09:00:00Z");
});

const captainOf = (vessel: VesselKey) => world.caller(world.crew[vessel].captain, vessel).users;
const platform = () => world.caller(world.person("superadmin"), null).platform;
const signIn = (login: string, password: string) => world.anonymous().session.openToken({ login, password });
const vesselsOf = async (somebody: Caller) => (await somebody.session.me())?.vessels.map(({ name }) => name) ?? [];

/** Somebody who holds an account and has proved the mailbox; aboard neither vessel. */
async function stranger(): Promise<Person> {
  const invited = guest();
  await captainOf("B").invite(invited);
  await world
    .anonymous()
    .session.resetPassword({ token: tokenIn(world, invited.email), newPassword: "Copper and tin 5" });
  const [account] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, invited.userId));
  if (!account) throw new Error("no account");
  await world.caller({ account, userId: account.id, profileId: "", name: account.name }, "B").users.leave();
  return { account, userId: account.id, profileId: invited.profileId, name: account.name };
}

/** An account that the captain of A made in advance, entered and changed the password of. */
async function madeInAdvance() {
  const made = newcomer({ password: "Anchor chain 12" });
  await captainOf("A").create(made);
  const { token } = await signIn(made.username, "Anchor chain 12");
  return { ...made, token };
}

describe("an account made in advance", () => {
  it("opens nothing of the vessel that takes its owner on, and is its maker's no more", async () => {
    const { db } = world.database;
    const made = await madeInAdvance();
    await db
      .update(users)
      .set({ totpSecret: "sealed", totpConfirmedAt: world.now(), securityKeysSince: world.now() })
      .where(eq(users.id, made.userId));
    await db.insert(securityKeys).values({
      ...{ userId: made.userId, name: "His key", credentialId: made.userId, publicKey: "key", counter: 0 },
      isBackedUp: false,
    });
    const answer = await captainOf("B").create(newcomer({ email: made.email, role: "hod" }));
    expect(await world.services.accounts.sessions.find(made.token)).toBeUndefined();
    expect(await refusalOf(signIn(made.username, "Anchor chain 12"))).toMatchObject({ code: "unauthenticated" });
    expect(await db.select().from(securityKeys).where(eq(securityKeys.userId, made.userId))).toEqual([]);
    const [left] = await db.select(wholeAccount).from(users).where(eq(users.id, made.userId));
    expect(left).toMatchObject({ totpSecret: null, totpConfirmedAt: null, securityKeysSince: null, passwordHash: "" });
    expect(await captainOf("B").get({ userId: answer.userId })).toMatchObject({ isAwaited: true });
  });

  it("becomes its owner's by the link, who then agrees to come aboard", async () => {
    const made = await madeInAdvance();
    const asked = newcomer({ email: made.email, role: "hod" });
    await captainOf("B").create(asked);
    const token = tokenIn(world, made.email);
    await world.anonymous().session.resetPassword({ token, newPassword: "Copper and tin 5" });
    const [account] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, made.userId));
    if (!account) throw new Error("no account");
    const owner = world.caller({ account, userId: account.id, profileId: "", name: account.name }, "B");
    expect(await vesselsOf(owner)).toEqual(["Seraphine"]);
    expect(await owner.users.invitations()).toMatchObject([{ vesselName: "Corvus", role: "hod" }]);
    await owner.users.answerInvitation({ vesselId: world.vessels.B.id, accepts: true });
    expect(await vesselsOf(owner)).toEqual(["Corvus", "Seraphine"]);
    expect(await owner.users.get({ userId: account.id })).toMatchObject({ role: "hod", profileId: asked.profileId });
    expect(await owner.users.invitations()).toEqual([]);
  });
});

describe("an account in use whose mailbox nobody has proved", () => {
  /** Made by the captain of A; the person who signed in chose a password, and a second step. */
  async function inUse() {
    const made = newcomer({ password: "Anchor chain 12" });
    await captainOf("A").create(made);
    const [account] = await world.database.db
      .update(users)
      .set({ mustChangePassword: false })
      .where(eq(users.id, made.userId))
      .returning(wholeAccount);
    if (!account) throw new Error("no account");
    const { token } = await signIn(made.username, "Anchor chain 12");
    const securityKeysSince = new Date(world.now().getTime() - 60_000);
    await world.database.db.update(users).set({ securityKeysSince }).where(eq(users.id, made.userId));
    await openTestSession(world.database, account);
    const self = world.caller({ account, userId: account.id, profileId: made.profileId, name: account.name }, "A");
    return { ...made, token, self, passwordHash: account.passwordHash };
  }
  const rowOf = async (userId: string) => {
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId));
    return row;
  };

  it("goes on working when another vessel asks for it, until the link in the mailbox is used", async () => {
    const nina = await inUse();
    const asked = newcomer({ email: nina.email });
    await captainOf("B").create(asked);
    expect(await world.services.accounts.sessions.find(nina.token)).toBeDefined();
    expect(await rowOf(nina.userId)).toMatchObject({ passwordHash: nina.passwordHash, provenEmail: null });
    expect(await nina.self.users.invitations()).toEqual([]);
    const token = tokenIn(world, nina.email);
    await world.anonymous().session.resetPassword({ token, newPassword: "Copper and tin 5" });
    expect(await world.services.accounts.sessions.find(nina.token)).toBeUndefined();
    expect(await rowOf(nina.userId)).toMatchObject({ provenEmail: nina.email, securityKeysSince: null });
    expect(await nina.self.users.invitations()).toMatchObject([{ vesselName: "Corvus" }]);
  });

  it("keeps its second step when its owner asks for a new password and no vessel waits", async () => {
    const nina = await inUse();
    await world.anonymous().session.requestReset({ email: nina.email });
    await world.workQueue();
    await world.anonymous().session.resetPassword({
      token: tokenIn(world, nina.email),
      newPassword: "Copper and tin 5",
    });
    expect((await rowOf(nina.userId))?.securityKeysSince).not.toBeNull();
  });

  it("answers the platform's question by the link alone, and is led to no other mailbox before", async () => {
    const nina = await inUse();
    await nina.self.users.setEmail({ userId: nina.userId, email: "of.the.user@example.test" });
    await world.workQueue();
    const before = tokenIn(world, "of.the.user@example.test");
    await platform().addMembership({ userId: nina.userId, vesselId: world.vessels.B.id, role: "crew" });
    expect(await nina.self.users.invitations()).toEqual([]);
    const accepting = nina.self.users.answerInvitation({ vesselId: world.vessels.B.id, accepts: true });
    expect(await refusalOf(accepting)).toMatchObject({ messageKey: "users:refusal.noInvitation" });
    const elsewhere = nina.self.users.setEmail({ userId: nina.userId, email: "of.the.user@example.test" });
    expect(await refusalOf(elsewhere)).toMatchObject({ messageKey: "users:refusal.answerFirst" });
    const led = world.anonymous().session.resetPassword({ token: before, newPassword: "Copper and tin 5" });
    expect(await refusalOf(led)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
    await world.anonymous().session.resetPassword({
      token: tokenIn(world, nina.email),
      newPassword: "Copper and tin 6",
    });
    await nina.self.users.answerInvitation({ vesselId: world.vessels.B.id, accepts: true });
  });
});

describe("an account that its maker leads elsewhere", () => {
  it("does not take along what was asked of the mailbox it had", async () => {
    const made = await madeInAdvance();
    const asked = newcomer({ email: made.email, role: "hod" });
    await captainOf("B").create(asked);
    await captainOf("A").setEmail({ userId: made.userId, email: "of.the.maker@example.test" });
    const token = tokenIn(world, "of.the.maker@example.test");
    await world.anonymous().session.resetPassword({ token, newPassword: "Copper and tin 5" });
    const [account] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, made.userId));
    if (!account) throw new Error("no account");
    const maker = world.caller({ account, userId: account.id, profileId: "", name: account.name }, "B");
    expect(await maker.users.invitations()).toEqual([]);
    const answer = maker.users.answerInvitation({ vesselId: world.vessels.B.id, accepts: true });
    expect(await refusalOf(answer)).toMatchObject({ messageKey: "users:refusal.noInvitation" });
    await captainOf("B").resendWelcome({ userId: asked.userId });
    await world
      .anonymous()
      .session.resetPassword({ token: tokenIn(world, made.email), newPassword: "Copper and tin 6" });
    expect(await signIn(asked.username, "Copper and tin 6")).toMatchObject({ userId: asked.userId });
    expect(await refusalOf(maker.users.get({ userId: account.id }))).toMatchObject({ code: "not_found" });
  });
});

describe("the answer to a captain", () => {
  it("is the same for an address with an account and for one without, and tells what was typed", async () => {
    const known = await stranger();
    const [fresh, asked] = [newcomer(), newcomer({ email: known.account.email })];
    const answers = [await captainOf("A").create(fresh), await captainOf("A").create(asked)];
    expect(answers.map((answer) => Object.keys(answer).sort())).toEqual([
      ["initialPassword", "profileId", "userId", "welcomeMail"],
      ["initialPassword", "profileId", "userId", "welcomeMail"],
    ]);
    for (const made of [fresh, asked]) {
      const user = await captainOf("A").get({ userId: made.userId });
      expect(user).toMatchObject({
        ...{ userId: made.userId, username: made.username, email: made.email, isSuperadmin: false, lastSeenAt: null },
        ...{
          name: `${made.firstName} ${made.lastName}`,
          isAwaited: true,
          mustChangePassword: true,
          welcomeMail: "sent",
        },
      });
      expect(await captainOf("A").isFree({ email: made.email })).toMatchObject({ email: "aboard" });
    }
  });

  it("does not tell that an address is known elsewhere", async () => {
    expect(await captainOf("A").isFree({ email: world.crew.B.stew.account.email })).toMatchObject({ email: "free" });
  });

  it("does not tell an administrator of the platform, who is written to and asked nothing", async () => {
    const { account } = world.person("superadmin");
    const asked = newcomer({ email: account.email });
    await captainOf("A").create(asked);
    expect(await captainOf("A").get({ userId: asked.userId })).toMatchObject({ isAwaited: true, isSuperadmin: false });
    expect(mailTo(world, account.email)?.subject).toContain("mail:consentRefused.subject");
    expect(await world.caller(world.person("superadmin"), null).users.invitations()).toEqual([]);
  });

  it("corrects what was typed, the same for every address", async () => {
    const known = await stranger();
    for (const [typed, meant] of [
      ["nobody.a@example.test", known.account.email],
      [world.crew.B.stew.account.email, "nobody.b@example.test"],
    ] as const) {
      const made = newcomer({ email: typed });
      await captainOf("A").create(made);
      await captainOf("A").setEmail({ userId: made.userId, email: meant });
      expect(await captainOf("A").get({ userId: made.userId })).toMatchObject({ email: meant, isAwaited: true });
    }
    expect(await world.caller(known, null).users.invitations()).toHaveLength(1);
    expect(tokenIn(world, "nobody.b@example.test")).not.toBe("no link");
  });
});

describe("an owner who was asked", () => {
  it("declines, and the place is taken off the list; asked again, is asked again", async () => {
    const known = await stranger();
    const asked = newcomer({ email: known.account.email });
    await captainOf("A").create(asked);
    await world.caller(known, null).users.answerInvitation({ vesselId: world.vessels.A.id, accepts: false });
    expect(await captainOf("A").get({ userId: asked.userId })).toMatchObject({ isDeleted: true });
    await captainOf("A").setSoftDeleted({ userId: asked.userId, isDeleted: false });
    expect(await vesselsOf(world.caller(known, "A"))).toEqual([]);
    expect(await world.caller(known, null).users.invitations()).toHaveLength(1);
  });

  it("is asked no more once the captain takes it back", async () => {
    const known = await stranger();
    const asked = newcomer({ email: known.account.email });
    await captainOf("A").create(asked);
    await captainOf("A").setSoftDeleted({ userId: asked.userId, isDeleted: true });
    const answer = world.caller(known, null).users.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    expect(await refusalOf(answer)).toMatchObject({ messageKey: "users:refusal.noInvitation" });
  });

  it("leaves, and comes back by consent only, whether the captain or the platform brings them", async () => {
    const known = await stranger();
    const { userId } = known;
    const self = () => world.caller(known, "A");
    const accept = () => self().users.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    await captainOf("A").create(newcomer({ email: known.account.email }));
    await accept();
    expect(await self().users.get({ userId })).toMatchObject({ userId });
    await self().users.leave();
    expect(await vesselsOf(self())).toEqual([]);
    await captainOf("A").setSoftDeleted({ userId, isDeleted: false });
    expect(await vesselsOf(self())).toEqual([]);
    expect(await captainOf("A").get({ userId })).toMatchObject({ isAwaited: true, username: "", lastSeenAt: null });
    await captainOf("A").setSoftDeleted({ userId, isDeleted: true });
    await captainOf("A").setSoftDeleted({ userId, isDeleted: false });
    expect(await vesselsOf(self())).toEqual([]);
    await accept();
    expect(await vesselsOf(self())).toEqual(["Seraphine"]);
    await captainOf("A").setSoftDeleted({ userId, isDeleted: true });
    await captainOf("A").setSoftDeleted({ userId, isDeleted: false });
    expect(await vesselsOf(self())).toEqual(["Seraphine"]);
    await platform().removeMembership({ userId, vesselId: world.vessels.A.id });
    await platform().addMembership({ userId, vesselId: world.vessels.A.id, role: "crew" });
    expect(await vesselsOf(self())).toEqual([]);
    await accept();
    expect(await vesselsOf(self())).toEqual(["Seraphine"]);
  });

  it("does not leave a vessel that nobody else administers", async () => {
    const leaving = world.caller(world.crew.B.captain, "B").users.leave();
    expect(await refusalOf(leaving)).toMatchObject({ code: "conflict", messageKey: "users:refusal.lastToLeave" });
  });

  it("keeps an address that no captain changes, and closes the way in when changing it", async () => {
    const { userId } = world.person("bosun");
    expect(await refusalOf(captainOf("A").setEmail({ userId, email: "mine@example.test" }))).toMatchObject({
      fields: { email: "users:refusal.ownersAddress" },
    });
  });
});

describe("the platform", () => {
  it("appoints a captain of an account made in advance: reset first, then asked", async () => {
    const made = await madeInAdvance();
    const id = "0190a1b2-0000-7000-8000-00000000a001";
    await platform().createVessel({
      id,
      name: "Halcyon",
      timeZone: "Europe/Paris",
      currency: "EUR",
      captainUserId: made.userId,
    });
    expect(await world.services.accounts.sessions.find(made.token)).toBeUndefined();
    expect(tokenIn(world, made.email)).not.toBe("no link");
    expect(await refusalOf(signIn(made.username, "Anchor chain 12"))).toMatchObject({ code: "unauthenticated" });
  });

  it("gives no company and no platform to an account whose mailbox nobody proved", async () => {
    const made = await madeInAdvance();
    const joining = platform().setCompanyMember({ companyId: world.companyId, userId: made.userId, isMember: true });
    expect(await refusalOf(joining)).toMatchObject({ messageKey: "platform:mailboxUnproven" });
    const raising = platform().setSuperadmin({ userId: made.userId, isSuperadmin: true });
    expect(await refusalOf(raising)).toMatchObject({ messageKey: "platform:mailboxUnproven" });
  });
});

describe("last seen", () => {
  it("is of this vessel", async () => {
    const known = await stranger();
    await captainOf("A").create(newcomer({ email: known.account.email }));
    await world.caller(known, null).users.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    expect(await captainOf("A").get({ userId: known.userId })).toMatchObject({ lastSeenAt: null });
    await world.caller(known, "A").jobs.list({});
    expect(await captainOf("A").get({ userId: known.userId })).toMatchObject({ lastSeenAt: world.now() });
  });
});
