import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { makeSailor } from "@ymp/testing/factories/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const people = (who: Who) => world.as(who).people;
const idOf = (who: Who) => world.person(who).profileId;

describe("a profile", () => {
  it("is made by anyone who administers people, once however often it is sent, with a colour of its own", async () => {
    const input = { id: newId(), firstName: "Ida", lastName: "Moe" };
    const made = await people("captain").save(input);
    await people("captain").save(input);
    expect(made).toMatchObject({ firstName: "Ida", version: 1, role: "crew", isUnreviewed: true, userId: null });
    expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
    expect((await people("captain").list({ search: "ida moe" })).items).toHaveLength(1);
    const { rows } = await people("captain").history({ profileId: input.id });
    expect(rows.map(({ verb }) => verb)).toEqual(["created"]);
  });

  it("gets a colour of its own also from a form that sends an empty one along", async () => {
    const made = await people("captain").save({ id: newId(), firstName: "Ida", lastName: "Moe", color: undefined });
    expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("needs a first and a last name", async () => {
    const call = people("captain").save({ id: newId(), firstName: " ", lastName: "" });
    expect(await refusalOf(call)).toMatchObject({
      code: "invalid",
      fields: { firstName: "people:firstNameMissing", lastName: "people:lastNameMissing" },
    });
  });

  it("is made by nobody else", async () => {
    for (const who of ["chief", "deckhand", "contractor"] as const) {
      const call = people(who).save({ id: newId(), firstName: "Ida", lastName: "Moe" });
      expect((await refusalOf(call)).code).toBe("forbidden");
    }
  });

  it("refuses a country, an address and a birthday that cannot be", async () => {
    const save = (more: object) => people("captain").save({ id: newId(), firstName: "Ida", lastName: "Moe", ...more });
    expect((await refusalOf(save({ nationality: "XXX" }))).fields).toEqual({
      nationality: "people:nationalityUnknown",
    });
    expect((await refusalOf(save({ email: "ida" }))).fields).toEqual({ email: "people:emailInvalid" });
    expect((await refusalOf(save({ birthDate: "2026-06-16" }))).fields).toEqual({
      birthDate: "people:birthDateImpossible",
    });
  });

  it("shows each reader what concerns them", async () => {
    const id = await makeSailor(world);
    const seenBy = async (who: Who) => {
      const { contact, origin, emergency, pettyCash, email } = await people(who).get({ id });
      return [contact !== null && email !== null, origin !== null, emergency !== null, pettyCash !== null];
    };
    expect(await seenBy("captain")).toEqual([true, true, true, true]);
    expect(await seenBy("manager")).toEqual([true, true, true, true]);
    expect(await seenBy("bosun")).toEqual([true, false, true, false]);
    expect(await seenBy("deckhand")).toEqual([false, false, false, false]);
    expect((await refusalOf(people("contractor").get({ id }))).code).toBe("not_found");
    expect((await refusalOf(people("rival").get({ id }))).code).toBe("not_found");
    expect(await people("captain").get({ id })).toMatchObject({
      origin: { birthDate: "1996-03-02", nationality: "NLD" },
      pettyCash: [{ currency: "EUR", amountMinor: 25_000 }],
    });
  });

  it("is found by the account, and absent without one", async () => {
    expect((await people("stew").getByUser({ userId: world.person("deckhand").userId })).id).toBe(idOf("deckhand"));
    const manager = people("manager").getByUser({ userId: world.person("manager").userId });
    expect((await refusalOf(manager)).code).toBe("not_found");
    const other = people("contractor").getByUser({ userId: world.person("deckhand").userId });
    expect((await refusalOf(other)).code).toBe("not_found");
  });
});

describe("changing a profile", () => {
  const own = { firstName: "Liam", lastName: "Shaw" };
  const versionOf = async (id: string) => (await people("captain").get({ id })).version;

  it("is open to the person, who has then gone through it", async () => {
    await world.inVessel("A", (tx) =>
      tx
        .update(profiles)
        .set({ isUnreviewed: true })
        .where(eq(profiles.id, idOf("deckhand"))),
    );
    const { version } = await people("deckhand").get({ id: idOf("deckhand") });
    const saved = await people("deckhand").save({ id: idOf("deckhand"), version, ...own, phone: "+44 20 7946 0000" });
    expect(saved).toMatchObject({ contact: { phone: "+44 20 7946 0000" }, isUnreviewed: false, version: version + 1 });
  });

  test.each([
    ["chief", { phone: "1" }],
    ["manager", { birthPlace: "Elsewhere" }],
    ["stew", { jobTitle: "Captain" }],
    ["deckhand", { department: "bridge" }],
  ] as const)("is refused to the %s for %o", async (who, change) => {
    const [field = ""] = Object.keys(change);
    const id = idOf("deckhand");
    const refusal = await refusalOf(people(who).save({ id, version: await versionOf(id), ...own, ...change }));
    expect(refusal).toMatchObject({ code: "forbidden", fields: { [field]: "people:notYoursToChange" } });
  });

  it("tells nobody whether a guess at a hidden field was right", async () => {
    const id = await makeSailor(world);
    const guess = (birthDate: string) =>
      refusalOf(people("stew").save({ id, version: 1, firstName: "Noor", lastName: "Vermeer", birthDate }));
    expect(await guess("1996-03-02")).toEqual(await guess("1980-01-01"));
  });

  it("keeps what is left out and empties what is sent empty", async () => {
    const id = await makeSailor(world);
    const saved = await people("captain").save({ id, version: 1, firstName: "Noor", lastName: "de Vries", phone: "" });
    expect(saved).toMatchObject({ lastName: "de Vries", email: "noor@example.test", contact: { phone: null } });
  });

  it("never changes role or kind of invitation", async () => {
    const more = { role: "captain", userType: "surveyor" };
    const id = idOf("deckhand");
    await people("deckhand").save({ id, version: await versionOf(id), ...own, ...more });
    expect(await people("deckhand").get({ id: idOf("deckhand") })).toMatchObject({ role: "crew", userType: null });
  });

  it("of an outdated version is told, and writes nothing", async () => {
    const id = await makeSailor(world);
    await people("captain").save({ id, version: 1, firstName: "Noor", lastName: "Vermeer", city: "Delft" });
    const late = people("captain").save({ id, version: 1, firstName: "Noor", lastName: "Vermeer", city: "Leiden" });
    expect(await refusalOf(late)).toMatchObject({ code: "stale", params: { version: 2 } });
    expect((await people("captain").get({ id })).contact?.city).toBe("Delft");
  });

  it("does not exist for outsiders and other vessels", async () => {
    const change = { id: idOf("deckhand"), version: 1, ...own };
    expect((await refusalOf(people("yard").save(change))).code).toBe("not_found");
    expect((await refusalOf(people("rival").save(change))).code).toBe("not_found");
  });

  it("gives the account the name its owner bears, and only when the owner says so", async () => {
    const nameOf = async (who: Who) => {
      const rows = await world.database.db
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, world.person(who).userId));
      return rows[0]?.name;
    };
    const id = idOf("stew");
    await people("captain").save({ id, version: await versionOf(id), firstName: "Sofie", lastName: "Berg" });
    expect(await nameOf("stew")).toBe("Sofia Berg");
    await people("stew").save({ id, version: await versionOf(id), firstName: "Sofie", lastName: "Berg-Lund" });
    expect(await nameOf("stew")).toBe("Sofie Berg-Lund");
  });
});

