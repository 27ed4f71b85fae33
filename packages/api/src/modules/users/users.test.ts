import { newId } from "@ymp/core/ids";
import { memberships, users } from "@ymp/db/schema/accounts";
import { refusalOf } from "@ymp/testing/callers";
import { guest, mailTo, newcomer, tokenIn } from "@ymp/testing/factories/users";
import { oneRow } from "@ymp/testing/one-row";
import { insertPerson } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

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
const use = (token: string) => world.anonymous().session.resetPassword({ token, newPassword: "Copper and tin 5" });
const rowOf = async (userId: string) =>
  oneRow(await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId)));

describe("the list of accounts", () => {
  it("shows who holds a place, by name", async () => {
    const { items } = await captain().list({ kind: "crew", limit: 200 });
    const names = items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Marie Laurent", "Tomás Reid"]));
    expect(names).not.toContain("Marco Ricci");
  });

  it("is filtered by kind, department, role and words", async () => {
    const invited = await captain().list({ kind: "invited", search: "ricci" });
    expect(invited.items.map(({ name }) => name)).toEqual(["Marco Ricci"]);
    const heads = await captain().list({ roles: ["hod"], departments: ["engineering"] });
    expect(heads.items.map(({ name }) => name)).toEqual(["Tomás Reid"]);
  });

  it.each(["name", "role", "department", "username", "lastSeen"] as const)(
    "pages by %s without losing anybody",
    async (sort) => {
      const whole = await captain().list({ sort, limit: 200 });
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<ReturnType<typeof captain>["list"]>> = await captain().list({
          sort,
          limit: 3,
          cursor,
        });
        paged.push(...page.items.map(({ userId }) => userId));
        cursor = page.nextCursor;
      } while (cursor);
      expect(paged).toEqual(whole.items.map(({ userId }) => userId));
    },
  );

  it("keeps the facts of the sign-in to those who administer accounts", async () => {
    const made = newcomer();
    await captain().create(made);
    const deckhand = world.as("deckhand").users;
    const seen = await deckhand.list({ search: made.lastName });
    const hidden = { username: null, email: null };
    expect(seen.items[0]).toMatchObject({ ...hidden, welcomeMail: null, invitedAt: null, mayAct: false });
    expect(await deckhand.get({ userId: seen.items[0]?.userId ?? "" })).toMatchObject(hidden);
    expect((await deckhand.list({ search: made.email })).items).toEqual([]);
    const file = await deckhand.export({ format: "csv" });
    expect(Buffer.from(file.base64, "base64").toString()).not.toContain(made.email);
    const { userId, account } = world.person("deckhand");
    expect(await deckhand.get({ userId })).toMatchObject({ username: account.username, email: account.email });
  });

  it("is closed to people from outside", async () => {
    expect(await refusalOf(world.as("yard").users.list({}))).toMatchObject({ code: "forbidden" });
    const { userId } = world.person("captain");
    expect(await refusalOf(world.as("yard").users.get({ userId }))).toMatchObject({ code: "not_found" });
  });

  it("leaves the vessel as a spreadsheet", async () => {
    const file = await captain().export({ format: "csv", kind: "crew" });
    expect(Buffer.from(file.base64, "base64").toString()).toContain("Tomás Reid");
  });

  it("leaves the vessel whole, however many there are", async () => {
    const many = Array.from({ length: 1_050 }, (_, at) => ({ ...newcomer(), name: `Guest ${at}` }));
    await world.inVessel("A", async (tx) => {
      const made = { createdAt: world.now() };
      const accounts = many.map(({ userId: id, username, email, name }) => ({
        ...{ ...made, id, username: username ?? id, email: email ?? id, name },
        ...{ passwordHash: "", backgroundColor: "#808080" },
      }));
      await tx.insert(users).values(accounts);
      const vesselId = world.vessels.A.id;
      await tx
        .insert(memberships)
        .values(many.map(({ userId }) => ({ ...made, id: newId(), vesselId, userId, role: "user" as const })));
    });
    const file = await captain().export({ format: "csv", kind: "invited", search: "guest" });
    const lines = Buffer.from(file.base64, "base64").toString().trimEnd().split("\r\n");
    expect(lines).toHaveLength(many.length + 1);
    await world.database.db.delete(users).where(like(users.name, "Guest %"));
  });

  it("lets everybody read their own account, with what it opens", async () => {
    const { userId } = world.person("yard");
    const own = await world.as("yard").users.get({ userId });
    expect(own).toMatchObject({ role: "user", access: { shipyard: "edit" }, may: { setRole: [], setAccess: false } });
  });
});

