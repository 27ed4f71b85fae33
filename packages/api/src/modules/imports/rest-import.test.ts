import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { restDays } from "@ymp/db/schema/rest";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { writeDays } from "@ymp/testing/factories/rest";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const on = parseCalendarDate;
let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-06-15T09:00:00Z");
});
afterEach(() => world.close());

const times = (minutes: number) =>
  Array.from({ length: 1440 / minutes }, (_, slot) => {
    const at = slot * minutes;
    return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
  });
/** A day with work from one slot to another. */
const cells = (from: number, to: number, { slots = 48, work = "W", rest = "R" } = {}) =>
  Array.from({ length: slots }, (_, slot) => (slot >= from && slot < to ? work : rest)).join(",");
const list = (minutes: number, ...lines: string[]) => ({
  fileName: "rest.csv",
  base64: Buffer.from([`Name,Date,${times(minutes).join(",")},Remarks`, ...lines].join("\n")).toString("base64"),
});

async function decided(file: ReturnType<typeof list>, more: object = {}, who: Who = "captain") {
  const sheet = oneRow((await world.as(who).imports.read({ ...file, kind: "rest" })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { sheet, input: { ...file, kind: "rest" as const, mapping, ...more } };
}
const days = () => world.inVessel("A", (tx) => tx.select().from(restDays).orderBy(asc(restDays.onDay)));
const grid = (from: number, to: number, slots = 48) =>
  ".".repeat(from) + "#".repeat(to - from) + ".".repeat(slots - to);
const imports = (who: Who = "captain") => world.as(who).imports;

describe("hours of rest of a spreadsheet", () => {
  it("are recognised, become days of several people, once, and are taken back", async () => {
    const file = list(
      30,
      `Tomás Reid,2026-06-10,${cells(16, 34)},Sea trial`,
      `"Reid, Tomás",2026-06-13,${cells(16, 32)},`,
      `${world.crew.A.deckhand.name},2026-06-13,${cells(10, 38)},`,
    );
    const any = oneRow((await imports().read(file)).sheets);
    expect([any.likelyKind, any.headings.length]).toEqual(["rest", 51]);
    const { sheet, input } = await decided(file);
    expect(sheet.mapping.map(({ field }) => field).slice(0, 4)).toEqual(["person", "day", "at0000", "at0030"]);
    const id = newId();
    expect((await imports().write({ id, ...input })).counts).toMatchObject({ create: 3, error: 0 });
    const kept = await days();
    expect(kept.map(({ onDay, grid }) => [onDay, grid])).toEqual(
      expect.arrayContaining([
        ["2026-06-10", grid(16, 34)],
        ["2026-06-13", grid(16, 32)],
        ["2026-06-13", grid(10, 38)],
      ]),
    );
    expect(kept[0]).toMatchObject({ remark: "Sea trial", lateReason: expect.stringContaining("rest.csv") });
    expect((await imports().preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 3 });
    expect((await imports().undo({ id })).kept).toEqual([]);
    expect((await days()).map(({ grid, remark, enteredBy }) => [grid, remark, enteredBy])).toEqual(
      Array(3).fill(["?".repeat(48), null, null]),
    );
  });

  it("ask what crosses mark, and read blanks as the other", async () => {
    const crossed = cells(0, 20, { work: "X", rest: "" });
    const file = list(30, `Tomás Reid,2026-06-13,${crossed},`);
    const unsaid = await decided(file);
    expect(unsaid.sheet.constants).toMatchObject([{ field: "marks", options: ["work", "rest"] }]);
    const { rows } = await imports().preview(unsaid.input);
    expect(rows[0]?.problems).toMatchObject([{ messageKey: "imports:rowMarksUnsaid", level: "error" }]);
    const { input } = await decided(file, { constants: { marks: "rest" } });
    await imports().write({ id: newId(), ...input });
    expect((await days())[0]?.grid).toBe(`${".".repeat(20)}${"#".repeat(28)}`);
  });

  it("tell nothing by a row that marks nothing, nor of hours that are yet to come", async () => {
    const blank = cells(0, 0, { rest: "" });
    const file = list(
      30,
      `Tomás Reid,2026-06-12,${cells(16, 30, { rest: "" })},`,
      `Tomás Reid,2026-06-13,${blank},`,
      `Tomás Reid,2026-06-14,${blank},On passage`,
      `Tomás Reid,2026-06-15,${cells(12, 16, { rest: "" })},`,
    );
    const { input } = await decided(file);
    const { rows, counts } = await imports().preview(input);
    expect(rows.map(({ action }) => action)).toEqual(["create", "skip", "create", "create"]);
    expect(rows[1]?.problems).toMatchObject([{ messageKey: "imports:rowRestSilent", level: "warning" }]);
    expect(counts.error).toBe(0);
    await imports().write({ id: newId(), ...input });
    expect((await days()).map(({ grid: kept }) => kept)).toEqual([
      grid(16, 30),
      "?".repeat(48),
      `${grid(12, 16).slice(0, 23)}${"?".repeat(25)}`,
    ]);
  });

  it.each([
    ["Seafarer: Liam Shaw", "create"],
    ["Seafarer Liam Shaw", "create"],
    ["Seafarer: Nobody Known", "error"],
  ])("of the page of one seafarer are theirs, as its head names them: %s", async (head, action) => {
    const page = [head, `Date,${times(30).join(",")}`, `2026-06-13,${cells(16, 30)}`].join("\n");
    const { input } = await decided({ fileName: "page.csv", base64: Buffer.from(page).toString("base64") });
    const { rows } = await imports().preview(input);
    expect(rows.map((row) => row.action)).toEqual([action]);
    if (action === "error") return;
    await imports().write({ id: newId(), ...input });
    expect((await days()).map(({ profileId }) => profileId)).toEqual([world.person("deckhand").profileId]);
  });

  it("are taken back by whoever brought them and by the captain, and known to nobody else", async () => {
    const file = list(30, `${world.crew.A.deckhand.name},2026-06-13,${cells(16, 30)},`);
    const { input } = await decided(file, {}, "deckhand");
    const id = newId();
    await imports("deckhand").write({ id, ...input });
    for (const who of ["chief", "bosun"] as const)
      expect(await refusalOf(imports(who).undo({ id }))).toMatchObject({ messageKey: "imports:undoOfOthers" });
    const known = async (who: Who) => (await imports(who).list({})).rows.map(({ canUndo }) => canUndo);
    expect([await known("bosun"), await known("deckhand"), await known("captain")]).toEqual([[], [true], [true]]);
    expect(await imports("captain").undo({ id })).toEqual({ undone: 1, kept: [] });
  });

  it("count the limits that they break, at their rows and for the file", async () => {
    const file = list(30, `Tomás Reid,2026-06-12,${cells(8, 40)},`, `Tomás Reid,2026-06-13,${cells(16, 30)},`);
    const { input } = await decided(file);
    const { rows, notes, counts } = await imports().preview(input);
    expect(notes).toMatchObject([{ messageKey: "imports:noteRestBreaches", params: { count: 2 } }]);
    expect([counts.error, counts.warnings]).toEqual([0, 2]);
    expect(rows[0]?.problems).toMatchObject([{ messageKey: "imports:rowRestBreach", params: { count: 2 } }]);
  });

  it("name each row that cannot be read", async () => {
    const whole = cells(16, 34);
    const file = list(
      30,
      `Nobody Known,2026-06-10,${whole},`,
      `Tomás Reid,2026-06-16,${whole},`,
      `Tomás Reid,,${whole},`,
      `Tomás Reid,2026-06-11,${whole},`,
      `Tomás Reid,2026-06-11,${whole},`,
      `Tomás Reid,2026-06-12,${whole.replace("W", "half")},`,
      `Tomás Reid,2026-06-13,${whole.replace("W", "E")},`,
    );
    const { input } = await decided(file);
    const { rows } = await imports().preview(input);
    expect(rows.map(({ action, problems }) => [action, problems[0]?.messageKey])).toEqual([
      ["error", "imports:rowSeafarerUnknown"],
      ["error", "refusals:happened.future"],
      ["error", "imports:rowFieldMissing"],
      ["create", undefined],
      ["error", "imports:rowDayTwice"],
      ["error", "imports:cellNotWorkNorRest"],
      ["error", "hours-of-rest:refusal.grounds"],
    ]);
    const short = {
      ...file,
      base64: Buffer.from("Name,Date,00:00,00:30\nTomás Reid,2026-06-10,W,R").toString("base64"),
    };
    const { input: cut } = await decided(short);
    expect((await imports().preview(cut)).rows[0]?.problems).toMatchObject([
      { messageKey: "imports:rowHoursMissing", params: { time: "01:00" } },
    ]);
  });

  it("write over nothing: neither hours that stand there nor a month that is signed", async () => {
    await givePins(world);
    await writeDays(world, "deckhand", on("2026-05-01"), 31);
    const { hash } = await world.as("deckhand").rest.month({ month: "2026-05" });
    await world
      .as("deckhand")
      .rest.signMonth({ month: "2026-05", capacity: "seafarer", revision: 1, hash, pin: worldPin });
    await world.as("deckhand").rest.saveDay({ onDay: on("2026-06-13"), grid: `####${"?".repeat(44)}` });
    await world.as("deckhand").rest.saveDay({ onDay: on("2026-06-14"), grid: grid(0, 4) });
    const { name } = world.crew.A.deckhand;
    const file = list(
      30,
      `${name},2026-05-20,${cells(16, 34)},`,
      `${name},2026-06-13,${cells(0, 10)},`,
      `${name},2026-06-14,${cells(4, 10)},`,
    );
    const { input } = await decided(file);
    const { rows } = await imports().preview(input);
    expect(rows.map(({ action, problems }) => [action, problems[0]?.messageKey])).toEqual([
      ["error", "hours-of-rest:refusal.signed"],
      ["update", undefined],
      ["skip", "imports:rowRestDiffers"],
    ]);
    const id = newId();
    await imports().write({ id, ...input, onlyGoodRows: true });
    const of = async (day: string) => (await days()).find(({ onDay }) => onDay === day)?.grid;
    expect(await of("2026-06-13")).toBe(grid(0, 10));
    expect((await imports().undo({ id })).kept).toEqual([]);
    expect(await of("2026-06-13")).toBe(`####${"?".repeat(44)}`);
  });

  it("that somebody wrote on since stay when the list is taken back", async () => {
    const { name } = world.crew.A.deckhand;
    const { input } = await decided(list(30, `${name},2026-06-13,${cells(0, 10)},`));
    const id = newId();
    await imports().write({ id, ...input });
    world.setNow("2026-06-15T10:00:00Z");
    const saved = (await days())[0];
    await world
      .as("deckhand")
      .rest.saveDay({ onDay: on("2026-06-13"), version: saved?.version, base: { remark: null }, remark: "Mine" });
    expect((await imports().undo({ id })).kept).toMatchObject([{ recordKind: "rest", name: `${name}, 2026-06-13` }]);
    expect((await days())[0]).toMatchObject({ grid: grid(0, 10), remark: "Mine" });
  });

  it("are one's own for the crew, whoever else stands in the file", async () => {
    const { name } = world.crew.A.deckhand;
    const file = list(30, `${name},2026-06-13,${cells(0, 10)},`, `Tomás Reid,2026-06-13,${cells(0, 10)},`);
    const { input } = await decided(file, {}, "deckhand");
    expect((await imports("deckhand").preview(input)).rows.map(({ action }) => action)).toEqual(["create", "error"]);
    const head = await decided(file, {}, "bosun");
    const { rows } = await imports("bosun").preview(head.input);
    expect(rows[0]?.problems[0]?.messageKey).toBe("hours-of-rest:refusal.others");
    const unnamed = {
      ...file,
      base64: Buffer.from(`Date,${times(30).join(",")}\n2026-06-12,${cells(0, 10)}`).toString("base64"),
    };
    const own = { id: newId(), ...(await decided(unnamed, {}, "deckhand")) };
    expect((await imports("deckhand").write({ id: own.id, ...own.input })).counts).toMatchObject({ create: 1 });
    expect((await days())[0]?.profileId).toBe(world.crew.A.deckhand.profileId);
    expect((await refusalOf(imports("contractor").preview(input))).code).toBe("forbidden");
    const rivals = await imports("rival").preview(input);
    // People of the same names sail on the other vessel: the list is theirs there.
    expect(rivals.counts).toMatchObject({ create: 2 });
    expect((await refusalOf(imports("rival").undo({ id: own.id }))).code).toBe("not_found");
    expect((await imports("captain").undo({ id: own.id })).kept).toEqual([]);
  });

  it("come by quarters where the vessel records so", async () => {
    const file = list(15, `Tomás Reid,2026-06-13,${cells(33, 70, { slots: 96 })},`);
    const { input } = await decided(file);
    expect((await imports().preview(input)).rows[0]?.problems[0]?.messageKey).toBe("hours-of-rest:refusal.quarters");
    await world.as("captain").rest.saveRules({
      ...{ month: "2026-06", limits: "rest", periodRule: "best", minPeriodMinutes: 60, slotMinutes: 15 },
    });
    await imports().write({ id: newId(), ...input });
    const halves = await decided(list(30, `Tomás Reid,2026-06-12,${cells(16, 34)},`));
    await imports().write({ id: newId(), ...halves.input });
    expect((await days()).map(({ grid }) => grid)).toEqual([grid(32, 68, 96), grid(33, 70, 96)]);
  });
});
