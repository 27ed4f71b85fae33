import { newId } from "@ymp/core/ids";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const imports = () => world.as("captain").imports;
const csv = (...lines: string[]) => ({
  fileName: "book.csv",
  base64: Buffer.from(lines.join("\n")).toString("base64"),
});

async function decided(file: { fileName: string; base64: string }) {
  const sheet = oneRow((await imports().read({ ...file, kind: "suppliers" })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { ...file, kind: "suppliers" as const, mapping };
}

const rows = () => world.inVessel("A", (tx) => tx.select().from(suppliers).orderBy(suppliers.name));
const people = () => world.inVessel("A", (tx) => tx.select().from(supplierContacts).orderBy(supplierContacts.name));

const book = csv(
  "Company,Contact person,Mobile,E-mail,Tel,Country,Category,Currency,Lead time",
  "Port Motors,Ana Ruiz,+34 600 1,orders@port.example,+34 900,Spain,Engines; Filters,€,5",
  "Port Motors,Luc Petit,+33 600 2,,,,,,",
  "Sail & Cordage,,,,,France,Rigging,EUR,",
);

describe("an address book of suppliers", () => {
  it("is recognised, tried out without a trace, written once, and taken back", async () => {
    expect(oneRow((await imports().read({ ...book, kind: "equipment" })).sheets).likelyKind).toBe("suppliers");
    const input = await decided(book);
    expect((await imports().preview(input)).counts).toMatchObject({ create: 2, update: 1, skip: 0, error: 0 });
    expect(await rows()).toEqual([]);

    const id = newId();
    await imports().write({ id, ...input });
    expect(await rows()).toMatchObject([
      {
        name: "Port Motors",
        email: "orders@port.example",
        country: "Spain",
        categories: ["Engines", "Filters"],
        currency: "EUR",
        leadTimeDays: 5,
      },
      { name: "Sail & Cordage", categories: ["Rigging"] },
    ]);
    expect((await people()).map(({ name, phone }) => ({ name, phone }))).toEqual([
      { name: "Ana Ruiz", phone: "+34 600 1" },
      { name: "Luc Petit", phone: "+33 600 2" },
    ]);

    expect((await imports().preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 3 });
    expect(await imports().undo({ id })).toEqual({ undone: 2, kept: [] });
    expect([await rows(), await people()]).toEqual([[], []]);
  });

  it("changes what it says of a known supplier, adds to the categories, and gives it back", async () => {
    const supplierId = newId();
    await world.as("captain").suppliers.save({ id: supplierId, name: "Port  motors", categories: ["Oil"], phone: "1" });
    const id = newId();
    await imports().write({ id, ...(await decided(csv("Supplier,Phone,Category", "port motors,2,Engines"))) });
    expect(await rows()).toMatchObject([{ id: supplierId, phone: "2", categories: ["Engines", "Oil"], version: 2 }]);
    await imports().undo({ id });
    expect(await rows()).toMatchObject([{ id: supplierId, name: "Port  motors", phone: "1", categories: ["Oil"] }]);
  });

  it("keeps a supplier that was worked on since, and names it", async () => {
    const id = newId();
    await imports().write({ id, ...(await decided(book)) });
    const made = (await rows()).find(({ name }) => name === "Sail & Cordage");
    world.setNow("2026-11-21T12:00:00Z");
    await world.as("captain").suppliers.save({ id: made?.id ?? "", version: 1, city: "Antibes" });
    const { kept } = await imports().undo({ id });
    expect(kept).toMatchObject([{ recordKind: "supplier", name: "Sail & Cordage" }]);
    expect((await rows()).map(({ name }) => name)).toEqual(["Sail & Cordage"]);
  });

  it("is refused to those who may not edit suppliers, and unknown to another vessel", async () => {
    const input = await decided(book);
    expect((await refusalOf(world.as("deckhand").imports.read({ ...book, kind: "suppliers" }))).code).toBe("forbidden");
    expect((await refusalOf(world.as("deckhand").imports.write({ id: newId(), ...input }))).code).toBe("forbidden");
    const id = newId();
    await imports().write({ id, ...input });
    expect((await refusalOf(world.as("rival").imports.undo({ id }))).code).toBe("not_found");
  });

  it("says which cell cannot be read, and keeps a supplier without an address that is none", async () => {
    const input = await decided(csv("Supplier,E-mail,Currency", "One,nobody,EUR", "Two,two@port.example,Taler"));
    const { rows: previewed } = await imports().preview(input);
    expect(previewed.map(({ action, problems }) => [action, ...problems.map(({ messageKey }) => messageKey)])).toEqual([
      ["create", "imports:cellNotAnEmail"],
      ["error", "imports:cellUnknownCurrency"],
    ]);
    expect(previewed[0]?.values).toMatchObject({ name: "One", description: "E-mail: nobody" });
  });
});
