import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { securityKeyChallenges, securityKeys } from "@ymp/db/schema/sign-in";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { type Keepers, keepersOf } from "@ymp/testing/keepers";
import { worldPassword } from "@ymp/testing/people";
import { type VirtualKey, virtualKey } from "@ymp/testing/virtual-key";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SecurityEvent } from "../../platform/security-events.ts";
import { removeOutdated } from "../session/outdated.service.ts";

let world: World;
let keepers: Keepers;

beforeAll(async () => {
  world = await createWorld();
  keepers = keepersOf(world);
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const tooLate = { code: "invalid", messageKey: "keys:tooLate" };

describe("a key that is added", () => {
  it("is listed by its name, and answers recovery codes where it is the first second step", async () => {
    const { person, codes } = await keepers.keyed();
    expect(new Set(codes).size).toBe(10);
    const caller = await keepers.callerFor(person);
    expect(await caller.securityKeys.list()).toEqual({
      keys: [expect.objectContaining({ name: "Key on the ring", createdAt: world.now(), lastUsedAt: null })],
      origin: "https://ymp.test",
      isPossible: true,
    });
    expect(await caller.twoStep.state()).toEqual({
      ...{ isOn: false, onSince: null, hasKeys: true, recoveryCodesLeft: 10 },
    });
  });

  it("ends what the password alone had opened elsewhere where it is the first second step, and nothing later", async () => {
    const person = await keepers.newPerson();
    const from = { userAgent: null, address: "203.0.113.9", isPersistent: true };
    const { sessions } = world.services.accounts;
    const script = (name: string) => ({
      id: newId(),
      name,
      vesselId: null,
      scopes: "everything" as const,
      expiresInDays: 90,
    });
    const tokens = async () => (await keepers.callerFor(person)).tokens;
    const before = await sessions.open(person.userId, from);
    await (await tokens()).create(script("Before"));
    await keepers.addKey(person, virtualKey());
    expect(await sessions.find(before.token)).toBeUndefined();
    expect(await (await tokens()).list()).toMatchObject([{ name: "Before", state: "revoked" }]);
    const guarded = await sessions.open(person.userId, from);
    world.setNow(new Date(world.now().getTime() + 1000));
    await (await tokens()).create(script("Since"));
    await keepers.addKey(person, virtualKey());
    expect(await sessions.find(guarded.token)).toBeDefined();
    expect(await (await tokens()).list()).toMatchObject([{ state: "active" }, { state: "revoked" }]);
  });

  it("keeps the recovery codes there are", async () => {
    const { person } = await keepers.keyed();
    expect(await keepers.addKey(person, virtualKey())).toBeNull();
    expect((await (await keepers.callerFor(person)).twoStep.state()).recoveryCodesLeft).toBe(10);
  });

  it("is told to the owner by mail, as is its end and that of the second step", async () => {
    const { person } = await keepers.keyed();
    await keepers.addKey(person, virtualKey(), "Spare in the safe");
    const caller = await keepers.callerFor(person);
    for (const { id } of (await caller.securityKeys.list()).keys) await caller.securityKeys.remove({ id });
    await world.workQueue();
    expect(keepers.mailsTo(person)).toEqual([
      ...["mail:keyAdded.subject", "mail:keyAdded.subject", "mail:keyRemoved.subject", "mail:stepOff.subject"],
    ]);
  });

  it("says whether the owner's other devices hold it too", async () => {
    const person = await keepers.newPerson();
    await keepers.addKey(person, virtualKey({ isBackedUp: true }));
    expect((await (await keepers.callerFor(person)).securityKeys.list()).keys[0]?.isBackedUp).toBe(true);
  });

  it("opens one account only", async () => {
    const { key } = await keepers.keyed();
    const caller = await keepers.callerFor(await keepers.newPerson());
    const again = caller.securityKeys.add({ name: "Borrowed", made: key.make(await caller.securityKeys.begin()) });
    expect(await refusalOf(again)).toMatchObject({ code: "conflict", messageKey: "security:keys.known" });
  });

  it.each([
    ["by a page elsewhere", { origin: "https://ymp.test.example" }],
    ["for somebody else's page", { partyId: "example.test" }],
    ["without anybody there", { isUserPresent: false }],
  ])("is refused when it was made %s", async (_how, odd) => {
    const caller = await keepers.callerFor(await keepers.newPerson());
    const made = virtualKey().make(await caller.securityKeys.begin(), odd);
    const refusal = await refusalOf(caller.securityKeys.add({ name: "Odd", made }));
    expect(refusal).toMatchObject({ code: "invalid", messageKey: "security:keys.notMade" });
    expect((await caller.securityKeys.list()).keys).toEqual([]);
  });

  it("is refused when it answers nothing that was asked, too late, or twice", async () => {
    const person = await keepers.newPerson();
    const caller = await keepers.callerFor(person);
    const add = (made: ReturnType<VirtualKey["make"]>) => refusalOf(caller.securityKeys.add({ name: "Late", made }));
    expect(await add(virtualKey().make({ challenge: "bm90IGFza2Vk" }))).toMatchObject(tooLate);
    const made = virtualKey().make(await caller.securityKeys.begin());
    keepers.later(5 * 60);
    expect(await add(made)).toMatchObject(tooLate);
    const question = await caller.securityKeys.begin();
    await caller.securityKeys.add({ name: "First", made: virtualKey().make(question) });
    expect(await add(virtualKey().make(question))).toMatchObject(tooLate);
  });

  it("is the last one after twenty", async () => {
    const { person } = await keepers.keyed();
    const row = { userId: person.userId, name: "One more", publicKey: "AA", counter: 0, isBackedUp: false };
    await world.database.db
      .insert(securityKeys)
      .values(Array.from({ length: 19 }, (_, nth) => ({ ...row, credentialId: `${person.userId}-${nth}` })));
    expect(await refusalOf((await keepers.callerFor(person)).securityKeys.begin())).toMatchObject({
      ...{ code: "conflict", messageKey: "security:keys.tooMany", params: { most: 20 } },
    });
  });

  it("is not begun where browsers offer none: under a bare address", async () => {
    const services = { ...world.services, origin: "http://192.0.2.7:4180" };
    const caller = await keepers.callerFor(await keepers.newPerson(), services);
    expect(await caller.securityKeys.list()).toMatchObject({ isPossible: false, origin: services.origin });
    expect(await refusalOf(caller.securityKeys.begin())).toMatchObject({ messageKey: "security:keys.noAddress" });
  });
});

describe("the list of keys", () => {
  it("is renamed and removed by its owner only", async () => {
    const [{ person }, other] = [await keepers.keyed(), await keepers.keyed()];
    const caller = await keepers.callerFor(person);
    const [key] = (await caller.securityKeys.list()).keys;
    const id = key?.id ?? "";
    await caller.securityKeys.rename({ id, name: "In the safe" });
    expect((await caller.securityKeys.list()).keys[0]?.name).toBe("In the safe");
    const foreign = await keepers.callerFor(other.person);
    expect(await refusalOf(foreign.securityKeys.rename({ id, name: "Mine" }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(foreign.securityKeys.remove({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(caller.securityKeys.remove({ id: newId() }))).toMatchObject({ code: "not_found" });
    await caller.securityKeys.remove({ id });
    expect(await keepers.signIn(person)).toMatchObject({ userId: person.userId });
    expect((await caller.twoStep.state()).recoveryCodesLeft).toBe(0);
  });

  it("keeps one key of an administrator who has no other second step", async () => {
    const services = { ...world.services, administratorsNeedSecondStep: true };
    const person = await keepers.newPerson({ isSuperadmin: true });
    expect(await refusalOf((await keepers.callerFor(person, services)).platform.companies())).toMatchObject({
      messageKey: "refusals:setUpSecondStep",
    });
    await keepers.addKey(person, virtualKey());
    const caller = await keepers.callerFor(person, services);
    expect(await caller.platform.companies()).toHaveLength(1);
    const id = (await caller.securityKeys.list()).keys[0]?.id ?? "";
    expect(await refusalOf(caller.securityKeys.remove({ id }))).toMatchObject({
      ...{ code: "conflict", messageKey: "security:keys.lastStep" },
    });
    expect((await caller.securityKeys.list()).keys).toHaveLength(1);
    await world.database.db.update(users).set({ totpConfirmedAt: world.now() }).where(eq(users.id, person.userId));
    await (await keepers.callerFor(person, services)).securityKeys.remove({ id });
    expect((await (await keepers.callerFor(person, services)).twoStep.state()).isOn).toBe(true);
  });
});

describe("the platform", () => {
  it("takes the keys away with the second step of somebody who lost everything", async () => {
    const { person } = await keepers.keyed();
    const platform = world.as("superadmin").platform;
    const since = world.now();
    keepers.later(60);
    expect(await platform.account({ userId: person.userId })).toMatchObject({
      ...{ hasSecondStep: true, secondStepSince: since },
    });
    await platform.turnSecondStepOff({ userId: person.userId });
    expect((await (await keepers.callerFor(person)).securityKeys.list()).keys).toEqual([]);
    expect(await keepers.signIn(person)).toMatchObject({ userId: person.userId });
  });
});

describe("strangers and scripts", () => {
  it("have no keys to ask about", async () => {
    expect(await refusalOf(world.anonymous().securityKeys.list())).toMatchObject({ code: "unauthenticated" });
    expect(await refusalOf(world.anonymous().session.askKeyToConfirm())).toMatchObject({ code: "unauthenticated" });
    const script = callerOf(world.services, {
      principal: {
        ...{ kind: "token", account: (await keepers.newPerson()).account, sessionId: newId() },
        limits: { vesselId: null, levels: {}, madeAt: world.now() },
      },
    });
    expect(await refusalOf(script.securityKeys.list())).toMatchObject({ messageKey: "refusals:notByToken" });
  });
});

describe("what is left of keys", () => {
  const questionsTo = (userId: string) =>
    world.database.db.select().from(securityKeyChallenges).where(eq(securityKeyChallenges.userId, userId));

  it("no question once it ran out", async () => {
    const { person } = await keepers.keyed();
    await keepers.ask(person);
    await removeOutdated(world.services);
    expect(await questionsTo(person.userId)).toHaveLength(1);
    keepers.later(5 * 60);
    await removeOutdated(world.services);
    expect(await questionsTo(person.userId)).toEqual([]);
  });

  it("nothing once the account is erased", async () => {
    const { person } = await keepers.keyed();
    await keepers.ask(person);
    const { userId, account } = person;
    await world.as("superadmin").platform.eraseAccount({ userId, confirmation: account.username });
    expect(await questionsTo(userId)).toEqual([]);
    expect(await world.database.db.select().from(securityKeys).where(eq(securityKeys.userId, userId))).toEqual([]);
  });
});

describe("the security log", () => {
  it("tells of keys that are added, refused and removed, and why", async () => {
    const events: SecurityEvent[] = [];
    const services = { ...world.services, noteSecurity: (event: SecurityEvent) => void events.push(event) };
    const [person, key] = [await keepers.newPerson(), virtualKey()];
    const caller = await keepers.callerFor(person, services);
    for (const name of ["First", "Second"]) {
      const made = (name === "First" ? key : virtualKey()).make(await caller.securityKeys.begin());
      await caller.securityKeys.add({ name, made });
    }
    const odd = key.sign(await caller.session.askKeyToConfirm(), { origin: "https://false.example" });
    const confirm = (await keepers.callerFor(person, services)).session.confirm;
    await refusalOf(confirm({ currentPassword: worldPassword, key: odd }));
    for (const { id } of (await caller.securityKeys.list()).keys) await caller.securityKeys.remove({ id });
    expect(events.map(({ event, userId }) => [event, userId === person.userId])).toEqual(
      ["securityKeyAdded", "securityKeyAdded", "securityKeyRefused", "securityKeyRemoved", "secondStepOff"].map(
        (event) => [event, true],
      ),
    );
    expect(events[2]?.detail).toContain("https://false.example");
  });
});
