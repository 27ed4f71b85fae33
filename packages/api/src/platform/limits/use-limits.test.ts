import { newId } from "@ymp/core/ids";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Services } from "../../services.ts";
import { limitUse } from "./use-limits.ts";

let world: World;
let services: Services;

beforeAll(async () => {
  world = await createWorld();
  const two = { points: 2, windowMinutes: 60 };
  services = { ...world.services, useLimits: { ...world.services.useLimits, export: two, mail: two } };
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

function callerAs(who: Who) {
  const { principal } = world.context(world.person(who), "A");
  return callerOf(services, { principal, vesselId: world.vessels.A.id });
}

describe("what costs others something", () => {
  it("is refused to anyone who does it far too often, and to nobody else", async () => {
    const take = (who: Who) => callerAs(who).suppliers.export({ format: "csv", locale: "en" });
    await take("captain");
    await take("captain");
    world.setNow("2026-06-15T09:15:00Z");
    expect(await refusalOf(take("captain"))).toMatchObject({
      code: "limit",
      messageKey: "refusals:usedUp",
      params: { count: 45 },
    });
    expect(await take("chief")).toBeTruthy();
    world.setNow("2026-06-15T10:00:00Z");
    expect(await take("captain")).toBeTruthy();
  });

  it("is counted by kind, and whether it worked or not", async () => {
    const { userId } = world.person("bosun");
    const remind = () => callerAs("captain").users.resendWelcome({ userId });
    await remind();
    await remind();
    expect(await refusalOf(remind())).toMatchObject({ messageKey: "refusals:usedUp" });
  });

  it("counts the changes of an address, which mail to the person who has it", async () => {
    const { userId } = world.person("stew");
    const change = () => callerAs("stew").users.setEmail({ userId, email: "stew.new@example.test" });
    await change();
    await change();
    expect(await refusalOf(change())).toMatchObject({ messageKey: "refusals:usedUp" });
  });

  it("counts the tokens somebody makes, each of which is mailed to them", async () => {
    const make = () =>
      callerAs("bosun").tokens.create({
        ...{ id: newId(), name: "Script", vesselId: null, scopes: "everything", expiresInDays: 1 },
      });
    world.setNow("2026-06-15T12:00:00Z");
    await make();
    await make();
    expect(await refusalOf(make())).toMatchObject({ messageKey: "refusals:usedUp" });
  });

  it("is counted by amount where that is what runs out", async () => {
    const some = {
      ...services,
      useLimits: { ...services.useLimits, uploadedMegabytes: { points: 100, windowMinutes: 60 } },
    };
    const { userId } = world.person("stew");
    await limitUse(some, "uploadedMegabytes", userId, 60);
    await limitUse(some, "uploadedMegabytes", userId, 40);
    expect(await refusalOf(limitUse(some, "uploadedMegabytes", userId, 1))).toMatchObject({ code: "limit" });
  });
});
