import { wholeRouter } from "@ymp/api/root";
import { isPermission } from "@ymp/core/access/permissions";
import { newId } from "@ymp/core/ids";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleInput } from "./sample-inputs.ts";

/** Open to everyone, signed in or not. A new one belongs here only when a stranger may call it. */
const OPEN_TO_ALL = [
  "inspections.enter",
  "orders.answer",
  "orders.answerOf",
  "session.askKeyAtSignIn",
  "session.firstAdministrator",
  "session.me",
  "session.needsFirstAdministrator",
  "session.openToken",
  "session.privacyNotice",
  "session.requestReset",
  "session.resetLink",
  "session.resetPassword",
  "session.signIn",
  "session.signOut",
];

/** Those that carry a list out, write a document, send a mail, or read a whole file. */
const COSTLY =
  /\.(export[A-Z]?\w*|pdf|send|sendReset|renewLink|invite|resendWelcome)$|^users\.create$|^tokens\.create$|^platform\.(createVessel|addMembership|setAccountEmail)$|^support\.begin$|^imports\.(read|preview|write)$/;

interface Procedure {
  readonly path: string;
  readonly type: unknown;
  readonly guard: string | undefined;
  readonly uses: unknown;
  readonly input: unknown;
}

const procedures: readonly Procedure[] = Object.entries((await wholeRouter())._def.procedures).map(
  ([path, procedure]) => {
    const definition = property(procedure, "_def");
    const meta = property(definition, "meta");
    const guard = property(meta, "guard");
    const inputs = property(definition, "inputs");
    return {
      path,
      type: property(definition, "type"),
      guard: typeof guard === "string" ? guard : undefined,
      uses: property(meta, "uses"),
      input: Array.isArray(inputs) ? inputs[0] : undefined,
    };
  },
);
const onVessels = procedures.filter(({ guard }) => guard !== undefined && (guard === "aboard" || isPermission(guard)));

describe("procedures", () => {
  it("all say who may call them", () => {
    const unguarded = procedures.filter(
      ({ guard }) =>
        guard === undefined ||
        !(isPermission(guard) || ["public", "account", "platform", "aboard", "inspection"].includes(guard)),
    );
    expect(unguarded.map(({ path }) => path)).toEqual([]);
  });

  it("are open to strangers only where that is the purpose", () => {
    const open = procedures.filter(({ guard }) => guard === "public").map(({ path }) => path);
    expect(open.filter((path) => !OPEN_TO_ALL.includes(path))).toEqual([]);
  });

  it("count what costs others something: exports, mails, files to read", () => {
    const costly = procedures.filter(({ path }) => COSTLY.test(path));
    expect(costly.length).toBeGreaterThan(20);
    expect(costly.filter(({ uses }) => uses === undefined).map(({ path }) => path)).toEqual([]);
  });

  it("read nothing by a secret: the input of a query stands in the address of its request", () => {
    const secret = /token|password|secret|pin$/i;
    const fieldsOf = (input: unknown) => Object.keys(property(input, "shape") ?? {});
    expect(procedures.filter(({ input }) => fieldsOf(input).some((field) => secret.test(field)))).not.toEqual([]);
    const reading = procedures.filter(
      ({ type, input }) => type === "query" && fieldsOf(input).some((field) => secret.test(field)),
    );
    expect(reading.map(({ path }) => path)).toEqual([]);
  });

  it("never let the caller name the vessel: the gate does", () => {
    const naming = onVessels.filter(({ input }) => sampleInput(input).idFields.includes("vesselId"));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

describe("a record of another vessel", () => {
  let world: World;
  let foreign: Record<string, string>;

  beforeAll(async () => {
    world = await createWorld();
    const equipment = await makeEquipment(world);
    const plan = await makePlan(world, { equipmentId: equipment.id });
    const [job, { item }] = await Promise.all([makeJob(world, { planId: plan.id }), makeItem(world)]);
    const { userId, profileId } = world.crew.A.engineer;
    foreign = { equipment: equipment.id, plan: plan.id, job: job.id, item: item.id, user: userId, profile: profileId };
  });
  afterAll(() => world.close());

  it("can be asked for everywhere: sample-inputs.ts knows a value for every field", () => {
    const samples = onVessels.map(({ path, input }) => ({ path, unfilled: sampleInput(input).unfilled }));
    expect(samples.filter(({ unfilled }) => unfilled !== undefined)).toEqual([]);
  });

  const reached = onVessels.filter(({ path, input }) =>
    sampleInput(input).idFields.some((field) => !isNew(path, field)),
  );

  it.each(reached)("is absent for $path", async ({ path, input }) => {
    const sample = sampleInput(input, (field) => (isNew(path, field) ? newId() : foreignId(path, field)));
    expect(await refusalOf(call(world.as("rival"), path, sample.input))).toMatchObject({ code: "not_found" });
  });

  /** The id of a record of vessel A of the kind the field speaks of; of a kind not made here, one that exists nowhere. */
  function foreignId(path: string, field: string): string {
    const [, list, name = ""] = /^(?:(\w+)\.)?(\w+)$/.exec(field) ?? [];
    const kind = name === "id" ? (list ?? path.split(".")[0] ?? "").replace(/s$/, "") : name.replace(/Id$/, "");
    return foreign[kind === "record" ? "job" : kind] ?? newId();
  }
});

/** The client makes the id of a new record; an account comes with a profile. */
function isNew(path: string, field: string): boolean {
  if (/^users\.(create|invite)$/.test(path)) return field === "userId" || field === "profileId";
  return (
    field === "id" &&
    /\.(create|save|add)|^imports\.write$|^logbooks\.open$|^inspections\.start$|^crewMail\.send$/.test(path)
  );
}

async function call(caller: Caller, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split(".").reduce<unknown>(property, caller);
  if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
  return procedure(input);
}

function property(value: unknown, name: string): unknown {
  return (typeof value === "object" && value !== null) || typeof value === "function"
    ? Reflect.get(value, name)
    : undefined;
}
