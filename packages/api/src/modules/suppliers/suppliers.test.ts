import { newId } from "@ymp/core/ids";
import { suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { makeSupplier } from "@ymp/testing/factories/suppliers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { livingSupplierId, supplierByName } from "./suppliers.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const as = (who: Who) => world.as(who).suppliers;

async function entered(values: { name: string; categories?: string[]; operatingIn?: string[]; rating?: number }) {
  const id = newId();
  await as("chief").save({ id, ...values });
  return as("chief").get({ id });
}

describe("a supplier", () => {
  it("is entered once however often it is sent, with every field as it was typed", async () => {
    const id = newId();
    const input = {
      id,
      name: " Port Hercule Electronics ",
      categories: ["Electronics", "electronics", "Service"],
      email: "help@phe.example",
      phone: "+377 97 55 40 12",
      streetAddress: "3 quai Antoine I",
      postalCode: "98000",
      city: "Monaco",
      country: "Monaco",
      website: "www.phe.example",
      description: "Radio surveys.",
      operatingIn: ["Monaco", "France"],
      rating: 5,
      currency: "EUR",
      leadTimeDays: 5,
    };
    await as("chief").save(input);
    await as("chief").save(input);
    const { contacts, documents, ...found } = await as("deckhand").get({ id });
    expect(found).toMatchObject({
      ...input,
      name: "Port Hercule Electronics",
      categories: ["electronics", "Service"],
      can: { edit: false },
    });
    expect([contacts, documents]).toEqual([[], []]);
  });

  it("keeps what a change leaves out, and refuses a change against an older version", async () => {
    const { id, version } = await entered({ name: "Lift and Rig", rating: 3, categories: ["Deck"] });
    await as("chief").save({ id, version, rating: 4 });
    expect(await as("chief").get({ id })).toMatchObject({ name: "Lift and Rig", rating: 4, categories: ["Deck"] });
    expect(await refusalOf(as("captain").save({ id, version, rating: 1 }))).toMatchObject({ code: "stale" });
  });

  it.each([
    ["a name of spaces", { name: "  " }, "name"],
    ["six stars", { rating: 6 }, "rating"],
    ["an email without a domain", { email: "office" }, "email"],
    ["a web address with spaces", { website: "not a site" }, "website"],
    ["half a day of lead time", { leadTimeDays: 0.5 }, "leadTimeDays"],
  ])("is not taken with %s", async (_case, wrong, field) => {
    const refusal = await refusalOf(as("chief").save({ id: newId(), name: "Wrong", ...wrong }));
    expect(refusal.code).toBe("invalid");
    expect(Object.keys(refusal.fields)).toContain(field);
  });

  it("is written by those with the right only, and does not exist for outsiders or another vessel", async () => {
    const { id, version } = await entered({ name: "Solent Safety" });
    expect(await refusalOf(as("deckhand").save({ id, version, rating: 1 }))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as("yard").get({ id }))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as("yard").list({}))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as("rival").get({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").save({ id, version, rating: 1 }))).toMatchObject({ code: "not_found" });
    expect((await as("rival").list({ search: "solent" })).rows).toEqual([]);
  });

  it("tells its history by name, who and what", async () => {
    const { id, version } = await entered({ name: "Told Marine" });
    await as("captain").save({ id, version, rating: 2 });
    const { rows } = await as("deckhand").history({ id });
    expect(rows.map(({ verb, actorName }) => [verb, actorName])).toEqual([
      ["updated", "Marie Laurent"],
      ["created", "Tomás Reid"],
    ]);
    expect(rows[0]?.diff).toEqual({ rating: { old: null, new: 2 } });
  });
});

describe("the list", () => {
  it("finds by misspelt name, by category, place and contact", async () => {
    const { id } = await entered({ name: "Heinen Climate", categories: ["Ventilation"], operatingIn: ["Mallorca"] });
    await as("chief").saveContact({ id: newId(), supplierId: id, name: "Toni Ferragut", takesOrders: true });
    for (const search of ["heinnen", "ventilation", "mallorca", "ferragut"]) {
      const { rows } = await as("deckhand").list({ search });
      expect(rows.map((row) => row.id)).toContain(id);
    }
    expect((await as("deckhand").list({ search: "heinen" })).rows[0]?.orderContact).toMatchObject({
      name: "Toni Ferragut",
    });
  });

  it("pages without a gap or a repetition, whichever way it runs, those without rating last", async () => {
    for (const rating of [2, null, 5]) await makeSupplier(world, { name: "Paged", rating, country: "Malta" });
    for (const descending of [false, true]) {
      const seen: (number | null)[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await as("chief").list({ country: "Malta", sort: "rating", descending, limit: 1, cursor });
        seen.push(...page.rows.map(({ rating }) => rating));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(descending ? [5, 2, null] : [2, 5, null]);
    }
  });

  it("filters by category, place, rating, open orders and papers", async () => {
    const { id } = await entered({ name: "Filtered", categories: ["Sails"], operatingIn: ["Palma"], rating: 4 });
    await makeSupplier(world, { name: "Not this", rating: 1 });
    await as("chief").saveDocument({ id: newId(), supplierId: id, title: "Insurance", expiresOn: "2026-06-14" });
    for (const filter of [
      { categories: ["Sails", "Oars"] },
      { operatingIn: "Palma" },
      { minRating: 4, categories: ["Sails"] },
      { documents: "expired" as const },
    ]) {
      expect((await as("chief").list(filter)).rows.map((row) => row.id)).toEqual([id]);
    }
    expect((await as("chief").list({ ids: [id], hasOpenOrders: true })).rows).toEqual([]);
    expect((await as("chief").list({ ids: [id], documents: "unknown" })).rows).toEqual([]);
  });

  it("leaves out what is archived until it is restored", async () => {
    const { id, version } = await entered({ name: "Gone Marine" });
    const archived = await as("chief").archive({ id, version });
    expect((await as("chief").list({ search: "gone" })).rows).toEqual([]);
    expect((await as("chief").list({ search: "gone", state: "archived" })).rows).toHaveLength(1);
    expect((await as("chief").pick({ search: "gone" })).rows.map((row) => row.id)).toEqual([]);
    await as("chief").restore({ id, version: archived.version });
    expect((await as("chief").list({ search: "gone" })).rows).toHaveLength(1);
  });

  it("changes many at once, all or none", async () => {
    const [one, other] = [await entered({ name: "Many A", categories: ["Deck"] }), await entered({ name: "Many B" })];
    const items = [one, other].map(({ id, version }) => ({ id, version }));
    await as("chief").bulkEdit({ items, change: { kind: "addCategories", categories: ["deck", "Paint"] } });
    expect((await as("chief").get({ id: one.id })).categories).toEqual(["Deck", "Paint"]);
    expect((await as("chief").get({ id: other.id })).categories).toEqual(["deck", "Paint"]);
    const stale = as("chief").bulkEdit({ items, change: { kind: "archive" } });
    expect(await refusalOf(stale)).toMatchObject({ code: "stale" });
    expect((await as("chief").get({ id: other.id })).archivedAt).toBeNull();
  });

  it("goes along as file exactly as filtered", async () => {
    await entered({ name: "Exported", categories: ["Exporting"] });
    const file = await as("deckhand").export({ categories: ["Exporting"], format: "csv" });
    const lines = Buffer.from(file.base64, "base64").toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Exported,Exporting");
    for (const format of ["xlsx", "pdf"] as const)
      expect((await as("deckhand").export({ categories: ["Exporting"], format })).base64.length).toBeGreaterThan(1000);
  });
});

describe("a name that was only typed", () => {
  it("finds the supplier of that name, however it is written, or makes one", async () => {
    const { id } = await entered({ name: "Mar Diesel Antibes" });
    const found = await world.enter("chief", (scope) => supplierByName(scope, "  mar diesel   ANTIBES"));
    expect(found).toBe(id);
    const made = await world.enter("chief", (scope) => supplierByName(scope, "Never Heard Of"));
    expect((await as("chief").get({ id: made })).name).toBe("Never Heard Of");
  });

  it("leads to what the supplier of that name was merged into", async () => {
    const [from, into] = [await entered({ name: "Old Name" }), await entered({ name: "New Name" })];
    await as("chief").merge({ id: from.id, intoId: into.id });
    expect(await world.enter("chief", (scope) => supplierByName(scope, "old name"))).toBe(into.id);
    expect(await world.enter("chief", (scope) => livingSupplierId(scope, from.id))).toBe(into.id);
  });
});

describe("a machine", () => {
  it("tells its supplier by name, in its page and its history", async () => {
    const { id } = await entered({ name: "Builder of pumps" });
    const machineId = newId();
    await world.as("chief").equipment.create({ id: machineId, name: "Pump", supplierId: id });
    expect((await world.as("deckhand").equipment.get({ id: machineId })).supplier).toEqual({
      id,
      name: "Builder of pumps",
    });
    await world.as("chief").equipment.update({ id: machineId, version: 1, supplierId: null });
    const { rows } = await world.as("chief").equipment.history({ id: machineId });
    const renamed = { supplierName: { old: "Builder of pumps", new: null } };
    expect(rows).toContainEqual(expect.objectContaining({ diff: expect.objectContaining(renamed) }));
  });

  it("does not take the supplier of another vessel", async () => {
    const foreign = await makeSupplier(world, {}, "B");
    const refused = world.as("chief").equipment.create({ id: newId(), name: "Pump", supplierId: foreign.id });
    expect(await refusalOf(refused)).toMatchObject({ code: "not_found" });
  });
});

describe("the figures above the list", () => {
  it("tell of the vessel's own suppliers only", async () => {
    await makeSupplier(world, { name: "Rival's own", categories: ["Rivalry"] }, "B");
    const summary = await as("deckhand").summary();
    expect(summary.categories.map(({ value }) => value)).not.toContain("Rivalry");
    expect(summary.year).toBe(2026);
    const living = await world.inVessel("A", (tx) => tx.$count(suppliers, eq(suppliers.vesselId, world.vessels.A.id)));
    expect(summary.total).toBeLessThan(living);
  });
});
