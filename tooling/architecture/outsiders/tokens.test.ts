import { findTokenPrincipal } from "@ymp/api/modules/tokens/bearer.service";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { type Caller, callerOf } from "@ymp/testing/callers";
import { crewKeys } from "@ymp/testing/crew";
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
const levels = { jobs: "edit", equipmentspage: "edit", inventory: "edit", supplier: "edit" } as const;

describe("a captain's token that was made for work and not for people", () => {
  let world: World;
  let known: KnownIds;
  let script: Caller;
  let told = 0;

  beforeAll(async () => {
    world = await createWorld();
    const machine = await makeEquipment(world, { name: "Generator 1" });
    await makeJob(world, { title: "Oil", equipmentId: machine.id });
    await makeItem(world, { stock: { Locker: 4 } });
    const input = { id: newId(), name: "Script", vesselId: null, scopes: levels, expiresInDays: 90 };
    const { token } = await world.as("captain").tokens.create(input);
    const principal = await findTokenPrincipal(world.services, token, "198.51.100.7");
    if (principal instanceof AppError) throw principal;
    script = callerOf(world.services, { principal, vesselId: world.vessels.A.id });
    known = await readKnownIds(world.database, world.vessels.A.id);
  });
  afterAll(() => world.close());

  it.each(queries)("is told by $path neither who its owner is nor who is on board", async (procedure) => {
    const answers = [];
    for (const input of sensibleInputs(procedure, known)) answers.push(await answerTo(procedure.path, input));
    const text = answers.join(" ");
    if (text.includes("Generator")) told += 1;
    expect(crewKeys.filter((who) => wordsOf(who).some((word) => text.includes(word)))).toEqual([]);
  });

  it("is told of the work: the sweep above is not empty", () => {
    expect(told).toBeGreaterThan(5);
  });

  const wordsOf = (who: (typeof crewKeys)[number]) => {
    const { name, email, username, jobTitle } = world.crew.A[who].account;
    return [name, email, `"${username}"`, `"${jobTitle}"`];
  };

  async function answerTo(path: string, input: unknown): Promise<string> {
    const ask = path.split(".").reduce<unknown>(property, script);
    if (typeof ask !== "function") throw new Error(`There is no procedure ${path}.`);
    try {
      return await readableAnswer(await ask(input));
    } catch (refusal) {
      return refusal instanceof Error ? refusal.message : String(refusal);
    }
  }
});
