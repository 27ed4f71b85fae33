import { users } from "@ymp/db/schema/accounts";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Principal } from "../../context.ts";
import type { Services } from "../../services.ts";

let world: World;
let services: Services;

beforeAll(async () => {
  world = await createWorld();
  services = { ...world.services, administratorsNeedSecondStep: true };
});
afterAll(() => world.close());
beforeEach(() => world.database.db.update(users).set({ totpConfirmedAt: null }));

const due = { code: "forbidden", messageKey: "refusals:setUpSecondStep" };

async function callerAs(who: "superadmin" | "captain", limits?: Principal["limits"]) {
  const { userId, account: known } = world.person(who);
  const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId));
  const account = { ...known, totpConfirmedAt: row?.totpConfirmedAt ?? null };
  const principal: Principal = { kind: "user", account, sessionId: "s", confirmedAt: world.now() };
  return callerOf(services, {
    principal: limits ? { ...principal, kind: "token", limits } : principal,
    vesselId: world.vessels.A.id,
  });
}

describe("an administrator of the platform without a second step", () => {
  it("reaches neither the platform nor a vessel nor the own account, and is told what to do", async () => {
    const admin = await callerAs("superadmin");
    const calls = [admin.platform.companies(), admin.jobs.list({}), admin.session.sessions(), admin.tokens.list()];
    for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toMatchObject(due);
    expect((await admin.session.me())?.account.mustSetUpSecondStep).toBe(true);
  });

  it("does not get around it by a token", async () => {
    const script = await callerAs("superadmin", {
      vesselId: null,
      levels: { superadmin: "edit" },
      madeAt: world.now(),
    });
    expect(await refusalOf(script.platform.companies())).toMatchObject(due);
  });

  it("may set it up, and then reaches everything", async () => {
    const admin = await callerAs("superadmin");
    expect(await admin.twoStep.state()).toMatchObject({ isOn: false });
    expect(await admin.twoStep.begin()).toHaveProperty("secret");
    await world.database.db.update(users).set({ totpConfirmedAt: world.now() });
    const again = await callerAs("superadmin");
    expect(await again.platform.companies()).toHaveLength(1);
    expect((await again.session.me())?.account.mustSetUpSecondStep).toBe(false);
  });
});

it("nobody else has to", async () => {
  const captain = await callerAs("captain");
  expect(await captain.jobs.list({})).toHaveProperty("rows");
  expect((await captain.session.me())?.account.mustSetUpSecondStep).toBe(false);
});
