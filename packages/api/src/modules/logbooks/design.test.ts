import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { newId } from "@ymp/core/ids";
import { logbookDrafts, logbooks } from "@ymp/db/schema/logbooks";
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
  it("ERB-05: takes entries by the new design, keeps those before, and holds by its chain", async () => {
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

  it("asks by conditions, repeats rows, and reckons since the entry before by the time of each", async () => {
    const id = await openDesigned([
      { key: "hours", label: "Hours", type: "decimal", decimals: 1 },
      {
        ...{ key: "run", label: "Run", type: "computed", decimals: 1, min: "0" },
        from: { how: "sinceLast", of: ["hours"] },
      },
      { key: "leak", label: "Leak", type: "bool" },
      { key: "where", label: "Where", type: "text", isRequired: true, when: { column: "leak", is: true } },
      {
        ...{ key: "topped", label: "Topped up", type: "rows" },
        columns: [
          { key: "tank", label: "Tank", type: "tank", isRequired: true },
          { key: "litres", label: "Litres", type: "int", unit: "l" },
        ],
      },
      { key: "all", label: "All", type: "computed", decimals: 0, from: { how: "sum", of: ["topped.litres"] } },
    ]);
    const tank = newId();
    await world.as("captain").logbooks.saveTank({ id: tank, name: `Day tank ${opened}` });
    const at = (hour: string) => `2026-06-15T${hour}:00:00Z`;
    await wrote(id, { at: at("06"), hours: "100.0" });
    const struck = await wrote(id, { at: at("08"), hours: "900.0" });
    await wrote(id, { at: at("10"), hours: "104.5", leak: false });
    const captain = world.as("captain").logbooks;
    expect(await captain.get({ id })).toMatchObject({ facts: { figures: { "last hours": "104.5" } } });
    const [, wrong] = (await captain.entries({ id })).rows;
    await captain.strike({ id, entryId: struck.id, hash: wrong?.hash ?? "", reason: "Misread", pin });
    const rows = [
      { tank, litres: "20" },
      { tank, litres: "5" },
    ];
    await wrote(id, { at: at("09"), hours: "103.0", leak: true, where: "Pump", topped: rows });
    expect(await refusalOf(wrote(id, { at: at("11"), leak: true }))).toMatchObject({
      fields: { "values.where": "definitions:finding.required" },
    });
    const told = (await captain.entries({ id })).rows.map(({ columns }) => columns);
    expect(told[2]).toMatchObject({ Run: "-795.5" });
    expect(told[3]).toMatchObject({
      ...{ Run: "3.0", Leak: "yes", Where: "Pump", All: "25" },
      "Topped up": `Tank: Day tank ${opened}; Litres 20 l / Tank: Day tank ${opened}; Litres 5 l`,
    });
    expect(await captain.verify({ id })).toMatchObject({ ok: true });
  });

  it("is signed by whom its design says", async () => {
    const id = await openDesigned();
    const signers = { first: "master", witness: true } as const;
    await world.as("captain").logbooks.design({ id, columns: [temp] as never, signers, version: 1, pin });
    await wrote(id, { temp: "4.2" }, 2);
    const captain = world.as("captain").logbooks;
    expect(await captain.get({ id })).toMatchObject({
      form: { signers },
      awaits: { master: 1, officer: 0, witness: 1 },
    });
    const [entry] = (await captain.entries({ id })).rows;
    const signed = { id, entries: [{ id: entry?.id ?? "", hash: entry?.hash ?? "" }], pin };
    expect(await refusalOf(world.as("chief").logbooks.sign({ ...signed, capacity: "officer" }))).not.toBeNull();
    await captain.sign({ ...signed, capacity: "master" });
    await world.as("chief").logbooks.sign({ ...signed, capacity: "witness" });
    expect(await captain.get({ id })).toMatchObject({ awaits: { master: 0, witness: 0 } });
    expect(await captain.verify({ id })).toMatchObject({ ok: true });
  });

  it("keeps what the rows of entries hold", async () => {
    const inRows = (...columns: DesignedColumn[]) => [{ key: "rooms", label: "Rooms", type: "rows" as const, columns }];
    const id = await openDesigned(inRows(temp, state));
    await wrote(id, { rooms: [{ temp: "4.2", state: "good" }] });
    expect(await refusalOf(anew(id, { columns: inRows(state) }))).toMatchObject({
      ...{ messageKey: "logbook-refusals:design.removed", params: { name: "Cold room" } },
      fields: { "columns.0.columns": "logbook-refusals:design.removed" },
    });
    expect(
      await refusalOf(anew(id, { columns: inRows({ key: "temp", label: "Cold room", type: "text" }, state) })),
    ).toMatchObject({
      fields: { "columns.0.columns.0.type": "logbook-refusals:design.typeChanged" },
    });
  });

  it.each([
    ["nothing asked", [{ ...temp, isArchived: true }], "columns"],
    ["a choice of nothing", [{ ...state, options: [] }], "columns.0.options"],
    ["crossed limits", [{ ...temp, min: "9", max: "1" }], "columns.0.max"],
    ["options of a date", [{ ...state, type: "date" }], "columns.0.options"],
    [
      "a condition on what stands below",
      [{ ...temp, when: { column: "state", is: ["good"] } }, state],
      "columns.0.when",
    ],
    ["a reckoning of nothing", [{ key: "sum", label: "Sum", type: "computed" }], "columns.0.from"],
    ["rows of nothing", [{ key: "rooms", label: "Rooms", type: "rows", columns: [] }], "columns.0.columns"],
    [
      "two of a name in its rows",
      [{ key: "rooms", label: "Rooms", type: "rows", columns: [temp, { ...temp, key: "other" }] }],
      "columns.0.columns.1.label",
    ],
    [
      "rows within rows",
      [{ key: "rooms", label: "Rooms", type: "rows", columns: [{ key: "more", label: "More", type: "rows" }] }],
      "columns.0.columns.0.type",
    ],
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
    world.setNow("2026-06-15T12:01:00Z");
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
    expect(await captain.drafts({ id })).toMatchObject([{ design: 1, values: { temp: "4.2" } }]);
    const left = [{ label: "Cold room (°C)", text: "4.2" }];
    const gone = await captain.saveDraft({ ...later, ...saying(id, { temp: "277.3" }, 2), left });
    expect(await captain.drafts({ id })).toMatchObject([{ design: 2, left }]);
    expect(await captain.submit({ ...gone, entryId: newId() })).toMatchObject({ no: 1 });
    await entered(2);
    const { rows } = await captain.entries({ id });
    expect(rows.map(({ columns }) => columns?.["Cold room (K)"])).toEqual(["277.3", "4.2"]);
  });

  it("of a draft that does not say its design, is of the one that the book had then", async () => {
    const id = await openDesigned();
    const captain = world.as("captain").logbooks;
    const draft = (design?: number) => captain.saveDraft({ id: newId(), ...saying(id, { temp: "4.2" }, design) });
    await draft();
    world.setNow("2026-06-15T12:10:00Z");
    await anew(id, { columns: [kelvin, state] });
    await draft(2);
    world.setNow("2026-06-15T12:20:00Z");
    await world.inVessel("A", (tx) =>
      tx.update(logbookDrafts).set({ design: null }).where(eq(logbookDrafts.logbookId, id)),
    );
    const designs = async () => (await captain.drafts({ id })).map(({ design }) => design);
    expect(await designs()).toEqual([1, 2]);
    // Written on both: nobody knows which of its figures stood under which titles.
    const updatedAt = new Date("2026-06-15T12:15:00Z");
    await world.inVessel("A", (tx) =>
      tx.update(logbookDrafts).set({ updatedAt }).where(eq(logbookDrafts.logbookId, id)),
    );
    expect(await designs()).toEqual([0, 2]);
    world.setNow("2026-06-15T12:00:00Z");
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
