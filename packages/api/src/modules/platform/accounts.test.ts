import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { refusalOf } from "@ymp/testing/callers";
import { tokenIn } from "@ymp/testing/factories/users";
import { insertPerson, openSupportVisit } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  await world.workQueue();
  world.outbox.length = 0;
});

const platform = () => world.as("superadmin").platform;
const somebody = (username: string) => insertPerson(world.database, { username, name: `Person ${username}` });
const verbsOf = async (userId: string) => (await platform().changes({ userId })).items.map(({ verb }) => verb);
const rowOf = async (userId: string) =>
  (await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId)))[0];

describe("the list of accounts", () => {
  it.each([
    ["a name", "laurent", ["captain.a", "captain.b"]],
    ["a username", "chief.b", ["chief.b"]],
    ["an address", "bosun.a@", ["bosun.a"]],
  ])("is searched by %s", async (_what, search, expected) => {
    const { items } = await platform().accounts({ search });
    expect(items.map(({ username }) => username).sort()).toEqual(expected);
  });

  it("is searched by a vessel", async () => {
    const { total, items } = await platform().accounts({ search: "corvus" });
    expect(total).toBe(8);
    expect(items[0]?.memberships).toMatchObject([{ vesselName: "Corvus" }]);
  });

  it("tells the vessels and companies that an account opens", async () => {
    const { items } = await platform().accounts({ search: "helen" });
    expect(items).toMatchObject([{ memberships: [], companies: [{ name: "Meridian Yachts" }], isSuperadmin: false }]);
  });

  it("keeps the people of lite boats apart", async () => {
    await platform().setEdition({ vesselId: world.vessels.B.id, edition: "lite" });
    const { items } = await platform().accounts({ edition: "lite" });
    expect(items).toHaveLength(8);
    expect(items.every(({ username }) => username.endsWith(".b"))).toBe(true);
    await platform().setEdition({ vesselId: world.vessels.B.id, edition: "full" });
  });

  it("shows the administrators of the platform alone when asked for them", async () => {
    const { items } = await platform().accounts({ isSuperadmin: true });
    expect(items.map(({ username }) => username)).toEqual(["superadmin"]);
  });

  it.each(["name", "lastSeen"] as const)("comes page by page without a gap or a double, by %s", async (sort) => {
    const whole = await platform().accounts({ sort });
    const first = await platform().accounts({ sort, limit: 7 });
    const rest = await platform().accounts({ sort, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ userId }) => userId)).toEqual(
      whole.items.map(({ userId }) => userId),
    );
  });
});

