import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { newId } from "@ymp/core/ids";
import { logbooks } from "@ymp/db/schema/logbooks";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-15T12:00:00Z");
});
afterAll(() => world.close());

const temp: DesignedColumn = { key: "temp", label: "Cold room", type: "decimal", decimals: 1, unit: "°C" };
const state: DesignedColumn = {
  ...{ key: "state", label: "State", type: "select" },
  options: [
    { value: "good", label: "Good" },
    { value: "bad", label: "Bad" },
  ],
};
const pin = worldPin;
let opened = 0;

async function openDesigned(columns: readonly DesignedColumn[] = [temp, state]) {
  const id = newId();
  const form = { title: "Galley", columns: [...columns] as never };
  await world.as("captain").logbooks.open({
    ...{ id, kind: "custom", number: `GALLEY-${++opened}`, place: "Palma", form, pin },
  });
  return id;
}

interface Anew {
  columns?: readonly DesignedColumn[];
  version?: number;
  who?: Who;
}
const anew = (id: string, { columns = [temp, state], version = 1, who = "captain" }: Anew) =>
  world.as(who).logbooks.design({ id, columns: [...columns] as never, version, pin });

const noon = "2026-06-15T11:00:00Z";
const saying = (logbookId: string, values: object, design?: number) => ({
  ...{ logbookId, code: "entry", ...(design && { design }) },
  values: { at: noon, by: world.person("captain").profileId, ...values } as never,
});
const wrote = (logbookId: string, values: object, design?: number) =>
  makeEntry(world, { who: "captain", ...saying(logbookId, values, design) });