describe("petty cash", () => {
  it("is stated in each currency by the captain and the bookkeeping, and seen by the holder", async () => {
    const profileId = idOf("engineer");
    const euros = (amountMinor: number) => ({ profileId, amountMinor, currency: "EUR" });
    await people("captain").setPettyCash(euros(40_000));
    await people("captain").setPettyCash({ profileId, amountMinor: 9000, currency: "JPY" });
    await people("manager").setPettyCash({ ...euros(35_000), version: 1 });
    expect((await people("engineer").get({ id: profileId })).pettyCash).toEqual([
      { currency: "EUR", amountMinor: 35_000, version: 2 },
      { currency: "JPY", amountMinor: 9000, version: 1 },
    ]);
    await people("captain").setPettyCash({ profileId, amountMinor: 0, currency: "JPY", version: 1 });
    expect((await people("engineer").get({ id: profileId })).pettyCash).toHaveLength(1);
    expect((await refusalOf(people("engineer").setPettyCash(euros(1)))).code).toBe("forbidden");
    expect((await refusalOf(people("captain").setPettyCash(euros(-1)))).code).toBe("invalid");
    expect(
      await refusalOf(people("captain").setPettyCash({ profileId, amountMinor: 1, currency: "QQQ" })),
    ).toMatchObject({
      code: "invalid",
      fields: { currency: "refusals:currency" },
    });
    expect((await refusalOf(people("rival").setPettyCash(euros(1)))).code).toBe("not_found");
  });
});

it("a sum that somebody else counted meanwhile is not lost", async () => {
  const profileId = idOf("bosun");
  const dollars = (amountMinor: number, version?: number) => ({ profileId, amountMinor, currency: "USD", version });
  await people("captain").setPettyCash(dollars(5000));
  expect(await refusalOf(people("manager").setPettyCash(dollars(7000)))).toMatchObject({
    code: "stale",
    fields: { amountMinor: "refusals:changedMeanwhile" },
  });
  await people("manager").setPettyCash(dollars(5000));
  await people("manager").setPettyCash(dollars(7000, 1));
  expect((await people("bosun").get({ id: profileId })).pettyCash).toEqual([
    { currency: "USD", amountMinor: 7000, version: 2 },
  ]);
});

describe("the history of a person", () => {
  it("is told to the person and the administration", async () => {
    const id = await makeSailor(world);
    expect((await people("captain").history({ profileId: id })).rows.at(0)).toMatchObject({ verb: "petty_cash" });
    expect((await people("manager").history({ profileId: id })).rows).toHaveLength(2);
    expect((await refusalOf(people("bosun").history({ profileId: id }))).code).toBe("forbidden");
    expect((await refusalOf(people("contractor").history({ profileId: id }))).code).toBe("not_found");
    await expect(people("deckhand").history({ profileId: idOf("deckhand") })).resolves.toBeDefined();
  });
});
