import { hash } from "@node-rs/argon2";
import { users } from "@ymp/db/schema/accounts";
import { contextOf, refusalOf } from "@ymp/testing/callers";
import { type Person, worldPassword } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCaller } from "../../root.ts";
import { renewPasswordHash } from "./session.repository.ts";
import { signingIn } from "./test-signing-in.ts";

let world: World;
const { newPerson, browser, open } = signingIn(() => world);

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

describe("signing in", () => {
  it("opens a session by username, with a cookie that no script can read", async () => {
    const { account } = await newPerson();
    const { caller, headers } = browser();
    expect(await caller.session.signIn({ login: account.username, password: worldPassword })).toEqual({
      userId: account.id,
      mustChangePassword: false,
      recoveryCodesLeft: null,
    });
    expect(headers.map(([, value]) => value.split("=")[0])).toEqual(["ymp_session", "ymp_device"]);
    expect(headers[0]).toEqual(["set-cookie", expect.stringMatching(/^ymp_session=\w+; HttpOnly; Max-Age=2592000;/)]);
    expect(headers[0]?.[1]).toContain("SameSite=Lax");
  });

  it("takes the email address as well, in any case", async () => {
    const { account } = await newPerson();
    const login = account.email.toUpperCase();
    expect(await browser().caller.session.signIn({ login, password: worldPassword })).toMatchObject({
      userId: account.id,
    });
  });

  it("ends with the browser when the person does not stay signed in", async () => {
    const { account } = await newPerson();
    const { caller, headers } = browser();
    await caller.session.signIn({ login: account.username, password: worldPassword, staysSignedIn: false });
    expect(headers[0]?.[1]).not.toMatch(/Max-Age|Expires/);
  });

  it("answers a wrong password and an unknown name alike", async () => {
    const { account } = await newPerson();
    const wrong = await refusalOf(browser().caller.session.signIn({ login: account.username, password: "wrong" }));
    const unknown = await refusalOf(browser().caller.session.signIn({ login: "nobody", password: "wrong" }));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ code: "unauthenticated", messageKey: "auth:wrongLoginOrPassword" });
  });

  it("keeps a deleted account out", async () => {
    const { account } = await newPerson();
    await world.database.db.update(users).set({ softDeletedAt: new Date() }).where(eq(users.id, account.id));
    const refusal = await refusalOf(
      browser().caller.session.signIn({ login: account.username, password: worldPassword }),
    );
    expect(refusal.code).toBe("unauthenticated");
  });

  it("waits after ten wrong passwords, says how long, and opens again afterwards", async () => {
    const { account } = await newPerson();
    const attempt = (password: string) => browser().caller.session.signIn({ login: account.username, password });
    for (let times = 0; times < 10; times++) await refusalOf(attempt("wrong"));
    expect(await refusalOf(attempt(worldPassword))).toMatchObject({
      code: "limit",
      messageKey: "auth:tooManyAttempts",
      params: { count: 15 },
    });
    world.setNow("2026-06-15T09:15:00Z");
    expect(await attempt(worldPassword)).toMatchObject({ userId: account.id });
  });

  it("counts the name and the address of an account together", async () => {
    const { account } = await newPerson();
    const attempt = (login: string, password: string) => browser().caller.session.signIn({ login, password });
    for (let times = 0; times < 5; times++) {
      await refusalOf(attempt(account.username, "wrong"));
      await refusalOf(attempt(account.email, "wrong"));
    }
    expect(await refusalOf(attempt(account.email, worldPassword))).toMatchObject({ code: "limit" });
  });

  it("lets the owner in on a device the account is known on, no matter who guesses elsewhere", async () => {
    const { account } = await newPerson();
    const login = account.username;
    const first = browser();
    await first.caller.session.signIn({ login, password: worldPassword });
    const deviceCookie =
      first.headers
        .flat()
        .join(" ")
        .match(/ymp_device=([\w.-]+)/)?.[1] ?? "";
    const known = (password: string) =>
      createCaller({ ...contextOf(world.services), deviceCookie }).session.signIn({ login, password });
    for (let times = 0; times < 11; times++)
      await refusalOf(browser().caller.session.signIn({ login, password: "no" }));
    expect(await refusalOf(browser().caller.session.signIn({ login, password: worldPassword }))).toMatchObject({
      code: "limit",
    });
    expect(await known(worldPassword)).toMatchObject({ userId: account.id });
    for (let times = 0; times < 10; times++) await refusalOf(known("wrong"));
    expect(await refusalOf(known(worldPassword))).toMatchObject({ code: "limit" });
  });

  it("keeps no right password out behind an address from which many guess", async () => {
    const { account } = await newPerson();
    const ctx = { ...contextOf(world.services), address: "192.0.2.77" };
    const attempt = (login: string, password: string) => createCaller(ctx).session.signIn({ login, password });
    for (let times = 0; times < 70; times++) await refusalOf(attempt(`marina${times}`, "wrong"));
    expect(await attempt(account.username, worldPassword)).toMatchObject({ userId: account.id });
    await refusalOf(attempt("marina0", "wrong"));
    await refusalOf(attempt("marina0", "wrong"));
    expect(await refusalOf(attempt("marina0", "wrong"))).toMatchObject({ code: "limit" });
  });

  it("counts no right password against an address", async () => {
    const { account } = await newPerson();
    const ctx = { ...contextOf(world.services), address: "192.0.2.78" };
    const attempt = (password: string) => createCaller(ctx).session.signIn({ login: account.username, password });
    for (let times = 0; times < 62; times++) await attempt(worldPassword);
    expect(await refusalOf(attempt("wrong"))).toMatchObject({ code: "unauthenticated" });
  });

  it("does not wait for a clock that jumped ahead and back", async () => {
    const { account } = await newPerson();
    const attempt = (password: string) => browser().caller.session.signIn({ login: account.username, password });
    world.setNow("2027-07-20T09:00:00Z");
    for (let times = 0; times < 11; times++) await refusalOf(attempt("wrong"));
    world.setNow("2026-06-15T09:00:00Z");
    expect(await attempt(worldPassword)).toMatchObject({ userId: account.id });
  });

  it("limits an address that tries many accounts", async () => {
    const { caller } = browser();
    const attempt = (login: string) => refusalOf(caller.session.signIn({ login, password: "wrong" }));
    for (let times = 0; times < 60; times++) await attempt(`guess${times}`);
    for (let times = 0; times < 2; times++) await attempt("one more");
    expect(await attempt("one more")).toMatchObject({ code: "limit" });
  });

  it("starts counting again after the right password", async () => {
    const { account } = await newPerson();
    const attempt = (password: string) => browser().caller.session.signIn({ login: account.username, password });
    for (let times = 0; times < 9; times++) await refusalOf(attempt("wrong"));
    await attempt(worldPassword);
    expect(await refusalOf(attempt("wrong"))).toMatchObject({ code: "unauthenticated" });
  });
});

