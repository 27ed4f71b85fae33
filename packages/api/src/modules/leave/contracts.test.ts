import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { contracts } from "@ymp/db/schema/leave";
import { refusalOf } from "@ymp/testing/callers";
import { makeContract, profileOf } from "@ymp/testing/factories/leave";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const as = (who: Who = "captain") => world.as(who).leave;

describe("a contract", () => {
  const terms = { rank: "Deckhand", startsOn: on("2026-01-01"), basis: "annual" as const, annual: 3000 };
  const ofDeckhand = () => ({ profileId: profileOf(world, "deckhand") });

  it("is written by the company and the administrators of the crew, and read by captain and person", async () => {
    const { id } = await makeContract(world, "deckhand", { opening: 300 });
    for (const who of ["captain", "deckhand"] as const)
      expect(await as(who).contracts(ofDeckhand())).toMatchObject({
        contracts: [{ id, opening: 300, can: { fields: [] } }],
        can: { add: false },
      });
    for (const who of ["bosun", "engineer"] as const)
      expect((await refusalOf(as(who).contracts(ofDeckhand()))).code).toBe("not_found");
    expect((await refusalOf(as("contractor").contracts({}))).code).toBe("forbidden");
    expect((await refusalOf(as("rival").contracts(ofDeckhand()))).code).toBe("not_found");
    expect((await refusalOf(as().saveContract({ id, version: 1, ...ofDeckhand(), opening: 9000 }))).code).toBe(
      "forbidden",
    );
    expect((await refusalOf(as("deckhand").saveContract({ id, version: 1, ...ofDeckhand(), opening: 1 }))).code).toBe(
      "forbidden",
    );
  });

  it("does not overlap another of the same person, also past every rule", async () => {
    await makeContract(world, "deckhand", { endsOn: on("2026-08-31") });
    const next = { id: newId(), ...ofDeckhand(), ...terms, startsOn: on("2026-08-31") };
    expect(await refusalOf(as("manager").saveContract(next))).toMatchObject({
      code: "conflict",
      fields: { startsOn: "leave:refusal.contractOverlaps" },
    });
    await as("manager").saveContract({ ...next, startsOn: on("2026-09-01") });
    const row = {
      vesselId: world.vessels.A.id,
      ...ofDeckhand(),
      rank: "Deckhand",
      basis: "annual" as const,
      annual: 3000,
    };
    const past = world.inVessel("A", (tx) => tx.insert(contracts).values({ ...row, startsOn: on("2026-12-01") }));
    await expect(past).rejects.toMatchObject({ cause: { constraint_name: "contracts_one_at_once" } });
  });

  it.each([
    ["less leave than the law gives", { annual: 2900 }, "annual"],
    ["less than the United Kingdom gives", { minimum: "uk" as const }, "annual"],
    ["no rotation where leave is earned time for time", { basis: "rotation" as const }, "onDays"],
    ["an end before its beginning", { endsOn: on("2025-12-31") }, "endsOn"],
  ])("is not taken with %s", async (_, more, field) => {
    const refused = await refusalOf(as("manager").saveContract({ id: newId(), ...ofDeckhand(), ...terms, ...more }));
    expect(Object.keys(refused.fields)).toContain(field);
  });

  it("that has ended stays as it was, but for its last day", async () => {
    const { id } = await makeContract(world, "deckhand", { endsOn: on("2026-05-31") });
    const changed = as("manager").saveContract({ id, version: 1, ...ofDeckhand(), opening: 500 });
    expect((await refusalOf(changed)).code).toBe("conflict");
    await as("manager").saveContract({ id, version: 1, ...ofDeckhand(), endsOn: null });
    await as("manager").saveContract({ id, version: 2, ...ofDeckhand(), opening: 500 });
  });

  it("carries corrections, which are explained with the balance", async () => {
    const { id: contractId } = await makeContract(world, "deckhand", { annual: 3000, opening: 300 });
    const adjustment = { id: newId(), contractId, onDay: on("2026-02-01"), days: 150, reason: "Holiday at sea" };
    await as("manager").addAdjustment(adjustment);
    await as("manager").addAdjustment(adjustment);
    expect((await refusalOf(as().addAdjustment({ ...adjustment, id: newId() }))).code).toBe("forbidden");
    const outside = { ...adjustment, id: newId(), onDay: on("2025-02-01") };
    expect((await refusalOf(as("manager").addAdjustment(outside))).fields).toHaveProperty("onDay");
    const asked = { ...ofDeckhand(), on: on("2026-05-17") };
    expect((await as("deckhand").balance(asked)).balance).toMatchObject({
      days: 1576,
      lines: [{ kind: "opening" }, { kind: "accrued", days: 1126 }, { kind: "adjustment", reason: "Holiday at sea" }],
    });
    expect((await as("bosun").balance(asked)).balance).toMatchObject({ days: 1576, lines: null });
    expect((await refusalOf(as("engineer").balance(asked))).code).toBe("not_found");
    await as("manager").removeAdjustment({ id: adjustment.id, version: 1 });
    expect((await as("deckhand").balance(asked)).balance?.days).toBe(1426);
  });
});