describe("the crew now", () => {
  it("is everybody who works on board, by department", async () => {
    const names = (await captain().crew({})).map(({ lastName }) => lastName);
    expect(names[0]).toBe("Laurent");
    expect(names).toContain("Shaw");
    expect(names).not.toContain("Ricci");
  });

  it("is narrowed by department, role, words and who is on board", async () => {
    const named = async (filters: Parameters<ReturnType<typeof captain>["crew"]>[0]) =>
      (await captain().crew(filters)).map(({ lastName }) => lastName);
    expect(await named({ departments: ["deck"], roles: ["hod"] })).toEqual(["Horvat"]);
    expect(await named({ search: "BOSUN" })).toEqual(["Horvat"]);
    expect(await named({ onboard: false, search: "horvat" })).toEqual([]);
  });

  it("keeps papers and sign-in to the administration and the person", async () => {
    const mine = await world.as("deckhand").users.crew({ search: "shaw" });
    expect(mine[0]?.username).toBe("deckhand.a");
    const others = await world.as("deckhand").users.crew({ search: "horvat" });
    expect(others[0]).toMatchObject({ username: null, phone: null, lastSeenAt: null, nextExpiryOn: null });
    expect(await refusalOf(world.as("yard").users.crew({}))).toMatchObject({ code: "forbidden" });
  });

  it.each(["name", "jobTitle", "role", "lastSeen", "nextExpiry"] as const)("is sorted by %s", async (sort) => {
    expect((await captain().crew({ sort, descending: true })).length).toBe((await captain().crew({ sort })).length);
  });

  it("leaves the vessel as a spreadsheet", async () => {
    const file = await captain().exportCrew({ format: "csv", departments: ["deck"] });
    expect(Buffer.from(file.base64, "base64").toString()).toContain("Horvat");
  });
});

