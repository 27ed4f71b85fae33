import { parseCalendarDate as day, todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { crewDocuments, profiles } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeDraft } from "@ymp/testing/factories/orders";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobFigures } from "./fleet.repository.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-06-15T09:00:00Z");
  const due = (dueOn: string) => ({ dueOn: day(dueOn), plannedOn: day(dueOn), graceDays: 0 });
  await makeJob(world, { title: "Late", ...due("2026-06-01") });
  await makeJob(world, { title: "Soon", ...due("2026-06-20") });
  await makeJob(world, { title: "Much later", ...due("2026-12-01") });
  await makeJob(world, { title: "Leak", kind: "defect" });
  await makeJob(world, { title: "Done", status: "done", ...due("2026-06-01") });
  await makeJob(world, { title: "Hers", ...due("2026-06-01") }, "B");
  const draft = await makeDraft(world);
  await world.as("engineer").orders.submit({ id: draft.id, version: draft.version });
  await world.inVessel("A", async (tx) => {
    const [sailor] = await tx.select().from(profiles).where(eq(profiles.role, "crew")).limit(1);
    if (!sailor) throw new Error("The vessel has no crew.");
    const paper = { vesselId: world.vessels.A.id, profileId: sailor.id, type: "passport" as const };
    const replaced = newId();
    await tx.insert(crewDocuments).values([
      { ...paper, expiresOn: day("2026-06-14") },
      { ...paper, expiresOn: day("2026-06-15") },
      { ...paper, id: replaced, expiresOn: day("2026-01-01") },
    ]);
    await tx.insert(crewDocuments).values({ ...paper, expiresOn: day("2030-01-01"), replacesId: replaced });
  });
});
afterAll(() => world.close());

const giveToCompany = (companyId: string | null) =>
  world.database.db.update(vessels).set({ companyId }).where(eq(vessels.id, world.vessels.B.id));

it("a manager sees how each vessel of the fleet stands, as the vessel's own screens count it", async () => {
  await giveToCompany(world.companyId);
  const fleet = await world.as("manager").fleet.vessels();
  expect(fleet.map(({ name, figures }) => [name, figures?.overdue])).toEqual([
    [world.vessels.B.name, 1],
    [world.vessels.A.name, 1],
  ]);
  const ours = fleet.find(({ id }) => id === world.vessels.A.id);
  const { overdue, due7, defects } = await world.as("manager").jobs.summary();
  expect(ours?.figures).toEqual({ overdue, dueSoon: due7, defects, approvals: 1, expiredPapers: 1 });
  expect({ overdue, due7, defects }).toEqual({ overdue: 1, due7: 1, defects: 1 });
  await giveToCompany(null);
});

it("a vessel of another company is not in the fleet", async () => {
  const fleet = await world.as("manager").fleet.vessels();
  expect(fleet.map(({ id }) => id)).toEqual([world.vessels.A.id]);
});

it("anyone who is a member of a vessel and not of her company is told her name and no figures", async () => {
  expect(await world.as("deckhand").fleet.vessels()).toEqual([
    { id: world.vessels.A.id, name: world.vessels.A.name, edition: "full", isClosed: false, figures: null },
  ]);
});

it("the database gives no figures of a vessel that the reader's company does not look after", async () => {
  const asked = {
    ids: [world.vessels.A.id, world.vessels.B.id],
    days: [todayIn("UTC", world.now()), todayIn("UTC", world.now())],
  };
  const figuresFor = (userId: string) =>
    inScope(world.database, { vesselId: null, userId, access: "read" }, (tx) => jobFigures(tx, asked));
  expect(await figuresFor(world.person("deckhand").userId)).toHaveLength(0);
  expect((await figuresFor(world.person("manager").userId)).map(({ vesselId }) => vesselId)).toEqual([
    world.vessels.A.id,
  ]);
});
