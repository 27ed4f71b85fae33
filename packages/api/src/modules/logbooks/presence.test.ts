import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let logbookId: string;

beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-06-15T09:00:00Z");
  await givePins(world);
  logbookId = (await openBook(world)).id;
});
afterAll(() => world.close());

const sign = (entry: { id: string; hash: string }) =>
  world.as("chief").logbooks.sign({ id: logbookId, entries: [entry], capacity: "officer", pin: worldPin });
const chief = () => world.crew.A.chief.profileId;
const tell = (who: Who, isOnboard: boolean) => world.as(who).onboard.setStatus({ profileId: chief(), isOnboard });
const listed = async (who: Who) => (await world.as(who).onboard.list()).people.find(({ id }) => id === chief());

it("27, ERB-10: who is aboard by their own word alone neither writes nor signs, until somebody else says so too", async () => {
  const entry = await makeEntry(world, { logbookId });
  await tell("chief", false);
  world.setNow("2026-06-15T10:00:00Z");
  await tell("chief", true);
  const refusal = { messageKey: "logbook-refusals:unconfirmed" };
  expect(await refusalOf(sign(entry))).toMatchObject(refusal);
  expect(await refusalOf(makeEntry(world, { logbookId }))).toMatchObject(refusal);
  expect((await world.as("chief").logbooks.get({ id: logbookId })).can).toMatchObject({
    ...{ write: false, signAsOfficer: false, whyNot: "logbook-refusals:unconfirmed" },
  });
  await tell("chief", true);
  expect(await refusalOf(sign(entry))).toMatchObject(refusal);
  expect(await listed("chief")).toMatchObject({ isUnconfirmed: true, may: { confirm: false } });
  expect(await listed("captain")).toMatchObject({ isUnconfirmed: true, may: { confirm: true } });
  await world.as("captain").onboard.setMany({ aboardIds: [chief()], ashoreIds: [] });
  expect(await listed("captain")).toMatchObject({ isUnconfirmed: false, may: { confirm: false } });
  await sign(entry);
});

it("27: the captain's own word counts, and so does that of somebody else", async () => {
  const { profileId } = world.crew.A.captain;
  const captain = world.as("captain");
  for (const [hour, isOnboard] of [false, true].entries()) {
    world.setNow(`2026-06-16T1${hour}:00:00Z`);
    await captain.onboard.setStatus({ profileId, isOnboard });
    await tell("captain", isOnboard);
  }
  expect((await captain.logbooks.get({ id: logbookId })).can).toMatchObject({ write: true, signAsMaster: true });
  await sign(await makeEntry(world, { logbookId }));
});