describe("a book that is designed anew", () => {
  it("takes entries by the new design, keeps those before, and holds by its chain", async () => {
    const id = await openDesigned();
    await wrote(id, { temp: "4.2", state: "good" });
    const hood: DesignedColumn = { key: "hood", label: "Hood cleaned", type: "bool" };
    const next = [{ ...temp, label: "Cold room 1" }, hood, { ...state, isArchived: true }];
    expect(await anew(id, { columns: next })).toEqual({ id, version: 2 });
    await wrote(id, { temp: "4.4", hood: true }, 3);
    expect(await refusalOf(wrote(id, { temp: "4.4", state: "good" }, 3))).toMatchObject({
      fields: { "values.state": "logbook-refusals:faulty" },
    });
    const captain = world.as("captain").logbooks;
    const { rows } = await captain.entries({ id });
    expect(rows.map(({ columns }) => columns)).toMatchObject([
      { "Cold room (°C)": "4.2", State: "Good" },
      { "Cold room 1 (°C)": "4.4", "Hood cleaned": "yes" },
    ]);
    expect(await captain.get({ id })).toMatchObject({
      title: "Galley",
      version: 2,
      form: { columns: next },
    });
    expect(await captain.verify({ id })).toMatchObject({ ok: true });
  });

  it("is found where the design was changed without its master", async () => {
    const id = await openDesigned();
    await anew(id, { columns: [temp, { ...state, label: "Condition" }] });
    const design = { title: "Galley", columns: [temp] };
    await world.inVessel("A", (tx) => tx.update(logbooks).set({ design }).where(eq(logbooks.id, id)));
    expect(await world.as("captain").logbooks.verify({ id })).toMatchObject({
      ok: false,
      firstBad: { seq: 2, fault: "cover" },
    });
  });

  it("keeps what entries or drafts may stand under", async () => {
    const id = await openDesigned();
    const [good] = state.options ?? [];
    await world.as("deckhand").logbooks.saveDraft({ id: newId(), logbookId: id, code: "entry", values: {} });
    expect(await refusalOf(anew(id, { columns: [state] }))).toMatchObject({
      ...{ code: "conflict", messageKey: "logbook-refusals:design.removed", fields: { columns: expect.anything() } },
    });
    expect(
      await refusalOf(anew(id, { columns: [{ key: "temp", label: "Cold room", type: "text" }, state] })),
    ).toMatchObject({ fields: { "columns.0.type": "logbook-refusals:design.typeChanged" } });
    expect(await refusalOf(anew(id, { columns: [temp, { ...state, options: good ? [good] : [] }] }))).toMatchObject({
      fields: { "columns.1.options": "logbook-refusals:design.optionRemoved" },
    });
  });

  it("may lose what nobody wrote yet, and stays as it is where nothing is new", async () => {
    const id = await openDesigned();
    expect(await anew(id, { columns: [temp] })).toEqual({ id, version: 2 });
    expect(await anew(id, { columns: [temp], version: 2 })).toEqual({ id, version: 2 });
    expect(await world.as("captain").logbooks.get({ id })).toMatchObject({ head: { seq: 2 } });
  });

  it("is designed by the master on board alone, in its newest version, and only while it is open", async () => {
    const id = await openDesigned();
    for (const who of ["chief", "bosun", "deckhand", "manager"] as const)
      expect(await refusalOf(anew(id, { who, columns: [temp] })), who).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(anew(id, { who: "rival", columns: [temp] }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(anew(id, { version: 7, columns: [temp] }))).toMatchObject({ code: "stale" });
    const oil = newId();
    const captain = world.as("captain").logbooks;
    await captain.open({ id: oil, kind: "oil1", number: "ORB-1", place: "Palma", pin });
    expect(await refusalOf(anew(oil, {}))).toMatchObject({ messageKey: "logbook-refusals:notDesigned" });
    await captain.close({ id, version: 1, place: "Palma", pin });
    expect(await refusalOf(anew(id, { version: 2, columns: [temp] }))).toMatchObject({
      messageKey: "logbook-refusals:closed",
    });
  });

  it.each([
    ["nothing asked", [{ ...temp, isArchived: true }], "columns"],
    ["a choice of nothing", [{ ...state, options: [] }], "columns.0.options"],
    ["crossed limits", [{ ...temp, min: "9", max: "1" }], "columns.0.max"],
    ["options of a date", [{ ...state, type: "date" }], "columns.0.options"],
    ["a key of every object", [{ ...temp, key: "constructor" }], "columns.0.key"],
    [
      "more columns than paper has",
      Array.from({ length: 31 }, (_, at) => ({ ...temp, key: `t${at}`, label: `T${at}` })),
      "columns",
    ],
  ] as const)("is refused with %s", async (_case, columns, field) => {
    const id = await openDesigned();
    const refused = await refusalOf(anew(id, { columns: columns as readonly DesignedColumn[] }));
    expect(refused.code).toBe("invalid");
    expect(Object.keys(refused.fields ?? {})).toContain(field);
  });
});

describe("what was written on the design before", () => {
  const kelvin = { ...temp, unit: "K" };
  const designedAnew = (number: string) => ({
    ...{ code: "conflict", messageKey: "logbook-refusals:designedAnew", params: { number } },
  });

  it("is not entered under other titles, whichever way it comes", async () => {
    const id = await openDesigned();
    const captain = world.as("captain").logbooks;
    const draft = await captain.saveDraft({ id: newId(), ...saying(id, { temp: "4.2" }) });
    await anew(id, { columns: [kelvin, state] });
    const { number, designs } = await captain.get({ id });
    expect(designs.map(({ seq, columns }) => [seq, columns[0]?.unit])).toEqual([
      [2, "K"],
      [1, "°C"],
    ]);
    const entered = (design?: number) => captain.enter({ id: newId(), ...saying(id, { temp: "4.2" }, design) });
    for (const refused of [
      () => entered(),
      () => entered(1),
      () => captain.submit({ ...draft, entryId: newId() }),
      () => captain.saveDraft({ id: newId(), ...saying(id, { temp: "5.1" }, 1) }),
      () => captain.saveDraft({ ...draft, ...saying(id, { temp: "5.1" }) }),
    ])
      expect(await refusalOf(refused())).toMatchObject(designedAnew(number));
    expect((await captain.entries({ id })).rows).toEqual([]);
    // Why it comes late is no figure of the design.
    const later = await captain.saveDraft({ ...draft, logbookId: id, lateReason: "Found" });
    expect(await captain.drafts({ id })).toMatchObject([{ design: null, values: { temp: "4.2" } }]);
    const gone = await captain.saveDraft({ ...later, ...saying(id, { temp: "277.3" }, 2) });
    expect(await captain.submit({ ...gone, entryId: newId() })).toMatchObject({ no: 1 });
    await entered(2);
    const { rows } = await captain.entries({ id });
    expect(rows.map(({ columns }) => columns?.["Cold room (K)"])).toEqual(["277.3", "4.2"]);
  });

  it("is entered once though the book is designed anew while its answer is lost", async () => {
    const id = await openDesigned();
    const entry = { id: newId(), ...saying(id, { temp: "4.2" }, 1) };
    const captain = world.as("captain").logbooks;
    await captain.enter(entry);
    await anew(id, { columns: [kelvin, state] });
    expect(await captain.enter(entry)).toMatchObject({ no: 1 });
  });
});
