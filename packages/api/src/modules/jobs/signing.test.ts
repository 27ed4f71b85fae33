import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { signatures } from "@ymp/db/schema/signatures";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const drawn = { method: "drawn", drawing: "0,10 20,0 40,12 60,2 80,9 100,4" } as const;
const missing = { code: "invalid", fields: { signature: "job-refusals:signatureMissing" } };

async function jobAsking(signature: "none" | "completer" | "verifier" | "both") {
  const plan = await makePlan(world, { title: "Test the fire pump", signature, needsVerification: true });
  return makeJob(world, { planId: plan.id, occurrence: 1, dueOn: parseCalendarDate("2026-06-15"), title: plan.title });
}

const completionOf = (id: string) => ({ id, completionId: newId(), workDone: "Tested", doneAt: world.now() });
const kept = (jobId: string) =>
  world.inVessel("A", (tx) => tx.select().from(signatures).where(eq(signatures.recordId, jobId)));

describe("a completion that the plan wants signed", () => {
  it("is refused without a signature, one by one and in a round", async () => {
    const job = await jobAsking("completer");
    const input = completionOf(job.id);
    expect(await refusalOf(world.as("engineer").jobs.complete(input))).toMatchObject(missing);
    const { workDone, doneAt, ...one } = input;
    expect(await refusalOf(world.as("chief").jobs.completeRound({ jobs: [one], workDone, doneAt }))).toMatchObject(
      missing,
    );
    expect((await world.as("chief").jobs.get({ id: job.id })).status).toBe("due");
  });

  it("is kept with name, rank, role and the server's clock, and told in the sheet and the history", async () => {
    const job = await jobAsking("completer");
    const { signer } = await world.as("engineer").jobs.get({ id: job.id });
    world.setNow("2026-06-15T10:30:00Z");
    const input = { ...completionOf(job.id), doneAt: new Date("2026-06-15T08:00:00Z"), signature: drawn };
    await world.as("engineer").jobs.complete(input);
    const sheet = await world.as("chief").jobs.get({ id: job.id });
    expect(sheet.signatures).toEqual([
      expect.objectContaining({
        purpose: "completion",
        name: signer?.name,
        rank: signer?.rank,
        role: "crew",
        method: "drawn",
        drawing: drawn.drawing,
        signedAt: new Date("2026-06-15T10:30:00Z"),
      }),
    ]);
    const { rows } = await world.as("chief").jobs.history({ id: job.id, limit: 20 });
    expect(rows.find(({ verb }) => verb === "completed")?.facts).toMatchObject({ signedBy: signer?.name });
  });

  it("is signed once, however often it is sent", async () => {
    const job = await jobAsking("completer");
    const input = { ...completionOf(job.id), signature: drawn };
    await world.as("engineer").jobs.complete(input);
    await world.as("engineer").jobs.complete(input);
    expect(await kept(job.id)).toHaveLength(1);
  });

  it("may be signed by typing one's own name, and nobody else's", async () => {
    const job = await jobAsking("completer");
    const { signer } = await world.as("engineer").jobs.get({ id: job.id });
    const typed = (name: string) => ({ ...completionOf(job.id), signature: { method: "typed" as const, name } });
    expect(await refusalOf(world.as("engineer").jobs.complete(typed("Somebody Else")))).toMatchObject({
      code: "invalid",
      fields: { signature: "refusals:signatureNotOwn" },
    });
    await world.as("engineer").jobs.complete(typed(` ${signer?.name.toUpperCase()} `));
    expect(await kept(job.id)).toEqual([
      expect.objectContaining({ method: "typed", drawing: null, name: signer?.name }),
    ]);
  });

  it("cannot be signed with a dot", async () => {
    const job = await jobAsking("completer");
    const signature = { method: "drawn" as const, drawing: "0,0 1,1" };
    expect(await refusalOf(world.as("engineer").jobs.complete({ ...completionOf(job.id), signature }))).toMatchObject({
      code: "invalid",
    });
  });

  it("stays signed for good: the application can neither change nor remove a signature", async () => {
    const job = await jobAsking("completer");
    await world.as("engineer").jobs.complete({ ...completionOf(job.id), signature: drawn });
    const change = world.inVessel("A", (tx) => tx.update(signatures).set({ name: "Somebody Else" }));
    await expect(change).rejects.toThrow();
    await expect(world.inVessel("A", (tx) => tx.delete(signatures))).rejects.toThrow();
    expect(await world.inVessel("B", (tx) => tx.select().from(signatures))).toEqual([]);
  });

  it("asks for a new signature once it was reopened; the first stays on record", async () => {
    const job = await jobAsking("completer");
    const { version } = await world.as("engineer").jobs.complete({ ...completionOf(job.id), signature: drawn });
    await world.as("engineer").jobs.reopen({ id: job.id, version, reason: "Wrong pump" });
    expect((await world.as("chief").jobs.get({ id: job.id })).signatures).toEqual([]);
    expect(await refusalOf(world.as("engineer").jobs.complete(completionOf(job.id)))).toMatchObject(missing);
    world.setNow("2026-06-15T12:00:00Z");
    await world.as("engineer").jobs.complete({ ...completionOf(job.id), signature: drawn });
    expect((await world.as("chief").jobs.get({ id: job.id })).signatures).toHaveLength(1);
    expect(await kept(job.id)).toHaveLength(2);
  });
});

