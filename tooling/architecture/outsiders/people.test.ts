import { newId } from "@ymp/core/ids";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProcedures, property } from "../fleet/all-procedures.ts";
import { type KnownIds, readKnownIds } from "../fleet/known-ids.ts";
import { sensibleInputs } from "../private/everybody-else.ts";
import { readableAnswer } from "../private/readable-answer.ts";

const queries = allProcedures.filter(({ type }) => type === "query");
/** On board, and at work on other things. */
const others = ["chief", "bosun", "deckhand", "stew", "yard"] as const;

describe("somebody from outside, at work on a job with the engineer", () => {
  let world: World;
  let known: KnownIds;
  let toldOfEngineer = 0;

  beforeAll(async () => {
    world = await createWorld();
    const machine = await makeEquipment(world, { name: "Generator 1" });
    const { contractor, engineer, chief, bosun, stew, deckhand } = world.crew.A;
    const mine = await makeJob(world, {
      ...{ title: "Own work", equipmentId: machine.id },
      assignedTo: [contractor.profileId, engineer.profileId],
    });
    const theirs = await makeJob(world, {
      ...{ title: "Other work", equipmentId: machine.id },
      assignedTo: [chief.profileId, bosun.profileId, stew.profileId, deckhand.profileId],
    });
    await world.as("engineer").comments.create({ id: newId(), recordKind: "job", recordId: mine.id, body: "Ready" });
    for (const who of ["chief", "bosun"] as const)
      await world.as(who).comments.create({ id: newId(), recordKind: "job", recordId: theirs.id, body: "Mine" });
    await world
      .as("bosun")
      .jobs.complete({ id: theirs.id, completionId: newId(), workDone: "Done", doneAt: world.now() });
    await makeItem(world, { stock: { Locker: 4 } });
    const list = newId();
    await world.as("captain").worklists.save({ id: list, name: "Yard period" });
    await world.as("captain").worklists.addJobs({ id: list, jobIds: [mine.id] });
    await world.as("captain").worklists.share({ id: list, profileId: contractor.profileId });
    const all = await readKnownIds(world.database, world.vessels.A.id);
    known = new Map([...all].map(([table, ids]) => [table, table === "jobs" ? [mine.id, theirs.id] : ids]));
  });
  afterAll(() => world.close());

  it.each(queries)("is told by $path of nobody else on board", async (procedure) => {
    const answers = [];
    for (const input of sensibleInputs(procedure, known)) answers.push(await answerTo(procedure.path, input));
    const text = answers.join(" ");
    if (text.includes("Nair")) toldOfEngineer += 1;
    expect(others.filter((who) => wordsOf(who).some((word) => text.includes(word)))).toEqual([]);
  });

  it("is told of the engineer: the sweep above is not empty", () => {
    expect(toldOfEngineer).toBeGreaterThan(2);
  });

  const wordsOf = (who: (typeof others)[number]) => {
    const { account, profileId, userId } = world.crew.A[who];
    return [account.name, account.jobTitle ?? account.name, profileId, userId];
  };

  async function answerTo(path: string, input: unknown): Promise<string> {
    const ask = path.split(".").reduce<unknown>(property, world.as("contractor"));
    if (typeof ask !== "function") throw new Error(`There is no procedure ${path}.`);
    try {
      return await readableAnswer(await ask(input));
    } catch (refusal) {
      return refusal instanceof Error ? refusal.message : String(refusal);
    }
  }
});
