import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { memberships } from "@ymp/db/schema/accounts";
import { engagements } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { makeSailor } from "@ymp/testing/factories/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const people = (who: Who) => world.as(who).people;
const idOf = (who: Who) => world.person(who).profileId;
const names = (items: readonly { firstName: string }[]) => items.map(({ firstName }) => firstName);

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
    const id = await makeSailor(world);
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

  it("counts among those who left anyone who went ashore for good, as the list of who is on board does", async () => {
    const id = await makeSailor(world);
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
    await makeSailor(world);
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

  it("tell the platform, which is on no visit, how to reach nobody", async () => {
    const everybody = await people("superadmin").across({});
    expect(everybody.length).toBeGreaterThan(5);
    const reached = everybody.filter(({ email, phone, photoFileId }) => email ?? phone ?? photoFileId);
    expect(reached).toEqual([]);
  });

  it("tell of each no more than the list on board does", async () => {
    for (const who of ["manager", "captain", "deckhand"] as const) {
      const told = new Map((await people(who).list({ limit: 200 })).items.map((row) => [row.id, row]));
      const across = await people(who).across({});
      expect(across.length).toBeGreaterThan(5);
      for (const { id, email, phone } of across.filter((row) => told.has(row.id)))
        expect({ email, phone }).toEqual({ email: told.get(id)?.email, phone: told.get(id)?.phone });
    }
  });
});

describe("petty cash in the list", () => {
  it("is told to anyone who may see it, and of oneself", async () => {
    const id = await makeSailor(world);
    await people("captain").setPettyCash({ profileId: idOf("deckhand"), amountMinor: 4_000, currency: "EUR" });
    const cashFor = async (who: Who) => {
      const { items } = await people(who).list({ limit: 200 });
      return [id, idOf("deckhand"), idOf("stew")].map((wanted) => items.find((row) => row.id === wanted)?.pettyCash);
    };
    const [noors, own] = [
      [{ currency: "EUR", amountMinor: 25_000, version: 1 }],
      [{ currency: "EUR", amountMinor: 4_000, version: 1 }],
    ];
    expect(await cashFor("captain")).toEqual([noors, own, []]);
    expect(await cashFor("deckhand")).toEqual([null, own, null]);
  });
});

describe("the people of the management company", () => {
  it("are told to anyone who sees the crew, their addresses only to whom addresses are told", async () => {
    expect(await people("captain").company()).toMatchObject([{ name: "Helen Ward", email: expect.any(String) }]);
    expect(await people("deckhand").company()).toMatchObject([{ name: "Helen Ward", email: null }]);
  });

  it("are nobody on a vessel without a company, and nobody's business from outside", async () => {
    expect(await people("rival").company()).toEqual([]);
    expect((await refusalOf(people("contractor").company())).code).toBe("forbidden");
  });
});
