import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.inVessel("A", (tx) =>
    tx.update(vessels).set({ subscriptionState: "EXPIRED" }).where(eq(vessels.id, world.vessels.A.id)),
  );
  world.services.accounts.forget("*");
});
afterAll(() => world.close());

type Called = ReturnType<World["as"]>;

describe("on a vessel whose subscription has ended", () => {
  it.each<[string, (caller: Called) => Promise<unknown>]>([
    ["who one is", ({ session }) => session.me()],
    ["one's sessions", ({ session }) => session.sessions()],
    ["signing the others out", ({ session }) => session.closeOtherSessions()],
    ["one's second step", ({ twoStep }) => twoStep.begin()],
    ["one's tokens", ({ tokens }) => tokens.list()],
    ["what one is mailed", ({ notifications }) => notifications.preferences()],
    ["what one was asked to", ({ users }) => users.invitations()],
  ])("%s is open to everybody", async (_what, call) => {
    for (const who of ["captain", "deckhand"] as const satisfies readonly Who[]) await call(world.as(who));
  });

  it("leaving is open to everybody, and the work is not", async () => {
    expect(await refusalOf(world.as("deckhand").people.pick())).toMatchObject({ code: "expired_subscription" });
    await world.as("deckhand").users.leave();
    expect(await refusalOf(world.as("deckhand").users.leave())).toMatchObject({ code: "not_found" });
    expect(await refusalOf(world.as("rival").users.leave())).toMatchObject({ messageKey: "users:refusal.lastToLeave" });
  });
});
