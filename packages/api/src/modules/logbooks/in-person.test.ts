import { caymanEntries, officialEntries } from "@ymp/core/books/official-entries";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
});
afterAll(() => world.close());

const inPerson = {
  official: officialEntries.filter((entry) => entry.inPerson).map(({ code }) => code),
  cayman: [...officialEntries, ...caymanEntries].filter((entry) => entry.inPerson).map(({ code }) => code),
};

describe.each(["official", "cayman"] as const)("what the master of %s signs in person", (kind) => {
  let logbookId: string;
  beforeAll(async () => {
    logbookId = (await openBook(world, { kind })).id;
  });

  it.each(inPerson[kind])(
    "BOOK-06: %s bears the master's own signature, and no officer's in their place",
    async (code) => {
      const values = {
        at: "2026-06-15T08:00:00Z",
        place: { port: "Palma" },
        narrative: "As it is written in the book.",
      };
      const entry = await makeEntry(world, { logbookId, who: "captain", code, values });
      const sign = (who: "chief" | "captain", capacity: "officer" | "master") =>
        world.as(who).logbooks.sign({ id: logbookId, entries: [entry], capacity, pin: worldPin });
      expect(await refusalOf(sign("chief", "master"))).toMatchObject({ messageKey: "logbook-refusals:master" });
      expect(await refusalOf(sign("chief", "officer"))).toMatchObject({ messageKey: "logbook-refusals:officerOfBook" });
      const read = () => world.as("captain").logbooks.entry({ id: logbookId, entryId: entry.id });
      expect(await read()).toMatchObject({ awaits: ["master"], signatures: [] });
      await sign("captain", "master");
      expect((await read()).signatures).toMatchObject([{ name: "Marie Laurent" }]);
    },
  );
});
