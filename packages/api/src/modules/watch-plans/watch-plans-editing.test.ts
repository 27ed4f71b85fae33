import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type WatchPlanField, type WatchPlanState, watchPlanPolicy } from "@ymp/core/watch-plan-fields";
import { watchPlans } from "@ymp/db/schema/watch-plans";
import type { Caller } from "@ymp/testing/callers";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Nobody stands two watches at once, also under plans of which one tries fields. */
let made = 0;

/** A plan that the second engineer made. */
async function make(state: WatchPlanState): Promise<string> {
  const { id } = await makePlan(world, { legs: [{ state: "port", onDay: first, time: "00:00" }] });
  const startsAt = new Date(Date.UTC(2026, 5, 22, 0, 0) + made++ * 3_600_000);
  const profileId = world.person("captain").profileId;
  const hours = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
  await world.as("captain").watchPlans.saveWatch({ id: newId(), planId: id, position: "gangway", profileId, ...hours });
  const createdBy = world.person("engineer").userId;
  const archivedAt = state === "archived" ? world.now() : null;
  await world.inVessel("A", (tx) => tx.update(watchPlans).set({ createdBy, archivedAt }).where(eq(watchPlans.id, id)));
  return id;
}

const seen = readOnce((id) => world.as("captain").watchPlans.get({ id }));
const first = parseCalendarDate("2026-06-22");

function wantedOf(field: WatchPlanField, turn: number): unknown {
  switch (field) {
    case "startsOn":
      return addDays(first, -turn);
    case "endsOn":
      return addDays(first, 2 + turn);
    case "pattern":
      return turn % 2 === 0 ? "sixOnSixOff" : "dogWatches";
    case "ownHours":
      return [turn % 24];
    case "legs":
      return [{ state: "port", onDay: addDays(first, turn), time: "06:00" }];
    default:
      return `Turn ${turn}`;
  }
}

async function change(caller: Caller, id: string, field: WatchPlanField, turn: number): Promise<unknown> {
  const { version, archivedAt } = await seen(id);
  const { archive, restore, save, saveWatch, publish } = caller.watchPlans;
  if (field === "archivedAt") return (archivedAt ? restore : archive)({ id, version });
  if (field === "publishedAt") return publish({ id, version });
  if (field === "watches") {
    const [watch] = (await world.as("captain").watchPlans.board({ id })).watches;
    if (!watch) throw new Error("The plan has no watch");
    const position = watch.position === "gangway" ? "security" : "gangway";
    return saveWatch({ id: watch.id, planId: id, version: watch.version, position });
  }
  return save({ id, version, [field]: wantedOf(field, turn) });
}

it("each field of a watch plan is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: watchPlanPolicy, module: "watchkeeping", make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});