describe("what was signed", () => {
  it("stands in the machine's logbook and in exported lists", async () => {
    const machine = await makeEquipment(world, { name: "Fire pump" });
    const plan = await makePlan(world, { equipmentId: machine.id, signature: "completer" });
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, equipmentId: machine.id, title: "Run it" });
    const { signer } = await world.as("engineer").jobs.get({ id: job.id });
    await world.as("engineer").jobs.complete({ ...completionOf(job.id), signature: drawn });
    const { rows } = await world.as("chief").equipment.history({ id: machine.id, kinds: ["work"], limit: 10 });
    const name = signer?.name ?? "nobody";
    expect(rows).toEqual([expect.objectContaining({ kind: "work", signedBy: expect.stringContaining(name) })]);
    const textOf = (base64: string) => Buffer.from(base64, "base64").toString("utf8");
    const list = await world.as("chief").jobs.export({ format: "csv", state: "archive", ids: [job.id] });
    expect(textOf(list.base64)).toContain(name);
    const book = await world.as("chief").equipment.exportHistory({ id: machine.id, format: "csv", kinds: ["work"] });
    expect(textOf(book.base64)).toMatch(new RegExp(`signedBy.*${name}`));
  });
});

describe("a verification that the plan wants signed", () => {
  it("is refused without a signature, and kept beside that of the completion", async () => {
    const job = await jobAsking("both");
    const { version } = await world.as("engineer").jobs.complete({ ...completionOf(job.id), signature: drawn });
    expect(await refusalOf(world.as("chief").jobs.verify({ id: job.id, version }))).toMatchObject(missing);
    await world.as("chief").jobs.verify({ id: job.id, version, signature: drawn });
    const { signatures: both } = await world.as("chief").jobs.get({ id: job.id });
    expect(both.map(({ purpose, role }) => [purpose, role])).toEqual([
      ["completion", "crew"],
      ["verification", "hod"],
    ]);
  });

  it("needs none at completion where only the verifier signs", async () => {
    const job = await jobAsking("verifier");
    await expect(world.as("engineer").jobs.complete(completionOf(job.id))).resolves.toMatchObject({ id: job.id });
  });
});

describe("a plan", () => {
  it("says whose signature its jobs ask for, and only who answers for it changes that", async () => {
    const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "month", mode: "floating" } as const;
    const id = newId();
    await world.as("chief").plans.create({ id, title: "Test the alarms", rule, isCritical: true, signature: "both" });
    const { version, signature } = await world.as("chief").plans.get({ id });
    expect(signature).toBe("both");
    const less = { id, version, title: "Test the alarms", rule, isCritical: true, signature: "none" as const };
    expect((await refusalOf(world.as("chief").plans.update(less))).fields).toHaveProperty("signature");
  });
});