describe("an account", () => {
  it("is closed and opened again, keeps its places, and moves between the lists", async () => {
    const { userId } = world.crew.B.stew;
    await platform().setAccountDeleted({ userId, isDeleted: true });
    expect((await platform().accounts({ state: "deleted" })).items).toMatchObject([
      { userId, state: "deleted", memberships: [{ vesselName: "Corvus" }] },
    ]);
    await platform().setAccountDeleted({ userId, isDeleted: false });
    expect(await platform().account({ userId })).toMatchObject({ state: "current" });
    expect(await verbsOf(userId)).toEqual(["restored", "deleted"]);
  });

  it("that is the last to administer a vessel is not closed", async () => {
    const closing = platform().setAccountDeleted({ userId: world.crew.A.captain.userId, isDeleted: true });
    expect(await refusalOf(closing)).toMatchObject({
      code: "conflict",
      messageKey: "platform:lastAdministratorOf",
      params: { vessel: "Seraphine" },
    });
  });

  it("is not closed, erased or raised by its owner here", async () => {
    const { userId } = world.person("superadmin");
    const refusals = await Promise.all([
      refusalOf(platform().setAccountDeleted({ userId, isDeleted: true })),
      refusalOf(platform().setSuperadmin({ userId, isSuperadmin: false })),
      refusalOf(platform().eraseAccount({ userId, confirmation: "superadmin" })),
    ]);
    expect(refusals.map(({ messageKey }) => messageKey)).toEqual(Array(3).fill("platform:notYourself"));
  });

  it("is erased with its username typed, and what it wrote keeps its name", async () => {
    const { userId } = world.crew.B.deckhand;
    const wrong = platform().eraseAccount({ userId, confirmation: "deckhand" });
    expect(await refusalOf(wrong)).toMatchObject({ code: "invalid" });
    await platform().eraseAccount({ userId, confirmation: "deckhand.b" });
    expect(await platform().account({ userId })).toMatchObject({
      state: "erased",
      memberships: [],
      may: { setEmail: false, setDeleted: false, erase: false },
    });
    expect(await rowOf(userId)).toMatchObject({ passwordHash: "" });
    const restoring = platform().setAccountDeleted({ userId, isDeleted: false });
    expect(await refusalOf(restoring)).toMatchObject({ messageKey: "platform:accountErased" });
  });

  it("that does not exist is not found", async () => {
    expect(await refusalOf(platform().account({ userId: newId() }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(platform().sendReset({ userId: newId() }))).toMatchObject({ code: "not_found" });
  });
});

describe("the right to administer the platform", () => {
  it("is given, and taken with every visit that is open", async () => {
    const { userId, account } = await somebody("helper");
    await platform().setSuperadmin({ userId, isSuperadmin: true });
    await openSupportVisit(world.database, world.vessels.A.id, userId);
    expect(await world.as("captain").support.current()).toHaveLength(2);
    await platform().setSuperadmin({ userId, isSuperadmin: false });
    expect(await world.as("captain").support.current()).toHaveLength(1);
    expect(await rowOf(account.id)).toMatchObject({ isSuperadmin: false });
    expect(await verbsOf(userId)).toEqual(["superadmin_taken", "superadmin_given"]);
  });

  it("takes the visits and the tokens along when the account is closed", async () => {
    const leaver = await somebody("leaver");
    const { userId } = leaver;
    await platform().setSuperadmin({ userId, isSuperadmin: true });
    await openSupportVisit(world.database, world.vessels.A.id, userId);
    const { tokens } = world.caller(leaver, null);
    await tokens.create({ id: newId(), name: "Script", vesselId: null, scopes: "everything", expiresInDays: 90 });
    await platform().setAccountDeleted({ userId, isDeleted: true });
    expect(await world.as("captain").support.current()).toHaveLength(1);
    expect(await tokens.list()).toMatchObject([{ state: "revoked" }]);
  });

  it("is used by nobody whom it was taken from since the request was let in, so that somebody always holds it", async () => {
    const second = await somebody("second");
    await platform().setSuperadmin({ userId: second.userId, isSuperadmin: true });
    const asSecond = world.caller({ ...second, account: { ...second.account, isSuperadmin: true } }, null).platform;
    const { userId } = world.person("superadmin");
    await platform().setAccountDeleted({ userId: second.userId, isDeleted: true });
    const refused = { code: "forbidden", messageKey: "refusals:superadminOnly" };
    expect(await refusalOf(asSecond.setSuperadmin({ userId, isSuperadmin: false }))).toMatchObject(refused);
    expect(await refusalOf(asSecond.setAccountDeleted({ userId, isDeleted: true }))).toMatchObject(refused);
  });

  it("is not given to a closed account", async () => {
    const { userId } = await somebody("closed");
    await platform().setAccountDeleted({ userId, isDeleted: true });
    expect(await refusalOf(platform().setSuperadmin({ userId, isSuperadmin: true }))).toMatchObject({
      messageKey: "platform:accountClosed",
    });
  });
});

describe("the sign-in of an account", () => {
  it("gets a new password by a link that is mailed", async () => {
    await platform().sendReset({ userId: world.crew.A.bosun.userId });
    await world.workQueue();
    expect(world.outbox).toMatchObject([{ to: "bosun.a@example.test" }]);
    expect(world.outbox[0]?.subject).toContain("mail:reset.subject");
  });

  it("gets a new address, in the profiles too, and old links open nothing", async () => {
    const { userId, profileId } = world.crew.A.engineer;
    const person = await world.as("captain").people.get({ id: profileId });
    await world.as("captain").people.save({
      ...{ id: profileId, version: person.version, firstName: person.firstName, lastName: person.lastName },
      email: "engineer.a@example.test",
    });
    await platform().sendReset({ userId });
    await world.workQueue();
    await platform().setAccountEmail({ userId, email: "nair@example.test" });
    await world.workQueue();
    const mails = world.outbox.filter(({ text }) => text.includes("nair@example.test"));
    expect(mails.map(({ to }) => to)).toEqual(["engineer.a@example.test"]);
    expect(await rowOf(userId)).toMatchObject({ email: "nair@example.test" });
    expect(await world.as("captain").people.get({ id: profileId })).toMatchObject({ email: "nair@example.test" });
    const { rows: told } = await world.as("captain").people.history({ profileId });
    expect(told[0]).toMatchObject({ verb: "updated", diff: { email: { new: "nair@example.test" } } });
    const links = await world.database.db.select().from(passwordResets).where(eq(passwordResets.userId, userId));
    // The one that is open went to the new address.
    expect(links.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
    expect(tokenIn(world, "nair@example.test")).not.toBe("no link");
  });

  it("does not get the address of somebody else", async () => {
    const taking = platform().setAccountEmail({
      userId: world.crew.A.chief.userId,
      email: "CAPTAIN.a@example.test",
    });
    expect(await refusalOf(taking)).toMatchObject({ fields: { email: "users:refusal.emailTaken" } });
  });

  it("loses its second step when the administrator turns it off, and the story tells so", async () => {
    const { userId } = world.crew.A.chief;
    await world.database.db
      .update(users)
      .set({ totpSecret: "sealed", totpConfirmedAt: world.now() })
      .where(eq(users.id, userId));
    expect(await platform().account({ userId })).toMatchObject({ hasSecondStep: true });
    await platform().turnSecondStepOff({ userId });
    expect(await platform().account({ userId })).toMatchObject({ hasSecondStep: false });
    expect(await verbsOf(userId)).toEqual(["two_step_off"]);
    expect(await refusalOf(platform().turnSecondStepOff({ userId }))).toMatchObject({
      messageKey: "platform:stepIsOff",
    });
  });
});
