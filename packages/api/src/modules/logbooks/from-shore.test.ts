import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let logbookId: string;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
});
afterAll(() => world.close());

const captain = () => world.as("captain").logbooks;

it.each<Who>(["manager", "superadmin"])("ERB-10: nothing that the %s calls writes into a book", async (who) => {
  const entry = await makeEntry(world, { logbookId });
  const { id: entryId, hash } = entry;
  const ashore = world.as(who).logbooks;
  const [at, pin, id] = [world.now(), worldPin, logbookId];
  const before = (await captain().get({ id })).head;
  const paper = { id: newId(), logbookId, from: at, to: at, pages: "1", reason: "No power", pin };
  const calls: (() => Promise<unknown>)[] = [
    () => ashore.enter({ id: newId(), logbookId, code: "I", values: { remarks: "Ashore" }, occurredAt: at }),
    () => ashore.submit({ id: newId(), version: 1, entryId: newId() }),
    () => ashore.sign({ id, entries: [entry], capacity: "officer", pin }),
    () => ashore.countersign({ id, pageNo: 1, pageHash: hash, pin }),
    () => ashore.strike({ id, entryId, hash, reason: "From ashore", pin }),
    () => ashore.close({ id, place: "Palma", pin, version: 1 }),
    () => ashore.open({ id: newId(), kind: "sea", number: "SEA-1", place: "Palma", pin }),
    () => ashore.declarePaper(paper),
    () => ashore.attachFile({ id: newId(), entryId, fileId: newId() }),
    () => ashore.saveTank({ id: newId(), name: "Tank of the office" }),
  ];
  for (const call of calls)
    expect((await refusalOf(call())).messageKey, String(call)).toMatch(
      /^(?:refusals:(?:closedToRole|signedByPersons)|logbook-refusals:(?:fromShore|master))$/,
    );
  expect((await captain().get({ id })).head).toEqual(before);
});
