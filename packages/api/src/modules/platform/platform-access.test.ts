import { type Caller, refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "../../context.ts";
import { createCaller, wholeRouter } from "../../root.ts";

function property(value: unknown, name: string): unknown {
  return (typeof value === "object" && value !== null) || typeof value === "function"
    ? Reflect.get(value, name)
    : undefined;
}

const paths = Object.entries((await wholeRouter())._def.procedures)
  .filter(([, procedure]) => property(property(property(procedure, "_def"), "meta"), "guard") === "platform")
  .map(([path]) => path);

async function call(caller: Caller, path: string): Promise<unknown> {
  const procedure = path.split(".").reduce<unknown>(property, caller);
  if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
  return procedure({});
}

const callerFor = (context: RequestContext) => createCaller(context);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe.each(paths)("%s", (path) => {
  it.each(["captain", "manager", "chief", "contractor"] as const)("is closed to the %s", async (who) => {
    expect(await refusalOf(call(world.as(who), path))).toMatchObject({
      code: "forbidden",
      messageKey: "refusals:superadminOnly",
    });
  });

  it("is closed to anyone who is not signed in", async () => {
    expect(await refusalOf(call(world.anonymous(), path))).toMatchObject({ code: "unauthenticated" });
  });

  it("is closed to an administrator's token that was made for something else", async () => {
    const { account } = world.person("superadmin");
    const principal = {
      kind: "token" as const,
      account,
      sessionId: "t",
      limits: { vesselId: null, levels: {}, madeAt: world.now() },
    };
    const context = { ...world.context(world.person("superadmin"), null), principal };
    expect(await refusalOf(call(callerFor(context), path))).toMatchObject({ messageKey: "refusals:notByToken" });
  });
});

it("the platform has procedures to be closed", () => {
  expect(paths.length).toBeGreaterThan(30);
});

it("a token that was made for one vessel does not open the platform", async () => {
  const { account } = world.person("superadmin");
  const limits = { vesselId: world.vessels.A.id, levels: { superadmin: "edit" as const }, madeAt: world.now() };
  const context = {
    ...world.context(world.person("superadmin"), null),
    principal: { kind: "token" as const, account, sessionId: "t", limits },
  };
  expect(await refusalOf(callerFor(context).platform.companies())).toMatchObject({ messageKey: "refusals:notByToken" });
});

it("a token for the platform that only looks changes nothing", async () => {
  const { account } = world.person("superadmin");
  const limits = { vesselId: null, levels: { superadmin: "view" as const }, madeAt: world.now() };
  const context = {
    ...world.context(world.person("superadmin"), null),
    principal: { kind: "token" as const, account, sessionId: "t", limits },
  };
  const caller = callerFor(context);
  expect(await caller.platform.companies()).toHaveLength(1);
  expect(await refusalOf(caller.platform.resume({ vesselId: world.vessels.A.id }))).toMatchObject({
    messageKey: "refusals:notByToken",
  });
});
