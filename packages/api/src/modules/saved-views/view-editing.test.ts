import { newId } from "@ymp/core/ids";
import { type ViewField, type ViewState, viewPolicy } from "@ymp/core/view-fields";
import { savedViews } from "@ymp/db/schema/platform";
import type { Caller } from "@ymp/testing/callers";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A view of the jobs that the second engineer keeps. */
async function viewIn(state: ViewState): Promise<string> {
  const id = newId();
  await world.inVessel("A", (tx) => tx.delete(savedViews));
  const view = { id, module: "jobs" as const, name: "Mine", search: { q: "pump" }, isShared: state === "shared" };
  await world.as("engineer").savedViews.save(view);
  return id;
}

const rowOf = async (id: string) => {
  const [row] = await world.inVessel("A", (tx) => tx.select().from(savedViews).where(eq(savedViews.id, id)));
  return row;
};

async function change(caller: Caller, id: string, field: ViewField, turn: number): Promise<void> {
  const before = await rowOf(id);
  const { isShared = false, version = 1 } = before ?? {};
  const view = { id, version, module: "jobs" as const, name: "Mine", search: { q: "pump" }, isShared };
  const others = { name: `View ${turn}`, search: { q: `${turn}` }, isShared: !isShared, removed: null };
  if (field === "removed") await caller.savedViews.remove({ id });
  else await caller.savedViews.save({ ...view, [field]: others[field] });
}

it("one's own view is nobody else's, the captain's neither, and a shared one is tidied up by heads", async () => {
  const trial = { policy: viewPolicy, isUsedUp: true, module: null, make: viewIn, change };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
