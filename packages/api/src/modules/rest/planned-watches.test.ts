import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const at = (text: string) => new Date(`${text}+02:00`);
const first = parseCalendarDate("2026-06-22");
const week = `${".".repeat(16)}${"#".repeat(20)}${".".repeat(12)}`;
const watch = `${"#".repeat(8)}${".".repeat(40)}`;

describe("watches that were published", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    world.setNow("2026-06-20T08:00:00Z");
    const { profileId } = world.crew.A.deckhand;
    await world.as("captain").rest.savePlan({ profileId, fromDay: parseCalendarDate("2026-06-20"), grid: week });
  });
  afterEach(() => world.close());

  const profile = (who: Who) => world.person(who).profileId ?? "";
  const plans = () => world.as("captain").watchPlans;

  /** The deckhand stands from midnight to four on the 22nd, others the rest. */
  async function planned() {
    const { id } = await makePlan(world, { endsOn: first });
    const stands = [
      ["deckhand", "2026-06-22T00:00", "2026-06-22T04:00"],
      ["bosun", "2026-06-22T04:00", "2026-06-22T12:00"],
      ["engineer", "2026-06-22T12:00", "2026-06-22T18:00"],
      ["captain", "2026-06-22T18:00", "2026-06-23T00:00"],
    ] as const;
    for (const [who, from, until] of stands) {
      const span = { startsAt: at(from), endsAt: at(until) };
      await plans().saveWatch({ id: newId(), planId: id, position: "anchor", profileId: profile(who), ...span });
    }
    return id;
  }

  const publish = async (id: string) => plans().publish({ id, version: (await plans().get({ id })).version });
  const watchesOf = async (who: Who, reader: Who = who) =>
    (await world.as(reader).rest.month({ month: "2026-06", profileId: profile(who) })).watches;

  it("are the planned hours of their day, before the plan of the week; what is only drawn up is not", async () => {
    const id = await planned();
    expect(await watchesOf("deckhand")).toEqual([]);
    await publish(id);
    expect(await watchesOf("deckhand")).toEqual([{ on: first, grid: watch, repeated: null }]);
    expect(await watchesOf("deckhand", "bosun")).toHaveLength(1);
    expect(await watchesOf("stew")).toEqual([]);
  });

  it("stand in the next 24 hours, and nothing of them is written by itself", async () => {
    await publish(await planned());
    world.setNow("2026-06-21T21:00:00Z");
    const ahead = async (who: Who) =>
      (await world.as(who).rest.ahead()).people.find(({ id }) => id === profile(who)) ?? null;
    expect(await ahead("deckhand")).toMatchObject({ hasPlan: true, ahead: `..${"#".repeat(8)}${".".repeat(38)}` });
    expect(await ahead("engineer")).toMatchObject({ hasPlan: true });
    world.setNow("2026-06-23T08:00:00Z");
    const month = await world.as("deckhand").rest.month({ month: "2026-06" });
    expect(month.days.some(({ isKept }) => isKept)).toBe(false);
    expect(month.state).toBe("open");
  });

  it("of an archived plan are no plan of anybody's hours", async () => {
    const id = await planned();
    await publish(id);
    const { version } = await plans().get({ id });
    await plans().archive({ id, version });
    expect(await watchesOf("deckhand")).toEqual([]);
  });
});
