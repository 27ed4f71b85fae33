import { newId } from "@ymp/core/ids";
import { creations } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { allProcedures, type Procedure, property } from "../fleet/all-procedures.ts";
import { madeByCalls, madeByPlatform, makesNothing } from "./made-by-calls.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Sender = "captain" | "chief" | "manager" | "superadmin";
const ofCaptain =
  /^(people|users|onboard|seaService|crewDocuments|crewMail|safeManning|guests|trips)\.|^(?:logbooks\.(?:open|declarePaper|storeDeclaration)|inspections\.start)$/;

/** Contracts are the administration's. */
const ofCompany = /^leave\.(saveContract|addAdjustment)$/;

function senderOf(path: string): Sender {
  if (path in madeByPlatform) return "superadmin";
  if (ofCompany.test(path)) return "manager";
  return ofCaptain.test(path) ? "captain" : "chief";
}

function callBy(who: Sender, path: string): (input: unknown) => Promise<unknown> {
  const call = path.split(".").reduce<unknown>(property, world.as(who));
  if (typeof call !== "function") throw new Error(`There is no ${path}.`);
  return async (input) => call(input);
}

/** What says it in words of its own: where in the book the entry is. */
const ownWords: Readonly<Record<string, string>> = { "logbooks.enter": "logbook-refusals:enteredBefore" };
const taken = { code: "conflict", messageKey: "refusals:alreadyExists" };

describe("a creation whose id was given to something else", () => {
  it.each(Object.entries({ ...madeByCalls, ...madeByPlatform }))(
    "is refused, and the same one again is not: %s",
    async (path, arrange) => {
      const [one, other] = await arrange(world);
      const send = callBy(senderOf(path), path);
      await send(one);
      const again = await send(one);
      expect(await send(one)).toEqual(again);
      expect(await refusalOf(send(other))).toMatchObject({ ...taken, messageKey: ownWords[path] ?? taken.messageKey });
      expect(await send(one)).toEqual(again);
    },
  );

  it("is tried with every call that takes the id of what it makes", () => {
    const untried = allProcedures
      .filter(takesNewId)
      .map(({ path }) => path)
      .filter((path) => !(path in madeByCalls || path in madeByPlatform || path in makesNothing));
    expect(untried).toEqual([]);
  });
});

/** Calls that take an id without the version of what is there, and are not named for what they do to it. */
function takesNewId({ type, guard, input, path }: Procedure): boolean {
  if (type !== "mutation" || guard === "account" || guard === "public") return false;
  const { properties = {}, required = [] } = shapeOf(input);
  if (required.includes("version")) return false;
  const ofNew = ["newId", "completionId", "receiptId", "itemId", "orderId", "taskId", "taskIds", "copies", "machines"];
  const isSave =
    "version" in properties ||
    /\.(save|create|begin|add|copy|invite|write|record|receive|count|take|start)(?!ersign)|^logbooks\.(open|enter)$/.test(
      path,
    );
  const takesId = ["id", "userId", "profileId", ...ofNew].some((name) => name in properties);
  return (
    takesId && isSave && !/\.(addJobs|addFiles|takeBackReceipt|setStatus)$/.test(path) && path !== "comments.addFile"
  );
}

const jsonShape = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) }).partial();

function shapeOf(input: unknown) {
  if (!(input instanceof z.ZodType)) return {};
  return jsonShape.parse(z.toJSONSchema(input, { unrepresentable: "any", io: "input" }));
}

describe("a creation sent again", () => {
  it("takes nothing back that was written since", async () => {
    const made = { id: newId(), firstName: "Ann", lastName: "Lee" };
    await world.as("captain").people.save(made);
    await world.as("captain").people.save({ id: made.id, version: 1, firstName: "Ann", lastName: "Leigh" });
    expect(await world.as("captain").people.save(made)).toMatchObject({ lastName: "Leigh" });
    expect(await world.as("captain").people.get({ id: made.id })).toMatchObject({ lastName: "Leigh", version: 2 });
  });

  it("makes nothing again that was removed since", async () => {
    const supplierId = newId();
    await world.as("chief").suppliers.save({ id: supplierId, name: "Chandler" });
    const contact = { id: newId(), supplierId, name: "Anna" };
    await world.as("chief").suppliers.saveContact(contact);
    await world.as("chief").suppliers.removeContact({ id: contact.id });
    const refusal = await refusalOf(world.as("chief").suppliers.saveContact(contact));
    expect(refusal).toMatchObject({ code: "not_found", messageKey: "refusals:recordNotFound" });
  });

  it("is somebody else's under the same id, and by another call", async () => {
    const job = { id: newId(), title: "Grease the winch" };
    await world.as("chief").jobs.create(job);
    expect(await refusalOf(world.as("captain").jobs.create(job))).toMatchObject(taken);
    const machine = { id: job.id, name: "Grease the winch" };
    expect(await refusalOf(world.as("chief").equipment.create(machine))).toMatchObject(taken);
  });

  it("that was refused may be sent with what is right", async () => {
    const job = { id: newId(), title: "Grease the winch" };
    expect((await refusalOf(world.as("chief").jobs.create({ ...job, equipmentId: newId() }))).code).toBe("not_found");
    expect(await world.as("chief").jobs.create(job)).toMatchObject({ id: job.id });
  });

  it("is told by its author alone where what was sent is known no more", async () => {
    const job = { id: newId(), title: "Grease the winch" };
    await world.as("chief").jobs.create(job);
    await world.inVessel("A", (tx) => tx.delete(creations).where(eq(creations.id, job.id)));
    expect(await world.as("chief").jobs.create({ ...job, title: "Otherwise" })).toMatchObject({ id: job.id });
    expect(await refusalOf(world.as("captain").jobs.create(job))).toMatchObject(taken);
  });

  it("is the same however its fields are ordered", async () => {
    const id = newId();
    await world.as("chief").jobs.create({ id, title: "Grease", description: undefined });
    expect(await world.as("chief").jobs.create({ title: "Grease", id })).toMatchObject({ id });
  });

  it("of another vessel is another", async () => {
    const job = { id: newId(), title: "Grease the winch" };
    await world.as("chief").jobs.create(job);
    expect(await world.as("rival").jobs.create({ ...job, title: "Otherwise" })).toMatchObject({ id: job.id });
  });
});
