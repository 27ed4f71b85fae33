import { formVersionOf } from "@ymp/core/books/form-versions";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import product from "../../../package.json" with { type: "json" };

let world: World;
let logbookId: string;
beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  await givePins(world);
  world.setNow("2026-06-15T12:00:00Z");
  logbookId = (await openBook(world, { number: "ORB-D1" })).id;
});
afterAll(() => world.close());

const textOfPdf = (base64: string) =>
  pdfContentOf(Buffer.from(base64, "base64"))
    .pages.flatMap(({ texts }) => texts)
    .join(" ")
    .replace(/\s+/g, " ");

const day = (text: string): CalendarDate => parseCalendarDate(text);
const declared = { issuer: "Cayman Islands Shipping Registry", reference: "ERB 114", issuedOn: day("2026-01-10") };
const store = (facts: object = {}, who: Who = "captain") =>
  world.as(who).logbooks.storeDeclaration({ id: newId(), logbookId, ...declared, pin: worldPin, ...facts });
const declaration = async (id = logbookId) => (await world.as("chief").logbooks.get({ id })).declaration;
const print = async (id = logbookId) =>
  textOfPdf((await world.as("captain").logbooks.export({ id, format: "pdf" })).base64);

// Whether a flag issues one is not for the software to prove; that it stands with the book is.
describe("ERB-35: the declaration of a flag, which the acceptance depends on", () => {
  it("without one the paper book remains the legal record, on screen and in print", async () => {
    expect(await declaration()).toBeNull();
    expect(await print()).toContain("The paper book remains the legal record.");
  });

  it("is stored by the master with the pin, with its scan, and stands in the print with the book", async () => {
    expect(await refusalOf(store({}, "chief"))).toMatchObject({ messageKey: "logbook-refusals:master" });
    expect(await refusalOf(store({}, "manager"))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(store({ expiresOn: day("2026-01-09") }))).toMatchObject({ code: "invalid" });
    const id = newId();
    await store({ id, expiresOn: day("2026-12-31") });
    await store({ id, expiresOn: day("2026-12-31") });
    const file = await makeFile(world, { createdBy: world.person("captain").userId, name: "ERB 114.pdf" });
    await world.as("captain").logbooks.attachFile({ id: newId(), entryId: id, fileId: file.id });
    expect(await declaration()).toMatchObject({ id, ...declared, state: "valid", files: [{ name: "ERB 114.pdf" }] });
    expect(await print()).toContain("Declaration ERB 114 of Cayman Islands Shipping Registry");
    expect(await world.as("captain").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("ERB-38: keeps the record of the installation as a file under its hash", async () => {
    const { id = "" } = (await declaration()) ?? {};
    const sha256 = "ab".repeat(32);
    const facts = {
      createdBy: world.person("captain").userId,
      name: "Installation, bridge and engine room.pdf",
      sha256,
    };
    const file = await makeFile(world, facts);
    await world.as("captain").logbooks.attachFile({ id: newId(), entryId: id, fileId: file.id });
    const { files = [] } = (await declaration()) ?? {};
    expect(files.at(-1)).toMatchObject({ name: facts.name, sha256 });
    expect(await world.as("captain").logbooks.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("goes for that kind of book alone", async () => {
    const other = await openBook(world, { kind: "gmdss", number: "GMDSS-D2" });
    expect(await declaration(other.id)).toBeNull();
  });

  it("over by its date the paper book is the record again, and the shelf and the officers are told", async () => {
    world.setNow("2027-01-02T12:00:00Z");
    expect(await declaration()).toMatchObject({ state: "expired" });
    expect(await print()).toContain("it has expired. The paper book remains the legal record.");
    const { books } = await world.as("captain").logbooks.shelf({});
    expect(books.find(({ id }) => id === logbookId)?.missing).toContainEqual({
      ...{ what: "declaration", tank: null, dueOn: "2026-12-31", until: null, count: 1 },
    });
  });

  it("ERB-37: that names another version of the product is said, and the paper book is the record", async () => {
    world.setNow("2027-01-03T12:00:00Z");
    await store({ product: "0.0.1" });
    expect(await declaration()).toMatchObject({ state: "otherVersion" });
    expect(await print()).toContain("it names another version of the product");
    world.setNow("2027-01-04T12:00:00Z");
    await store({ product: product.version });
    expect(await declaration()).toMatchObject({ state: "valid" });
  });
});

it("ERB-37: an entry keeps the versions of product and form that it was made by, and they are printed", async () => {
  const entry = await makeEntry(world, { logbookId });
  const read = await world.as("chief").logbooks.entry({ entryId: entry.id });
  const form = formVersionOf({ kind: "oil1" });
  expect(read.madeBy).toEqual({ product: product.version, form });
  const printed = await print();
  expect(printed).toContain(`Entries 1 to 1: YMP ${product.version}, form ${form}`);
  const garbage = await openBook(world, { kind: "garbage1", number: "GRB-D3" });
  expect(Reflect.get(read.event, "payload")).toMatchObject({ madeBy: { product: product.version } });
  expect(garbage.number).toBe("GRB-D3");
});