describe("the email address", () => {
  it("is changed by the person and by the captain, and closes links to the old one", async () => {
    const invited = guest();
    await captain().invite(invited);
    await captain().setEmail({ userId: invited.userId, email: "paolo.new@example.test" });
    expect(await captain().get({ userId: invited.userId })).toMatchObject({ email: "paolo.new@example.test" });
    expect(
      await refusalOf(world.anonymous().session.resetLink({ token: tokenIn(world, invited.email) })),
    ).toMatchObject({
      code: "invalid",
    });
    const { userId } = world.person("contractor");
    const before = world.person("contractor").account.email;
    await world.as("contractor").users.setEmail({ userId, email: "jens.typo@example.test" });
    expect(await world.as("contractor").users.setEmail({ userId, email: "jens@example.test" })).toEqual({
      awaitsProof: true,
    });
    await world.workQueue();
    expect(await captain().get({ userId })).toMatchObject({ email: before });
    const mistyped = use(tokenIn(world, "jens.typo@example.test"));
    expect(await refusalOf(mistyped)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
    await use(tokenIn(world, "jens@example.test"));
    expect(await captain().get({ userId })).toMatchObject({ email: "jens@example.test" });
    expect(await rowOf(userId)).toMatchObject({ email: "jens@example.test", provenEmail: "jens@example.test" });
    await world.workQueue();
    expect(world.outbox.find(({ to }) => to === before)?.text).toContain("jens@example.test");
  });

  it("that is somebody else's is answered like any other, and its owner is told who tried", async () => {
    const { userId, account } = world.person("engineer");
    const taken = world.crew.B.stew.account;
    const answer = await world.as("engineer").users.setEmail({ userId, email: taken.email.toUpperCase() });
    expect(answer).toEqual(await world.as("engineer").users.setEmail({ userId, email: "nobodys@example.test" }));
    await world.workQueue();
    expect(mailTo(world, taken.email)?.subject).toContain("mail:addressTaken.subject");
    expect(mailTo(world, taken.email)?.text).toContain(account.name);
    expect(tokenIn(world, taken.email)).toBe("no link");
    expect(await rowOf(userId)).toMatchObject({ email: account.email, provenEmail: account.email });
  });

  it("that was given to another account before the link was used stays there", async () => {
    const { userId } = world.person("bosun");
    const made = newcomer();
    await world.as("bosun").users.setEmail({ userId, email: made.email });
    await world.workQueue();
    const token = tokenIn(world, made.email);
    await captain().create(made);
    expect(await refusalOf(use(token))).toMatchObject({ fields: { email: "users:refusal.emailTaken" } });
  });

  it("of an account in use is nobody's aboard, also where its mailbox was never proved", async () => {
    const made = newcomer({ password: "Anchor chain 12", department: "interior" });
    await captain().create(made);
    const { token } = await world.anonymous().session.openToken({ login: made.username, password: "Anchor chain 12" });
    const inUse = { mustChangePassword: false, totpSecret: "sealed", totpConfirmedAt: world.now() };
    await world.database.db.update(users).set(inUse).where(eq(users.id, made.userId));
    const before = await rowOf(made.userId);
    for (const who of ["captain", "manager"] as const) {
      const taking = world.as(who).users.setEmail({ userId: made.userId, email: "thief@example.test" });
      expect(await refusalOf(taking)).toMatchObject({ fields: { email: "users:refusal.ownersAddress" } });
    }
    expect(await captain().get({ userId: made.userId })).toMatchObject({
      maySetEmail: false,
      may: { setEmail: false },
    });
    expect(await rowOf(made.userId)).toEqual(before);
    expect(await world.services.accounts.sessions.find(token)).toBeDefined();
    // Support leads it to the person it hears is its owner; nothing tells them from anyone who signs in.
    const support = world.as("superadmin").users;
    await support.setEmail({ userId: made.userId, email: "nina.right@example.test" });
    expect(await rowOf(made.userId)).toMatchObject({
      ...{ email: "nina.right@example.test", mustChangePassword: true, passwordHash: "", totpSecret: null },
    });
    expect(await world.services.accounts.sessions.find(token)).toBeUndefined();
  });

  it("that support corrects a second time leaves the account its ways in", async () => {
    const { userId, account } = world.person("chief");
    const { passwordHash } = await rowOf(userId);
    const { token } = await world.services.accounts.sessions.open(userId, {
      ...{ userAgent: null, address: "::1", isPersistent: true },
    });
    const support = world.as("superadmin").users;
    await support.setEmail({ userId, email: "chief.typo@example.test" });
    expect(await rowOf(userId)).toMatchObject({ email: "chief.typo@example.test" });
    await support.setEmail({ userId, email: account.email });
    expect(await rowOf(userId)).toMatchObject({ email: account.email, passwordHash });
    expect(await world.services.accounts.sessions.find(token)).toBeDefined();
    const told = await world.as("superadmin").platform.account({ userId });
    expect(told.changes.items.map(({ verb }) => verb)).toEqual(["email", "email"]);
  });

  it("of an account that opens another vessel tells the captain nothing of that vessel", async () => {
    const made = newcomer();
    await captain().create(made);
    const { id: vesselId, name } = world.vessels.B;
    await world.as("superadmin").platform.addMembership({ userId: made.userId, vesselId, role: "captain" });
    const { people } = world.as("captain");
    const told = [
      await captain().get({ userId: made.userId }),
      (await captain().list({ search: made.email })).items,
      await people.getByUser({ userId: made.userId }),
      (await people.list({ limit: 200 })).items,
      (await people.across({})).filter(({ userId }) => userId === made.userId),
    ];
    expect(JSON.stringify(told)).toContain(made.userId);
    for (const secret of [vesselId, name]) expect(JSON.stringify(told)).not.toContain(secret);
  });

  it("of an account that opens another vessel is not the captain's to change", async () => {
    const made = newcomer();
    await captain().create(made);
    const vesselId = world.vessels.B.id;
    await world.as("superadmin").platform.addMembership({ userId: made.userId, vesselId, role: "crew" });
    const change = captain().setEmail({ userId: made.userId, email: "taken.over@example.test" });
    expect(await refusalOf(change)).toMatchObject({ messageKey: "users:refusal.accountOfOthers" });
  });

  it("of others is not crew's to change", async () => {
    const { userId } = world.person("engineer");
    const byCrew = world.as("deckhand").users.setEmail({ userId, email: "x@example.test" });
    expect(await refusalOf(byCrew)).toMatchObject({ code: "not_found" });
  });

  it("gets a link for a new password", async () => {
    const made = newcomer();
    await captain().create(made);
    await captain().sendReset({ userId: made.userId });
    await world.workQueue();
    expect(mailTo(world, made.email)?.text).toContain("reset-password/");
  });
});

describe("an account", () => {
  it("is deleted for good by its owner, and what they wrote keeps its author", async () => {
    const { engineer } = world.crew.A;
    const own = world.caller(engineer, "A");
    const wrong = own.users.deleteAccount({ userId: engineer.userId, confirmation: "somebody" });
    expect(await refusalOf(wrong)).toMatchObject({ fields: { confirmation: "users:refusal.confirmation" } });
    await own.users.deleteAccount({ userId: engineer.userId, confirmation: engineer.account.username });
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, engineer.userId));
    expect(row).toMatchObject({ name: "Priya Nair", username: `deleted-${engineer.userId}`, passwordHash: "" });
    expect(JSON.stringify(row)).not.toContain(engineer.account.email);
    expect(row?.erasedAt).not.toBeNull();
    const left = await captain().list({ search: "nair", state: "all" });
    expect(left.items.map(({ userId }) => userId)).not.toContain(engineer.userId);
    expect((await world.as("captain").people.pick()).map(({ id }) => id)).toContain(engineer.profileId);
    const again = own.users.deleteAccount({ userId: engineer.userId, confirmation: engineer.account.username });
    expect(await refusalOf(again)).toMatchObject({ code: "not_found" });
  });

  it("of somebody else is the platform's to delete, and never the last administrator's", async () => {
    const { userId, account } = world.person("deckhand");
    const other = captain().deleteAccount({ userId, confirmation: account.username });
    expect(await refusalOf(other)).toMatchObject({ code: "forbidden" });
    await world.as("superadmin").users.deleteAccount({ userId, confirmation: account.username });
    expect(await refusalOf(captain().get({ userId }))).toMatchObject({ code: "not_found" });
    const me = world.person("superadmin");
    const last = world.as("superadmin").users.deleteAccount({ userId: me.userId, confirmation: me.account.username });
    expect(await refusalOf(last)).toMatchObject({ messageKey: "users:refusal.lastSuperadmin" });
  });

  it("leaves an administrator to the platform where two delete theirs at once", async () => {
    const other = await insertPerson(world.database, { username: "second", name: "Second", isSuperadmin: true });
    const gone = await Promise.allSettled(
      [world.person("superadmin"), other].map((person) => {
        const { userId, account } = person;
        return world.caller(person, null).users.deleteAccount({ userId, confirmation: account.username });
      }),
    );
    expect(gone.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});
