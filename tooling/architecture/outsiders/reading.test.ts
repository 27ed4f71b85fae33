import { wholeRouter } from "@ymp/api/root";
import { isPermission } from "@ymp/core/access/permissions";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleInput } from "../sample-inputs.ts";

/** A word that is in everything the contractor has no part in. */
const SECRET = "Zephyrine";

const queries = Object.entries((await wholeRouter())._def.procedures).flatMap(([path, procedure]) => {
  const definition = property(procedure, "_def");
  const guard = property(property(definition, "meta"), "guard");
  const inputs = property(definition, "inputs");
  const isOnVessel = guard === "aboard" || (typeof guard === "string" && isPermission(guard));
  if (!isOnVessel || property(definition, "type") !== "query") return [];
  return [{ path, input: Array.isArray(inputs) ? inputs[0] : undefined }];
});

describe("the contractor of one worklist", () => {
  let world: World;
  /** What others have, and the contractor's own beside it. */
  let ids: Record<string, string>;
  let ownIds: Record<string, string>;

  beforeAll(async () => {
    world = await createWorld();
    const captain = world.as("captain");
    const [own, others] = [newId(), newId()];
    const machine = await makeEquipment(world, { name: "Generator 1" });
    const plan = await makePlan(world, { title: `${SECRET} plan`, equipmentId: machine.id });
    const { item } = await makeItem(world, { stock: { [`${SECRET} locker`]: 4 } });
    const mine = await makeJob(world, { title: "Own work", equipmentId: machine.id });
    await captain.jobs.setPart({ id: mine.id, itemId: item.id, plannedQuantity: 2 });
    const theirs = await makeJob(world, {
      title: `${SECRET} work`,
      equipmentId: machine.id,
      planId: plan.id,
      occurrence: 1,
      dueOn: parseCalendarDate("2026-06-15"),
    });
    await captain.worklists.save({ id: own, name: "Own list" });
    await captain.worklists.save({ id: others, name: `${SECRET} list`, description: `${SECRET} budget` });
    await captain.worklists.addJobs({ id: own, jobIds: [mine.id] });
    await captain.worklists.addJobs({ id: others, jobIds: [theirs.id] });
    await captain.worklists.setNote({ id: others, jobId: theirs.id, note: `${SECRET} note` });
    await captain.comments.create({ id: newId(), recordKind: "job", recordId: theirs.id, body: `${SECRET} remark` });
    await captain.taskGroups.save({ id: newId(), name: `${SECRET} steps`, tasks: ["One"] });
    await captain.worklists.share({ id: own, profileId: world.crew.A.contractor.profileId });
    await captain.worklists.share({ id: others, profileId: world.crew.A.yard.profileId });
    const { userId, profileId } = world.crew.A.engineer;
    ids = { job: theirs.id, worklist: others, plan: plan.id, equipment: machine.id, item: item.id };
    ids = { ...ids, record: theirs.id, user: userId, profile: profileId };
    ownIds = { ...ids, job: mine.id, worklist: own, record: mine.id };
  });
  afterAll(() => world.close());

  it("may ask something: the sweep below is not empty", () => {
    expect(queries.length).toBeGreaterThan(40);
  });

  it.each(queries)("learns nothing of the others by $path", async ({ path, input }) => {
    const asking = [ids, ownIds].map((known) => sampleInput(input, (field) => idFor(path, field, known)).input);
    for (const asked of [...asking, searching(input, path)]) {
      const answer = await answerOf(() => call(world, path, asked));
      expect(readable(answer)).not.toContain(SECRET);
    }
  });

  /** The smallest input, with words to search for where there is a place for them. */
  function searching(input: unknown, path: string): Record<string, unknown> {
    const sample = sampleInput(input, (field) => idFor(path, field, ids)).input;
    return { ...sample, search: SECRET, query: SECRET, from: "2026-06-01", to: "2026-06-30" };
  }

  function idFor(path: string, field: string, known: Record<string, string>): string {
    const [module = ""] = path.split(".");
    const kind = field === "id" ? module.replace(/s$/, "") : field.replace(/Id$/, "");
    return known[kind] ?? newId();
  }
});

async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (refusal) {
    // A refusal is an answer too, and must not name what it hides.
    return refusal instanceof Error ? refusal.message : refusal;
  }
}

async function call(world: World, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split(".").reduce<unknown>(property, world.as("contractor"));
  if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
  return procedure(input);
}

/** The answer as text, with what is in a file. */
function readable(answer: unknown): string {
  const text = JSON.stringify(answer) ?? "";
  const file = property(answer, "base64");
  return typeof file === "string" ? `${text} ${Buffer.from(file, "base64").toString("utf8")}` : text;
}

function property(value: unknown, name: string): unknown {
  return (typeof value === "object" && value !== null) || typeof value === "function"
    ? Reflect.get(value, name)
    : undefined;
}
