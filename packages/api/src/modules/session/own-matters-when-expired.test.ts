import { newId } from "@ymp/core/ids";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { worldPassword } from "@ymp/testing/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.database.db
    .update(vessels)
    .set({ subscriptionState: "EXPIRED" })
    .where(eq(vessels.id, world.vessels.A.id));
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

  it("one's own profile, address and PIN are open to everybody", async () => {
    const { profileId, userId } = world.person("deckhand");
    const { people, users } = world.as("deckhand");
    const { version, may, can } = await people.getByUser({ userId });
    expect(may).toMatchObject({ edit: true, setPin: true, setPhoto: false, sign: false });
    expect(can.fields).not.toContain("photoFileId");
    const saved = await people.save({ id: profileId, version, phone: "+377 97 00 00 01" });
    expect(saved.contact?.phone).toBe("+377 97 00 00 01");
    await people.setPin({ profileId, pin: "7031", currentPassword: worldPassword });
    expect((await people.get({ id: profileId })).hasMasterPin).toBe(true);
    expect((await people.history({ profileId })).rows.length).toBeGreaterThan(0);
    expect((await people.disclosures({ profileId })).rows).toEqual([]);
    expect(await users.setEmail({ userId, email: "deckhand.new@example.test" })).toEqual({ awaitsProof: true });
  });

  it("anybody else's stays closed, to the captain as well", async () => {
    const { profileId, userId } = world.person("deckhand");
    const { people, users } = world.as("captain");
    const attempts = [
      people.get({ id: profileId }),
      people.getByUser({ userId }),
      people.history({ profileId }),
      people.disclosures({ profileId }),
      people.save({ id: profileId, version: 1, phone: "+377 97 00 00 02" }),
      people.save({ id: newId(), firstName: "Ana", lastName: "Costa" }),
      people.setPin({ profileId, pin: "7031", currentPassword: worldPassword }),
      users.setEmail({ userId, email: "taken.over@example.test" }),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf)))
      expect(refusal).toMatchObject({ code: "expired_subscription", messageKey: "refusals:subscriptionExpired" });
  });

  it("leaving is open to everybody, and the work is not", async () => {
    expect(await refusalOf(world.as("deckhand").people.pick())).toMatchObject({ code: "expired_subscription" });
    await world.as("deckhand").users.leave();
    expect(await refusalOf(world.as("deckhand").users.leave())).toMatchObject({ code: "not_found" });
    expect(await refusalOf(world.as("rival").users.leave())).toMatchObject({ messageKey: "users:refusal.lastToLeave" });
  });
});
