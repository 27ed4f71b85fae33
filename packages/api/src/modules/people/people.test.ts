import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { memberships, users } from "@ymp/db/schema/accounts";
import { engagements, profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const people = (who: Who) => world.as(who).people;
const idOf = (who: Who) => world.person(who).profileId;
const names = (items: readonly { firstName: string }[]) => items.map(({ firstName }) => firstName);

/** Somebody whose every group holds something. */
async function makeSailor() {
  const id = newId();
  await people("captain").save({
    id,
    firstName: "Noor",
    lastName: "Vermeer",
    jobTitle: "Deckhand",
    department: "deck",
    email: "noor@example.test",
    phone: "+31 6 1234 5678",
    birthDate: "1996-03-02",
    nationality: "nld",
    emergencyName: "Bram Vermeer",
  });
  await people("captain").setPettyCash({ profileId: id, amountMinor: 25_000, currency: "EUR" });
  return id;
}

describe("a profile", () => {
  it("is made by whoever administers people, once however often it is sent, with a colour of its own", async () => {
    const input = { id: newId(), firstName: "Ida", lastName: "Moe" };
    const made = await people("captain").save(input);
    await people("captain").save(input);
    expect(made).toMatchObject({ firstName: "Ida", version: 1, role: "crew", isUnreviewed: true, userId: null });
    expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
    expect((await people("captain").list({ search: "ida moe" })).items).toHaveLength(1);
    const { rows } = await people("captain").history({ profileId: input.id });
    expect(rows.map(({ verb }) => verb)).toEqual(["updated", "created"]);
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
    const id = await makeSailor();
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
    const refusal = await refusalOf(people(who).save({ id: idOf("deckhand"), ...own, ...change }));
    expect(refusal).toMatchObject({ code: "forbidden", fields: { [field]: "people:notYoursToChange" } });
  });

  it("tells nobody whether a guess at a hidden field was right", async () => {
    const id = await makeSailor();
    const guess = (birthDate: string) =>
      refusalOf(people("stew").save({ id, firstName: "Noor", lastName: "Vermeer", birthDate }));
    expect(await guess("1996-03-02")).toEqual(await guess("1980-01-01"));
  });

  it("keeps what is left out and empties what is sent empty", async () => {
    const id = await makeSailor();
    const saved = await people("captain").save({ id, firstName: "Noor", lastName: "de Vries", phone: "" });
    expect(saved).toMatchObject({ lastName: "de Vries", email: "noor@example.test", contact: { phone: null } });
  });

  it("never changes role or kind of invitation", async () => {
    const more = { role: "captain", userType: "surveyor" };
    await people("deckhand").save({ id: idOf("deckhand"), ...own, ...more });
    expect(await people("deckhand").get({ id: idOf("deckhand") })).toMatchObject({ role: "crew", userType: null });
  });

  it("of an outdated version is told, and writes nothing", async () => {
    const id = await makeSailor();
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
        .select()
        .from(users)
        .where(eq(users.id, world.person(who).userId));
      return rows[0]?.name;
    };
    await people("captain").save({ id: idOf("stew"), firstName: "Sofie", lastName: "Berg" });
    expect(await nameOf("stew")).toBe("Sofia Berg");
    await people("stew").save({ id: idOf("stew"), firstName: "Sofie", lastName: "Berg-Lund" });
    expect(await nameOf("stew")).toBe("Sofie Berg-Lund");
  });
});

describe("petty cash", () => {
  it("is stated in each currency by the captain and the bookkeeping, and seen by the holder", async () => {
    const profileId = idOf("engineer");
    const euros = (amountMinor: number) => ({ profileId, amountMinor, currency: "EUR" });
    await people("captain").setPettyCash(euros(40_000));
    await people("captain").setPettyCash({ profileId, amountMinor: 9000, currency: "JPY" });
    await people("manager").setPettyCash(euros(35_000));
    expect((await people("engineer").get({ id: profileId })).pettyCash).toEqual([
      { currency: "EUR", amountMinor: 35_000 },
      { currency: "JPY", amountMinor: 9000 },
    ]);
    await people("captain").setPettyCash({ profileId, amountMinor: 0, currency: "JPY" });
    expect((await people("engineer").get({ id: profileId })).pettyCash).toHaveLength(1);
    expect((await refusalOf(people("engineer").setPettyCash(euros(1)))).code).toBe("forbidden");
    expect((await refusalOf(people("captain").setPettyCash(euros(-1)))).code).toBe("invalid");
    expect((await refusalOf(people("rival").setPettyCash(euros(1)))).code).toBe("not_found");
  });
});

