import { changes } from "@ymp/db/schema/platform";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetDisclosures } from "../../platform/disclosures/forget-disclosures.service.ts";
import { forgetSent } from "../../platform/sent-again/forget-sent.service.ts";
import { performTask } from "../../tasks.ts";
import { removeExpiredArchives } from "../archive/expiry.service.ts";
import { removeOutdated } from "../session/outdated.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
});
afterAll(() => world.close());

it("ERB-13: what is cleared away by the clock leaves the history of a book, also long after its last entry", async () => {
  const { id } = await openBook(world);
  const entry = await makeEntry(world, { logbookId: id });
  const chief = world.as("chief").logbooks;
  await chief.sign({ id, entries: [entry], capacity: "officer", pin: worldPin });
  await world.as("captain").logbooks.export({ id, format: "csv" });
  const told = () =>
    world.inVessel("A", (tx) =>
      tx
        .select()
        .from(changes)
        .where(and(eq(changes.vesselId, world.vessels.A.id), inArray(changes.recordId, [id, entry.id])))
        .orderBy(asc(changes.id)),
    );
  const before = await told();
  expect(before.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(["opened", "entry_saved", "entry_signed", "exported"]),
  );
  world.setNow("2040-01-01T03:00:00Z");
  for (const clear of [removeOutdated, forgetSent, forgetDisclosures, removeExpiredArchives])
    await clear(world.services);
  await performTask(world.services, { name: "erase_vessels" });
  expect(await told()).toEqual(before);
});
