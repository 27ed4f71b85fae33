import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { seenFromOutside, seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  await world?.close();
  world = await createWorld();
});
afterAll(() => world.close());

const captain = () => world.as("captain").users;
const platform = () => world.as("superadmin").platform;
const day = parseCalendarDate;
const seen = () => seenPlace(captain(), world.person("deckhand").userId);
const vesselId = () => world.vessels.A.id;

const seenThen = (of: object) => of as Awaited<ReturnType<typeof seen>>;

const stale = { code: "stale", messageKey: "refusals:changedMeanwhile" };

describe("of two who change somebody's place at once", () => {
  it("the second to choose a role is told of the first", async () => {
    const { role, department, userType } = await captain().get({ userId: world.person("deckhand").userId });
    const dialog = { ...(await seen()), base: { role, department, userType } };
    await captain().setRole({ ...dialog, role: "hod", department: "deck" });
    const second = captain().setRole({ ...dialog, role: "user", department: null, userType: "surveyor" });
    expect(await refusalOf(second)).toMatchObject(stale);
    expect(await captain().get(dialog)).toMatchObject({ role: "hod", department: "deck", userType: null });
  });

  it("the second to set a level is told of the first, and both win at levels of their own", async () => {
    const { access } = await captain().get({ userId: world.person("deckhand").userId });
    const dialog = { ...(await seen()), base: { levels: access } };
    await captain().setAccess({ ...dialog, levels: { guests: "view", inventory: "view" } });
    expect(await refusalOf(captain().setAccess({ ...dialog, levels: { guests: "edit" } }))).toMatchObject(stale);
    await captain().setAccess({ ...dialog, levels: { spareparts: "none" } });
    const now = await captain().get(dialog);
    expect(now.access).toMatchObject({ guests: "view", inventory: "view", spareparts: "none" });
  });

  it("the preset does not take away a level that was given meanwhile", async () => {
    const { access } = await captain().get({ userId: world.person("deckhand").userId });
    const dialog = { ...(await seen()), base: { levels: access } };
    await captain().setAccess({ ...dialog, levels: { guests: "view" } });
    expect(await refusalOf(captain().setAccess({ ...dialog, levels: null }))).toMatchObject(stale);
  });

  it("another role does not take away a level that was given meanwhile", async () => {
    const { role, department, userType, overrides } = await captain().get(await seen());
    const dialog = { ...(await seen()), base: { role, department, userType, levels: overrides } };
    await captain().setAccess({ ...(await seen()), levels: { guests: "view" } });
    const second = captain().setRole({ ...dialog, role: "hod", levels: {} });
    expect(await refusalOf(second)).toMatchObject(stale);
  });

  it.each([
    [
      "the captain's form",
      (of: object) => captain().setRole({ ...seenThen(of), role: "crew", department: "interior" }),
    ],
    [
      "the platform's",
      (of: object) => platform().changeMembership({ ...seenThen(of), vesselId: vesselId(), department: "interior" }),
    ],
  ])("a move by %s of before does not give back a level that was taken away meanwhile", async (_whose, move) => {
    const then = await seen();
    const { role, department } = await captain().get(then);
    await captain().setAccess({ ...then, levels: { jobs: "none" } });
    expect(await refusalOf(move({ ...then, base: { role, department } }))).toMatchObject(stale);
    expect((await captain().get(then)).access).toMatchObject({ jobs: "none" });
  });

  it("the second to set the last day is told of the first", async () => {
    const dialog = { ...(await seen()), base: { endsOn: null } };
    await captain().setEndsOn({ ...dialog, endsOn: day("2026-09-30") });
    expect(await refusalOf(captain().setEndsOn({ ...dialog, endsOn: day("2026-10-31") }))).toMatchObject(stale);
    await captain().setRole({ ...dialog, base: { role: "crew", department: "deck" }, role: "hod", department: "deck" });
    expect(await captain().get(dialog)).toMatchObject({ endsOn: "2026-09-30", role: "hod" });
  });

  it("the platform and the captain are told of each other", async () => {
    const { userId } = world.person("deckhand");
    const outside = { ...(await seenFromOutside(platform(), userId, vesselId())), base: { endsOn: null, levels: {} } };
    await captain().setEndsOn({ ...(await seen()), endsOn: day("2026-09-30") });
    const other = platform().changeMembership({ ...outside, endsOn: day("2026-10-31") });
    expect(await refusalOf(other)).toMatchObject(stale);
    await platform().changeMembership({ ...outside, levels: { guests: "view" } });
    await captain().setAccess({ ...(await seen()), levels: { guests: "edit" } });
    const levels = platform().changeMembership({ ...outside, levels: { guests: "none", inventory: "view" } });
    expect(await refusalOf(levels)).toMatchObject(stale);
    expect(await captain().get({ userId })).toMatchObject({ endsOn: "2026-09-30", access: { guests: "edit" } });
  });

  it("the platform leaves levels that it does not name as they are", async () => {
    const { userId } = world.person("deckhand");
    const outside = { ...(await seenFromOutside(platform(), userId, vesselId())), base: { levels: {} } };
    await captain().setAccess({ ...(await seen()), levels: { guests: "view" } });
    await platform().changeMembership({ ...outside, levels: { inventory: "view" } });
    expect((await captain().get({ userId })).access).toMatchObject({ guests: "view", inventory: "view" });
    const same = platform().changeMembership({ ...outside, levels: { guests: "edit" } });
    expect(await refusalOf(same)).toMatchObject(stale);
    expect(await refusalOf(platform().changeMembership({ ...outside, levels: null }))).toMatchObject(stale);
  });

  it("another role from the platform does not take away a level that was given meanwhile", async () => {
    const { userId } = world.person("deckhand");
    const { role, department, userType } = await captain().get({ userId });
    const base = { role, department, userType, levels: {} };
    const outside = { ...(await seenFromOutside(platform(), userId, vesselId())), base };
    await captain().setAccess({ ...(await seen()), levels: { guests: "view" } });
    const post = platform().changeMembership({ ...outside, role: "hod", department: "deck" });
    expect(await refusalOf(post)).toMatchObject(stale);
    expect(await captain().get({ userId })).toMatchObject({ role, access: { guests: "view" } });
  });
});

describe("a version of a place", () => {
  const writes = {
    "users.setRole": (version: number) => captain().setRole({ ...at(version), role: "hod", department: "deck" }),
    "users.setAccess": (version: number) => captain().setAccess({ ...at(version), levels: { guests: "view" } }),
    "users.setEndsOn": (version: number) => captain().setEndsOn({ ...at(version), endsOn: day("2026-09-30") }),
    "platform.changeMembership": (version: number) =>
      platform().changeMembership({ ...at(version), vesselId: vesselId(), role: "hod", department: "deck" }),
  };
  const at = (version: number) => ({ userId: world.person("deckhand").userId, version });

  it.each(Object.entries(writes))("that is of the future or none at all changes nothing: %s", async (_path, write) => {
    const { version } = await seen();
    expect(await refusalOf(write(version + 1))).toMatchObject(stale);
    expect((await refusalOf(write(Number.NaN))).code).toBe("invalid");
    expect(await seen()).toMatchObject({ version });
    await write(version);
    expect((await seen()).version).toBeGreaterThan(version);
  });
});