describe("a password hashed before the installation's key was mixed in", () => {
  const passwordHashOf = async ({ userId }: Person) => {
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId));
    return row?.passwordHash ?? "";
  };
  async function personOfThen() {
    const person = await newPerson();
    const passwordHash = await hash(worldPassword);
    await world.database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
    return { person, passwordHash };
  }

  it("opens, and is hashed again while the password is at hand", async () => {
    const { person, passwordHash } = await personOfThen();
    await open(person);
    const renewed = await passwordHashOf(person);
    expect(renewed).not.toBe(passwordHash);
    expect(world.services.passwords.isOutdated(renewed)).toBe(false);
    expect(await open(person)).toMatchObject({ userId: person.userId });
    expect(await passwordHashOf(person)).toBe(renewed);
  });

  it("stays as it is when somebody tries a wrong one", async () => {
    const { person, passwordHash } = await personOfThen();
    const login = person.account.username;
    await refusalOf(browser().caller.session.openToken({ login, password: "wrong" }));
    expect(await passwordHashOf(person)).toBe(passwordHash);
  });

  it("does not replace one that was chosen meanwhile", async () => {
    const { person, passwordHash } = await personOfThen();
    const [seen] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, person.userId));
    const chosen = await world.services.passwords.hash("A quiet anchorage 9");
    await world.database.db.update(users).set({ passwordHash: chosen }).where(eq(users.id, person.userId));
    if (seen) await renewPasswordHash(world.database.db, seen, passwordHash);
    expect(await passwordHashOf(person)).toBe(chosen);
  });
});