describe("the list of people", () => {
  it("parts crew from people who were invited, and filters", async () => {
    const crew = names((await people("deckhand").list({ kind: "crew" })).items);
    expect(crew).toContain("Marie");
    expect(crew).not.toContain("Jens");
    expect(names((await people("deckhand").list({ kind: "invited" })).items).sort()).toEqual(["Jens", "Marco"]);
    expect(names((await people("captain").list({ department: "engineering" })).items).sort()).toEqual([
      "Priya",
      "Tomás",
    ]);
    expect(names((await people("captain").list({ search: "chief" })).items)).toEqual(["Tomás"]);
    expect((await people("captain").list({ onboard: false })).items).toEqual([]);
  });

  it("pages without a gap or a repetition, blanks last", async () => {
    const whole = (await people("captain").list({ sort: "department" })).items;
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await people("captain").list({ sort: "department", limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole.map(({ id }) => id));
    expect(whole.at(-1)?.department).toBeNull();
  });

  it("sets apart who has signed off and who lost their place", async () => {
    const id = await makeSailor();
    const signedOff = {
      profileId: id,
      rank: "Deckhand",
      signedOnOn: day("2026-01-01"),
      signedOffOn: day("2026-06-01"),
    };
    await world.inVessel("A", (tx) => tx.insert(engagements).values({ vesselId: world.vessels.A.id, ...signedOff }));
    expect(await people("captain").get({ id })).toMatchObject({ isOnboard: true, hasLeft: false });
    await world.as("captain").onboard.setStatus({ profileId: id, isOnboard: false, reason: "leave" });
    const userId = world.person("engineer").userId;
    const place = and(eq(memberships.vesselId, world.vessels.A.id), eq(memberships.userId, userId));
    await world.inVessel("A", (tx) =>
      tx
        .update(memberships)
        .set({ endsOn: day("2026-06-14") })
        .where(place),
    );
    expect((await people("captain").list({ state: "left" })).items.map((row) => row.id).sort()).toEqual(
      [id, idOf("engineer")].sort(),
    );
    expect(await people("captain").get({ id })).toMatchObject({ hasLeft: true });
    await world.inVessel("A", (tx) => tx.update(memberships).set({ endsOn: null }).where(place));
    world.services.accounts.forget("*");
    expect(await people("captain").get({ id: idOf("engineer") })).toMatchObject({ hasLeft: false });
  });

  it("counts among those who left whoever went ashore for good, as the list of who is on board does", async () => {
    const id = await makeSailor();
    const move = (isOnboard: boolean, reason: "joined" | "left") =>
      world.as("captain").onboard.setStatus({ profileId: id, isOnboard, reason });
    await move(true, "joined");
    world.setNow("2026-06-15T09:05:00Z");
    await move(false, "left");
    expect(await people("captain").get({ id })).toMatchObject({ hasLeft: true });
    expect((await people("captain").list({ state: "left" })).items.map((row) => row.id)).toContain(id);
    expect((await people("captain").list({})).items.map((row) => row.id)).not.toContain(id);
    expect((await world.as("captain").onboard.list()).people.map((person) => person.id)).not.toContain(id);
  });

  it("keeps addresses from those whom they do not concern", async () => {
    await makeSailor();
    const row = async (who: Who) => (await people(who).list({ search: "noor" })).items[0];
    expect((await row("bosun"))?.phone).toBe("+31 6 1234 5678");
    expect(await row("stew")).toMatchObject({ phone: null, email: null });
  });

  it("needs the right to see the crew, and shows outsiders themselves only", async () => {
    expect((await refusalOf(people("yard").list({}))).code).toBe("forbidden");
    expect(names(await people("contractor").pick())).toEqual(["Jens"]);
    expect((await people("rival").list({ search: "noor" })).items).toEqual([]);
  });
});

describe("the people of several vessels", () => {
  it("are those of each vessel the caller may see the crew of", async () => {
    const vesselsOf = async (who: Who) => [
      ...new Set((await people(who).across({})).map(({ vesselName }) => vesselName)),
    ];
    expect(await vesselsOf("manager")).toEqual(["Seraphine"]);
    expect(await vesselsOf("superadmin")).toEqual(["Corvus", "Seraphine"]);
    expect(await vesselsOf("rival")).toEqual(["Corvus"]);
    expect(await vesselsOf("contractor")).toEqual([]);
    expect(await people("superadmin").across({ edition: "lite" })).toEqual([]);
  });
});

describe("petty cash in the list", () => {
  it("is told to whoever may see it, and of oneself", async () => {
    const id = await makeSailor();
    await people("captain").setPettyCash({ profileId: idOf("deckhand"), amountMinor: 4_000, currency: "EUR" });
    const cashFor = async (who: Who) => {
      const { items } = await people(who).list({ limit: 200 });
      return [id, idOf("deckhand"), idOf("stew")].map((wanted) => items.find((row) => row.id === wanted)?.pettyCash);
    };
    const [noors, own] = [[{ currency: "EUR", amountMinor: 25_000 }], [{ currency: "EUR", amountMinor: 4_000 }]];
    expect(await cashFor("captain")).toEqual([noors, own, []]);
    expect(await cashFor("deckhand")).toEqual([null, own, null]);
  });
});

describe("the people of the management company", () => {
  it("are told to whoever sees the crew, their addresses only to whom addresses are told", async () => {
    expect(await people("captain").company()).toMatchObject([{ name: "Helen Ward", email: expect.any(String) }]);
    expect(await people("deckhand").company()).toMatchObject([{ name: "Helen Ward", email: null }]);
  });

  it("are nobody on a vessel without a company, and nobody's business from outside", async () => {
    expect(await people("rival").company()).toEqual([]);
    expect((await refusalOf(people("contractor").company())).code).toBe("forbidden");
  });
});

describe("the history of a person", () => {
  it("is told to the person and the administration", async () => {
    const id = await makeSailor();
    expect((await people("captain").history({ profileId: id })).rows.at(0)).toMatchObject({ verb: "petty_cash" });
    expect((await people("manager").history({ profileId: id })).rows).toHaveLength(2);
    expect((await refusalOf(people("bosun").history({ profileId: id }))).code).toBe("forbidden");
    expect((await refusalOf(people("contractor").history({ profileId: id }))).code).toBe("not_found");
    await expect(people("deckhand").history({ profileId: idOf("deckhand") })).resolves.toBeDefined();
  });
});
