import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BookForm, entryTypesOf } from "@ymp/core/books/all-books";
import { signersOf } from "@ymp/core/books/book-signers";
import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { type BookKind, bookKinds } from "@ymp/core/books/kinds";
import { titlesOf } from "@ymp/core/books/paper-layout";
import { isMet } from "@ymp/core/definitions/condition";
import type { Field, Value, Values } from "@ymp/core/definitions/definition";
import { newId } from "@ymp/core/ids";
import { logbookEvents } from "@ymp/db/schema/logbooks";
import type { Locale } from "@ymp/i18n/locales";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type World } from "@ymp/testing/world";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logbooksRouter } from "./logbooks.router.ts";

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

/** What the galley of a yacht keeps, of its own design. */
const form = {
  title: "Cold rooms",
  columns: [
    {
      ...{ key: "temp", label: "Cold room", type: "decimal", unit: "degC", min: "-25", max: "10", decimals: 1 },
      isRequired: true,
    },
    { key: "ok", label: "In order", type: "bool" },
    { key: "remarks", label: "Remarks", type: "text" },
  ] satisfies DesignedColumn[],
};
const formOf = (kind: BookKind): BookForm => (kind === "custom" ? form : {});

/** What was bunkered is what went into the tanks. */
const bunkered = (code: string): Values => (code === "H" ? { quantity: "1.100" } : {});

async function written(kind: BookKind) {
  const { logbooks } = world.as("captain");
  const id = newId();
  const asked = { id, kind, number: `${kind.toUpperCase()}-1`, place: "Palma", pin: worldPin, linesPerPage: 30 };
  await logbooks.open({ ...asked, ...(kind === "custom" && { form }) });
  for (const type of entryTypesOf(kind, formOf(kind)).filter(({ code }) => code !== "AMEND")) {
    const entryId = newId();
    const occurredAt = new Date("2026-06-15T08:00:00Z");
    const values: object = { ...filled(type.fields), ...(kind.endsWith("oil1") && bunkered(type.code)) };
    const entry = { id: entryId, logbookId: id, code: type.code, values: { ...values }, occurredAt };
    const { hash } = await logbooks.enter(entry);
    const { first } = signersOf(kind, type.code);
    await logbooks.sign({ id, entries: [{ id: entryId, hash }], capacity: first, pin: worldPin });
  }
  return id;
}

/** One volume of a kind is open at a time. */
const books = new Map<BookKind, Promise<string>>();
function bookOf(kind: BookKind): Promise<string> {
  const book = books.get(kind) ?? written(kind);
  books.set(kind, book);
  return book;
}

async function sheetsOf(kind: BookKind, locale: Locale = "fr"): Promise<string[]> {
  const id = await bookOf(kind);
  const { base64 } = await world.as("captain").logbooks.export({ id, format: "pdf", locale });
  const bytes = Buffer.from(base64, "base64");
  if (folder) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${kind}-${locale}.pdf`), bytes);
  }
  return (await pdfContentOf(bytes)).pages.map(({ texts }) => texts.join(" ").replace(/\s+/g, " "));
}

describe.each(bookKinds)("the print of %s", (kind) => {
  it("holds the titles of its form, and who signed", async () => {
    const text = (await sheetsOf(kind)).join(" ");
    const types = entryTypesOf(kind, formOf(kind));
    for (const title of titlesOf(types)) expect(text).toContain(title.split(" ")[0]);
    expect(text).toContain("Captain");
  });
});

describe("the garbage record book, part I", () => {
  it("has table 1 and table 2 on separate sheets, titled in the reader's language beside", async () => {
    const sheets = await sheetsOf("garbage1");
    const [first = "", second = ""] = sheets.filter((text) => text.includes("Page 1 of 1"));
    expect(first).toContain("Garbage discharged or incinerated under regulations 4, 5 and 6");
    expect(first).toContain("Ordures rejetées ou incinérées en vertu des règles 4, 5 et 6");
    expect(first).not.toContain("Exceptional discharge");
    expect(second).toContain("Exceptional discharge or loss of garbage under regulation 7");
    expect(second).not.toContain("Incinerated (m3)");
    for (const text of [first, second]) expect(text).toContain("Signature of master");
  });
});

it.each(["gmdss", "imogmdss"] as const)(
  "section B of %s stands on its cover, in the reader's language beside",
  async (kind) => {
    const text = (await sheetsOf(kind)).slice(0, 3).join(" ");
    expect(text).toContain("Section B, qualified persons / Section B, personnes qualifiées");
    expect(text).toContain("General operator's certificate (GOC) Checked by the officer");
    expect(text).toContain("Designated for distress: nobody");
  },
);

describe("the oil record book, part II", () => {
  it.each([
    ["fr", "Chargement de la cargaison d’hydrocarbures"],
    ["ja", "貨物油の積込み"],
    ["zh", "装载货油"],
  ] as const)("says its operations in the reader's language beside, in %s", async (locale, loading) => {
    const [cover = ""] = await sheetsOf("oil2", locale);
    expect(cover).toContain(`Loading of oil cargo / ${loading}`);
  });
});

describe.each(bookKinds)("BOOK-01: a saved entry of %s", (kind) => {
  it("is neither replaced nor taken away by any call that saves or removes, and its row stays as it was", async () => {
    const logbookId = await bookOf(kind);
    const rows = () =>
      world.inVessel("A", (tx) =>
        tx
          .select()
          .from(logbookEvents)
          .where(and(eq(logbookEvents.logbookId, logbookId), eq(logbookEvents.type, "entry")))
          .orderBy(asc(logbookEvents.seq)),
      );
    const before = await rows();
    const [{ id, code, occurredAt } = { id: "", code: null, occurredAt: null }] = before;
    const captain = world.as("captain").logbooks;
    const other = {
      id,
      logbookId,
      code: code ?? "",
      values: { remarks: "Other" },
      occurredAt: occurredAt ?? world.now(),
    };
    expect(await refusalOf(captain.enter(other))).toMatchObject({ code: "conflict" });
    expect(await refusalOf(captain.removeDraft({ id, version: 1 }))).toMatchObject({ code: "not_found" });
    await refusalOf(captain.saveDraft({ ...other, version: 1 }));
    expect(await rows()).toEqual(before);
  });
});

it("BOOK-01: of all that is called of books, nothing changes or removes an entry but its strike, and drafts alone go", () => {
  const writes = Object.entries(logbooksRouter._def.procedures).flatMap(([name, { _def }]) =>
    _def.type === "mutation" ? [name] : [],
  );
  expect(writes.toSorted()).toEqual([
    ...["answerLost", "attachFile", "close", "countersign", "declarePaper", "design", "enter", "open"],
    ...[
      "removeDraft",
      "saveDraft",
      "saveTank",
      "sign",
      "signSealed",
      "storeDeclaration",
      "strike",
      "submit",
      "tellHead",
    ],
  ]);
});
