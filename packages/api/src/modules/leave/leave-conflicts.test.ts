import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { askLeave, makeContract, setMinimums } from "@ymp/testing/factories/leave";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const july = { startsOn: on("2026-07-06"), endsOn: on("2026-07-19") };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const as = (who: Who = "captain") => world.as(who).leave;
const read = (id: string, who: Who = "captain") => as(who).get({ id });

describe("what stands against a leave", () => {
  const leastOnDeck = [{ department: "deck" as const, rank: null, least: 2 }];
  beforeEach(async () => {
    await makeContract(world, "deckhand");
    await makeContract(world, "bosun", { rank: "Bosun" });
    await setMinimums(world, leastOnDeck);
  });

  const tried = () =>
    as("deckhand").tryOut({ type: "annual", ...july, startsAtNoon: false, endsAtNoon: false, travel: 0 });

  it("is told before it is asked for, with the balance and dates that fit", async () => {
    await world.as("captain").trips.save({
      id: newId(),
      name: "Charter",
      reference: "C-05",
      startsOn: on("2026-07-08"),
      endsOn: on("2026-07-15"),
    });
    const { conflicts, balance, fits, mayBreak } = await tried();
    expect(conflicts).toEqual([
      { kind: "manning", department: "deck", rank: null, aboard: 1, least: 2, ...july },
      { kind: "trip", name: null, startsOn: "2026-07-08", endsOn: "2026-07-15" },
    ]);
    expect(balance).toEqual({ before: 3288, after: 1888, on: "2026-07-19" });
    expect({ fits, mayBreak }).toEqual({ fits: [], mayBreak: false });
    await setMinimums(world, [], { version: 1 });
    expect((await tried()).fits).toContainEqual({ startsOn: "2026-07-16", endsOn: "2026-07-29", shift: 10 });
  });

  it("leaves the balance that is counted once it was granted, also time for time", async () => {
    await makeContract(world, "engineer", { basis: "rotation", annual: null, onDays: 60, offDays: 30 });
    const leave = { type: "annual" as const, ...july, travel: 0 };
    const { balance } = await as("engineer").tryOut(leave);
    await as("captain").approve(await askLeave(world, "engineer", july));
    const { balance: granted } = await as("engineer").balance({ on: july.endsOn });
    expect(granted?.days).toBe(balance?.after);
  });

  it("is the captain's to overrule, for a reason", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    expect(await refusalOf(as("bosun").approve({ id, version, reason: "It is her wedding" }))).toMatchObject({
      code: "forbidden",
      messageKey: "leave:refusal.captain",
    });
    expect(await refusalOf(as().approve({ id, version }))).toMatchObject({
      code: "conflict",
      fields: { reason: "leave:refusal.reasonNeeded" },
    });
    await as().approve({ id, version, reason: "A relief deckhand comes" });
    expect(await read(id, "deckhand")).toMatchObject({ state: "approved", reason: "A relief deckhand comes" });
  });

  it("is judged anew when it is granted", async () => {
    await setMinimums(world, [{ department: "deck", rank: null, least: 1 }], { version: 1 });
    const { id, version } = await askLeave(world, "deckhand", july);
    expect((await read(id)).does?.conflicts).toEqual([]);
    const other = await askLeave(world, "bosun", july);
    await as().approve(other);
    expect((await refusalOf(as("manager").approve({ id, version, reason: "Fine" }))).code).toBe("forbidden");
    expect((await refusalOf(as().approve({ id, version }))).code).toBe("conflict");
  });

  it("a warning takes a reason, from the head of the department too", async () => {
    await setMinimums(world, [], { version: 1 });
    await world.as("captain").trips.save({ id: newId(), name: "Charter", ...july });
    const { id, version } = await askLeave(world, "deckhand", july);
    expect((await refusalOf(as("bosun").approve({ id, version }))).fields).toHaveProperty("reason");
    await as("bosun").approve({ id, version, reason: "A relief comes" });
  });

  it("a balance below the floor is the captain's as well", async () => {
    await setMinimums(world, [], { version: 1, floor: 0 });
    const long = { startsOn: on("2026-07-06"), endsOn: on("2026-08-31") };
    const { id, version } = await askLeave(world, "deckhand", long);
    expect((await refusalOf(as("bosun").approve({ id, version, reason: "Fine" }))).code).toBe("forbidden");
    await as().approve({ id, version, reason: "Taken from next year" });
  });

  it("two who grant at once are counted one after the other", async () => {
    await setMinimums(world, [{ department: "deck", rank: null, least: 1 }], { version: 1 });
    const one = await askLeave(world, "deckhand", july);
    const other = await askLeave(world, "bosun", july);
    const outcomes = await Promise.allSettled([as().approve(one), as().approve(other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

it("rules are settled by the administrators of the crew, in the version that was seen, without a capacity twice", async () => {
  await setMinimums(world, [{ department: "deck", rank: null, least: 2 }]);
  expect((await refusalOf(setMinimums(world, []))).code).toBe("stale");
  const twice = [
    { department: "deck" as const, rank: "Bosun", least: 1 },
    { department: "deck" as const, rank: "bosun ", least: 2 },
  ];
  expect((await refusalOf(setMinimums(world, twice, { version: 1 }))).fields).toHaveProperty("minimums");
  const rules = { floor: 0, halfDays: true, minimums: [], version: 1 };
  expect((await refusalOf(as("bosun").saveRules(rules))).code).toBe("forbidden");
});
