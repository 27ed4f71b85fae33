import { vesselArchives } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let book: { id: string; number: string };

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  book = await openBook(world, { number: "ORB1-2026-01" });
  await openBook(world, { kind: "official", number: "OLB-2026-01" });
});
afterAll(() => world.close());

const platform = () => world.as("superadmin").platform;
const vesselId = () => world.vessels.A.id;
const request = () => platform().requestDeletion({ vesselId: vesselId(), confirmation: "Seraphine" });
const kept = async () => (await platform().vessel({ vesselId: vesselId() })).kept;

/** As it is once it was written, with a clock that has gone on. */
async function archiveAt(at: string): Promise<void> {
  world.setNow(at);
  const { id } = await platform().requestArchive({ vesselId: vesselId() });
  await world.inVessel("A", (tx) => tx.update(vesselArchives).set({ status: "ready", readyAt: world.now() }));
  expect(id).toBeTruthy();
}

describe("a vessel with books that must be kept", () => {
  it("is asked for nothing while nothing stands in them", async () => {
    expect(await kept()).toEqual({ numbers: [], areArchived: false });
  });

  it("BOOK-09: is not deleted before they were taken out, and is told which and until when", async () => {
    await makeEntry(world, { logbookId: book.id });
    expect(await kept()).toEqual({ numbers: [{ number: book.number, until: "2029-06-15" }], areArchived: false });
    expect(await refusalOf(request())).toMatchObject({
      ...{ code: "conflict", messageKey: "platform:booksKept" },
      params: { books: book.number, until: "2029-06-15" },
    });
  });

  it("is not deleted by an archive that does not hold their last entry", async () => {
    await archiveAt("2026-06-16T09:00:00Z");
    expect((await kept()).areArchived).toBe(true);
    world.setNow("2026-06-17T09:00:00Z");
    await makeEntry(world, { logbookId: book.id });
    expect(await kept()).toEqual({ numbers: [{ number: book.number, until: "2029-06-17" }], areArchived: false });
    expect(await refusalOf(request())).toMatchObject({ messageKey: "platform:booksKept" });
  });

  it("is deleted with an archive, and the platform's history names them", async () => {
    await archiveAt("2026-06-18T09:00:00Z");
    await request();
    const { changes, deletesAt } = await platform().vessel({ vesselId: vesselId() });
    expect(deletesAt).toEqual(new Date("2026-07-18T09:00:00Z"));
    expect(changes.items[0]).toMatchObject({
      verb: "deletion_requested",
      facts: { books: book.number, keptUntil: "2029-06-17" },
    });
  });
});
