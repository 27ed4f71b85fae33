import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { entryTypesOf } from "@ymp/core/books/all-books";
import { signersOf } from "@ymp/core/books/book-signers";
import { type BookKind, bookKinds } from "@ymp/core/books/kinds";
import { titlesOf } from "@ymp/core/books/paper-layout";
import { isMet } from "@ymp/core/definitions/condition";
import type { Field, Value, Values } from "@ymp/core/definitions/definition";
import { newId } from "@ymp/core/ids";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { givePins, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Prints are kept in this folder, to be looked at: BOOK_PRINTS=/tmp/prints. */
const folder = process.env.BOOK_PRINTS;

let world: World;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  world.setNow("2026-06-15T12:00:00Z");
  await givePins(world);
  ids.sludge = newId();
  await world.as("chief").logbooks.saveTank({ id: ids.sludge, name: "Sludge tank 14C", capacity: "2.40", iopp: "3.1" });
  ids.bilge = newId();
  await world
    .as("chief")
    .logbooks.saveTank({ id: ids.bilge, name: "Bilge holding 16P", capacity: "4.80", iopp: "3.3" });
  ids.machine = (await makeEquipment(world, { name: "Generator 1, port" })).id;
  ids.person = world.person("chief").profileId ?? "";
});
afterAll(() => world.close());

const words = "Checked by the officer on watch and found as it should be; nothing further to report.";

/** Something believable for every field that is asked, as long as the paper allows. */
function answerTo(field: Field, nth: number): Value | undefined {
  switch (field.type) {
    case "text":
      return words.slice(0, field.longest);
    case "figure": {
      const [least, most] = [Number(field.least ?? field.moreThan ?? 0), Number(field.most ?? 1_000_000)];
      const figure = Math.min(most, least < 0 && most > 10 ? 10 : least + Math.min(1 + nth * 0.1, (most - least) / 2));
      return figure.toFixed(Math.min(field.decimals, 3));
    }
    case "flag":
      return true;
    case "date":
      return "2026-06-15";
    case "instant":
      return `2026-06-15T08:${String(10 + nth).padStart(2, "0")}:00Z`;
    case "position":
      return { lat: (42.1 + nth / 50).toFixed(4), lon: (6.2 + nth / 40).toFixed(4) };
    case "place":
      return { port: "Port Vauban, Antibes" };
    case "person":
      return ids.person;
    case "equipment":
      return ids.machine;
    case "tank": {
      const tank = (field.iopp?.includes("3.3") ? ids.bilge : ids.sludge) ?? "";
      return field.several ? [tank] : tank;
    }
    case "choice": {
      const [first] = field.options;
      return field.several ? [first?.value ?? ""] : (first?.value ?? "");
    }
    case "rows":
      return [filled(field.fields)];
    default:
      return undefined;
  }
}

/** What may be entered of these. */
const chosen: Values = { disposal: "reception", isDragging: false };

/** In the order of the form: what an answer above does not ask for is left out. */
function filled(fields: readonly Field[]): Values {
  const facts = { flags: {} };
  let values: Values = {};
  for (const [nth, field] of fields.entries()) {
    const value = chosen[field.key] ?? answerTo(field, nth);
    if (value !== undefined && (!field.when || isMet(field.when, values, facts)))
      values = { ...values, [field.key]: value };
  }
  return values;
}

async function written(kind: BookKind) {
  const who = "captain";
  const { id } = await openBook(world, { kind, linesPerPage: 30 });
  const { logbooks } = world.as(who);
  for (const type of entryTypesOf(kind).filter(({ code }) => code !== "AMEND")) {
    const entryId = newId();
    const occurredAt = new Date("2026-06-15T08:00:00Z");
    const values: object = filled(type.fields);
    const entry = { id: entryId, logbookId: id, code: type.code, values: { ...values }, occurredAt };
    const { hash } = await logbooks.enter(entry);
    const { first } = signersOf(kind, type.code);
    await logbooks.sign({ id, entries: [{ id: entryId, hash }], capacity: first, pin: worldPin });
  }
  return id;
}

/** What a custom book holds is its designer's; the worked examples of the oil record book are printed beside, in `book-export.test.ts`. */
const printedElsewhere: readonly BookKind[] = ["custom", "oil1", "imooil1"];

describe.each(bookKinds.filter((kind) => !printedElsewhere.includes(kind)))("the print of %s", (kind) => {
  it("holds the titles of its form, and who signed", async () => {
    const id = await written(kind);
    const { base64 } = await world.as("captain").logbooks.export({ id, format: "pdf", locale: "fr" });
    const bytes = Buffer.from(base64, "base64");
    if (folder) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${kind}.pdf`), bytes);
    }
    const text = (await pdfContentOf(bytes)).pages
      .flatMap(({ texts }) => texts)
      .join(" ")
      .replace(/\s+/g, " ");
    const types = entryTypesOf(kind);
    for (const title of titlesOf(types)) expect(text).toContain(title.split(" ")[0]);
    expect(text).toContain("Captain");
  });
});
