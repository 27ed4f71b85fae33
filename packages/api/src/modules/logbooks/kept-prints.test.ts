import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { givePins, makeEntry, openBook } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepPrints } from "./kept-prints.service.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  folder = await mkdtemp(path.join(tmpdir(), "prints-"));
  await givePins(world);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await world.close();
});

const filesOf = (vesselId: string) => readdir(path.join(folder, vesselId));

it("ERB-31: a print of every open book lies beside the database, and follows the book", async () => {
  const { id: vesselId } = world.vessels.A;
  const book = await openBook(world, { number: "ORB1-2026-01" });
  await makeEntry(world, { logbookId: book.id, values: { remarks: "Sounding pipe closed" } });
  await keepPrints(world.services, folder);
  expect(await filesOf(vesselId)).toEqual(["Seraphine - ORB1-2026-01, event 2.pdf"]);
  const first = path.join(folder, vesselId, "Seraphine - ORB1-2026-01, event 2.pdf");
  const bytes = await readFile(first);
  const text = pdfContentOf(bytes).pages.flatMap(({ texts }) => texts);
  expect(text.join(" ")).toContain("Sounding pipe closed");

  await keepPrints(world.services, folder);
  expect((await readFile(first)).equals(bytes)).toBe(true);

  await makeEntry(world, { logbookId: book.id, values: { remarks: "Filter cleaned" } });
  await keepPrints(world.services, folder);
  expect(await filesOf(vesselId)).toEqual(["Seraphine - ORB1-2026-01, event 3.pdf"]);
  expect(await readdir(folder)).toEqual([vesselId]);
});
