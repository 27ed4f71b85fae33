import { newId } from "@ymp/core/ids";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const sludge = newId();

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  const tank = { id: sludge, name: "Sludge tank", capacity: "3.00", iopp: "3.1", contents: "sludge" } as const;
  world.setNow("2026-03-01T08:00:00Z");
  await world.as("chief").logbooks.saveTank(tank);
});
afterAll(() => world.close());

it("BOOK-12, O10, 7.5.4: a gap stays told after the next entry; C 11.4 tells the week as well, what was struck does not", async () => {
  const chief = world.as("chief").logbooks;
  const { id } = await openBook(world);
  const tell = async (day: string, values: object) => {
    world.setNow(`${day}T08:00:00Z`);
    return makeEntry(world, { logbookId: id, code: "C", values: { tank: sludge, ...values } });
  };
  await tell("2026-03-01", { operation: "weekly", retained: "0.20" });
  await tell("2026-03-08", { operation: "collected", retained: "0.25", collected: "0.05", source: "generator 1" });
  const struck = await tell("2026-03-15", { operation: "weekly", retained: "0.30" });
  await chief.strike({ id, entryId: struck.id, hash: struck.hash, reason: "Not sounded", pin: worldPin });
  await tell("2026-03-24", { operation: "weekly", retained: "0.30" });
  const gap = { what: "weekly", tank: "Sludge tank", dueOn: "2026-03-15", until: "2026-03-22", count: 1 };
  expect((await chief.get({ id })).missing).toEqual([gap]);
  world.setNow("2026-03-31T08:00:00Z");
  const due = { what: "weekly", tank: "Sludge tank", dueOn: "2026-03-31", until: null, count: 0 };
  expect((await chief.get({ id })).missing).toEqual([gap, due]);
  expect((await chief.shelf({})).books).toMatchObject([{ id, missing: [due], missed: { daily: 0, weekly: 1 } }]);
});

it("of a tank that was entered today no week before is missing", async () => {
  const chief = world.as("chief").logbooks;
  const oil = (await chief.shelf({})).books.find(({ kind }) => kind === "oil1");
  const weeksOf = async (name: string) =>
    (await chief.get({ id: oil?.id ?? "" })).missing.filter(({ tank }) => tank === name).map(({ dueOn }) => dueOn);
  await chief.saveTank({ id: newId(), name: "Dirty oil tank", capacity: "1.60", iopp: "3.1" });
  expect(await weeksOf("Dirty oil tank")).toEqual([]);
  world.setNow("2026-04-07T08:00:00Z");
  expect(await weeksOf("Dirty oil tank")).toEqual(["2026-04-07"]);
});

it("a day without an entry stays told, also after the log is closed; at sea the port log misses none", async () => {
  const captain = world.as("captain").logbooks;
  world.setNow("2026-04-01T08:00:00Z");
  const [sea, port] = [await openBook(world, { kind: "seabridge" }), await openBook(world, { kind: "portbridge" })];
  const watch = async (day: string) => {
    world.setNow(`${day}T09:00:00Z`);
    const values = { at: `${day}T09:00:00Z`, position: { lat: "42", lon: "6" }, fixedBy: "GNSS", oow: "mate" };
    const entry = await makeEntry(world, { who: "captain", logbookId: sea.id, code: "hour", values });
    await captain.sign({ id: sea.id, entries: [entry], capacity: "officer", pin: worldPin });
  };
  await watch("2026-04-01");
  await watch("2026-04-04");
  const hole = { what: "daily", tank: null, dueOn: "2026-04-02", until: "2026-04-03", count: 2 };
  const shelf = async () => new Map((await captain.shelf({})).books.map((book) => [book.id, book]));
  expect((await shelf()).get(sea.id)).toMatchObject({ missing: [], missed: { daily: 2 } });
  expect((await shelf()).get(port.id)).toMatchObject({ missing: [], missed: { daily: 0 } });
  world.setNow("2026-04-06T20:00:00Z");
  const since = { what: "daily", tank: null, dueOn: "2026-04-05", until: null, count: 2 };
  expect((await captain.get({ id: sea.id })).missing).toEqual([hole, since]);
  const [page] = (await captain.pages({ id: sea.id })).pages;
  await captain.countersign({ id: sea.id, pageNo: 1, pageHash: page?.hash ?? "", pin: worldPin });
  const { version } = await captain.get({ id: sea.id });
  await captain.close({ id: sea.id, version, place: "Palma", pin: worldPin });
  expect((await captain.get({ id: sea.id })).missing).toEqual([hole, { ...since, until: "2026-04-05", count: 1 }]);
  expect((await shelf()).get(port.id)).toMatchObject({ missing: [{ dueOn: "2026-04-05" }] });
});

it("7.5.8: fuel that a round tells and no H of the book is shown, until the officer has entered it", async () => {
  world.setNow("2026-05-01T08:00:00Z");
  const chief = world.as("chief").logbooks;
  const oil = (await chief.shelf({})).books.find(({ kind }) => kind === "oil1");
  const { id: port } = await openBook(world, { kind: "port" });
  const tank = newId();
  await chief.saveTank({ id: tank, name: "FO1", capacity: "20.00", contents: "fuel" });
  world.setNow("2026-05-10T12:00:00Z");
  const header = { at: "2026-05-10T11:00:00Z", watch: "08-12", place: { port: "Palma" }, mode: "alongside" };
  const fuelTanks = [{ tank, quantity: "16000" }];
  await makeEntry(world, {
    logbookId: port,
    code: "round",
    values: { ...header, fuelTanks, bunkered: "9000", on: "Chief" },
  });
  const fuel = async () => (await chief.get({ id: oil?.id ?? "" })).missing.filter(({ what }) => what === "fuel");
  expect(await fuel()).toEqual([{ what: "fuel", tank: null, dueOn: "2026-05-10", until: null, count: 1 }]);
  const bunkers = { place: { port: "Palma" }, start: "2026-05-10T09:10:00Z", stop: "2026-05-10T10:40:00Z" };
  const added = { oil: "fuel", type: "MGO 0.10 % S", quantity: "7.600" };
  const tanks = [{ tank, added: "7.600", content: "13.500" }];
  await makeEntry(world, { logbookId: oil?.id ?? "", code: "H", values: { ...bunkers, ...added, tanks } });
  expect(await fuel()).toEqual([]);
});
