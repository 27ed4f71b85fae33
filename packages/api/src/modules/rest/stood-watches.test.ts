import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { withStood } from "@ymp/core/watches/stood-hours";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const at = (text: string) => new Date(`${text}+02:00`);
const day = parseCalendarDate("2026-06-22");

describe("a watch that was stood", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.close());

  const month = (who: "deckhand" | "captain" = "deckhand") =>
    world.as(who).rest.month({ month: "2026-06", profileId: world.person("deckhand").profileId ?? "" });

  it("is proposed as work to whoever stood it once it is done, and nothing of it is written or overwritten", async () => {
    const plans = world.as("captain").watchPlans;
    const { id: planId } = await makePlan(world, {
      endsOn: day,
      legs: [{ state: "port", onDay: day, time: "00:00" }],
    });
    const id = newId();
    const hours = { startsAt: at("2026-06-22T08:00"), endsAt: at("2026-06-22T12:00") };
    const { profileId } = world.person("deckhand");
    await plans.saveWatch({ id, planId, position: "gangway", profileId: profileId ?? "", ...hours });
    await plans.publish({ id: planId, version: (await plans.get({ id: planId })).version });
    world.setNow(at("2026-06-22T07:55"));
    const logs = world.as("deckhand").watchLogs;
    await logs.takeOver({ id, happenedAt: at("2026-06-22T07:55") });
    world.setNow(at("2026-06-22T12:10"));
    expect((await month()).stood).toEqual([]);
    const { firstName, lastName } = await world.as("deckhand").people.get({ id: profileId ?? "" });
    await logs.handOver({
      ...{ id, version: 1, handoverId: newId(), happenedAt: at("2026-06-22T12:05"), values: { mooring: "alongside" } },
      signature: { method: "typed", name: `${firstName} ${lastName}` },
    });
    const { stood, days, state } = await month();
    const worked = `${".".repeat(16)}${"#".repeat(8)}${".".repeat(24)}`;
    expect(stood).toEqual([{ on: day, grid: worked, repeated: null }]);
    expect(days.find(({ on }) => on === day)?.isKept).toBe(false);
    expect(state).toBe("open");
    expect((await month("captain")).stood).toEqual([]);
    const shown = days.find(({ on }) => on === day);
    const proposal = shown && withStood(shown, { grid: worked, repeated: null });
    await world.as("deckhand").rest.saveDay({ profileId: profileId ?? "", onDay: day, grid: proposal?.grid ?? "" });
    const after = (await month()).days.find(({ on }) => on === day);
    expect(after && withStood(after, { grid: worked, repeated: null })).toBeNull();
  });

  it("goes from the plan over its log into a month that both sign, and onto the sheet that is printed", async () => {
    await givePins(world);
    const plans = world.as("captain").watchPlans;
    const { id: planId } = await makePlan(world, { endsOn: day, legs: [{ state: "port", onDay: day, time: "00:00" }] });
    const id = newId();
    const { profileId } = world.crew.A.deckhand;
    const hours = { startsAt: at("2026-06-22T08:00"), endsAt: at("2026-06-22T12:00") };
    await plans.saveWatch({ id, planId, position: "gangway", profileId, ...hours });
    await plans.publish({ id: planId, version: (await plans.get({ id: planId })).version });
    world.setNow(at("2026-06-22T08:00"));
    const logs = world.as("deckhand").watchLogs;
    await logs.takeOver({ id, happenedAt: at("2026-06-22T08:00") });
    world.setNow(at("2026-06-22T12:00"));
    const handoverId = newId();
    await logs.handOver({
      ...{ id, version: 1, handoverId, happenedAt: at("2026-06-22T12:00"), values: { mooring: "alongside" } },
      signature: { method: "typed", name: world.crew.A.deckhand.name },
    });
    world.setNow(at("2026-06-23T09:00"));
    const rest = world.as("deckhand").rest;
    const before = await month();
    const stood = before.stood.find(({ on }) => on === day);
    const shown = before.days.find(({ on }) => on === day);
    const proposal = stood && shown && withStood(shown, stood);
    await rest.saveDay({ onDay: day, grid: proposal?.grid.replaceAll("?", ".") ?? "" });
    world.setNow(at("2026-07-01T09:00"));
    const asked = { month: "2026-06", revision: 1, pin: worldPin };
    const { hash } = await month();
    await rest.signMonth({ ...asked, capacity: "seafarer", hash });
    await world
      .as("captain")
      .rest.signMonth({ ...asked, profileId, capacity: "master", hash: (await month("captain")).hash });
    expect((await month()).state).toBe("locked");
    const { base64 } = await rest.export({ profileId, month: "2026-06", locale: "en" });
    const [page] = pdfContentOf(Buffer.from(base64, "base64")).pages;
    const said = page?.texts.join(" ") ?? "";
    // Twenty hours of rest beside the watch.
    for (const text of [world.crew.A.deckhand.name, "20.0", world.crew.A.captain.name]) expect(said).toContain(text);
  });
});
