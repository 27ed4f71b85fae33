import { newId } from "@ymp/core/ids";
import { counters } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { workHistory } from "@ymp/db/schema/work-history";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { tasksFile } from "@ymp/testing/fixtures/imports/make-fixtures";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { csv, decidedBy, fileOf, type ListFile } from "./test-lists.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const chief = () => world.as("chief").imports;
const decided = (file: ListFile) => decidedBy(chief(), file);

const countOf = (table: typeof jobs | typeof plans | typeof workHistory | typeof counters) =>
  world.inVessel("A", async (tx) => oneRow(await tx.select({ count: sql<number>`count(*)::int` }).from(table)).count);

describe("a list of tasks", () => {
  it("becomes plans with their next job, open jobs and history, once", async () => {
    for (const name of ["Generator Port", "Generator Starboard", "Fire Pump", "Stern Thruster", "Sewage Plant"])
      await makeEquipment(world, {
        name,
        code:
          { "Generator Port": "X-1", "Generator Starboard": "X-2", "Fire Pump": "X-3", "Stern Thruster": "X-4" }[
            name
          ] ?? null,
      });
    const { sheet, input } = await decided(fileOf(tasksFile(), "tasks.csv"));
    expect(sheet.kind).toBe("jobs");
    const id = newId();
    await chief().write({ id, ...input });
    const written = await world.inVessel("A", (tx) => tx.select().from(jobs));
    const of = (title: string) =>
      written.filter((job) => job.title === title).map(({ status, dueOn }) => ({ status, dueOn }));
    expect(of("Replace shaft seal")).toEqual([{ status: "done", dueOn: "2026-03-02" }]);
    expect(of("Stbd generator 250 h service")).toEqual([{ status: "due", dueOn: "2026-12-01" }]);
    expect(of("Fire pump annual test")).toEqual([{ status: "due", dueOn: "2027-01-15" }]);
    expect(
      of("Port generator 250 h service")
        .map(({ status }) => status)
        .sort(),
    ).toEqual(["done", "due"]);
    expect(await countOf(plans)).toBe(3);
    expect(await countOf(workHistory)).toBe(2);

    expect((await chief().preview((await decided(fileOf(tasksFile(), "tasks.csv"))).input)).counts).toMatchObject({
      create: 0,
      update: 0,
    });
    expect((await chief().undo({ id })).kept).toEqual([]);
    expect(await Promise.all([plans, jobs, workHistory].map(countOf))).toEqual([0, 0, 0]);
  });

  it("with a column for each unit becomes plans by date and hours, due as the file says or as calculated, once", async () => {
    await makeEquipment(world, { name: "Generator", code: "G-1" });
    const { sheet, input } = await decided(
      csv(
        "Task,Equipment,Interval (Days),Interval (Months),Interval (Hours),Last done,Last done hours,Next due,Next due hours",
        "Oil change,Generator,,12,500,2026-03-01,4000,,",
        "Belt check,Generator,30,,,2026-11-01,,2026-12-05,",
      ),
    );
    expect(sheet.kind).toBe("jobs");
    const id = newId();
    await chief().write({ id, ...input });
    const rules = await world.inVessel("A", (tx) => tx.select().from(plans).orderBy(plans.title));
    expect(rules).toMatchObject([
      { title: "Belt check", intervalCount: 30, intervalUnit: "day", counterInterval: null },
      { title: "Oil change", intervalCount: 12, intervalUnit: "month", counterInterval: 5000 },
    ]);
    const due = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
    expect(due).toMatchObject([
      { title: "Belt check", dueOn: "2026-12-05" },
      { title: "Oil change", dueOn: "2027-03-01", dueTotal: 45000 },
    ]);
    expect((await chief().preview(input)).counts).toMatchObject({ create: 0, update: 0 });
    await chief().undo({ id });
    expect(await Promise.all([plans, jobs].map(countOf))).toEqual([0, 0]);
  });

  it("does not give a service twice that the register has brought, nor count its hours from today", async () => {
    const register = await decided(
      csv("Code,Name,Running hours,Service,Service interval hours", "G-1,Generator,4380,500 h service,500"),
    );
    await chief().write({ id: newId(), ...register.input });
    const { input } = await decided(
      csv(
        "Task,Equipment,Status,Completed on,Interval,Interval unit",
        "Generator 500hr Service,Generator,done,2026-03-01,500,hours",
        "Change impeller,Generator,done,2026-03-01,1000,hours",
      ),
    );
    await chief().write({ id: newId(), ...input });
    const rules = await world.inVessel("A", (tx) => tx.select().from(plans).orderBy(plans.counterInterval));
    expect(rules.map(({ counterInterval }) => counterInterval)).toEqual([5000, 10000]);
    const [service, impeller] = rules;
    const history = await world.inVessel("A", (tx) => tx.select().from(workHistory));
    expect(history.map(({ planId }) => planId).sort()).toEqual([service?.id, impeller?.id].sort());
    const open = await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.status, "due")));
    expect(open.map(({ planId, dueTotal }) => [planId, dueTotal]).sort()).toEqual(
      [
        [service?.id, 48800],
        [impeller?.id, 43800],
      ].sort(),
    );
  });

  it("of defects brings defects, with who found them, when and what caused them", async () => {
    await makeEquipment(world, { name: "Fire Pump" });
    const file = {
      ...csv(
        "Defect No,Title,Equipment,Date reported,Reported by,Root cause,Status,Completed on",
        "D-1,Seal weeps,Fire Pump,2026-11-02,J. Unknown,Worn,open,",
        "D-2,Gauge dead,Fire Pump,2026-10-02,,Salt,closed,2026-10-05",
      ),
      fileName: "defects_2026.csv",
    };
    const { sheet, input } = await decided(file);
    expect(sheet.mapping.map(({ use, ...column }) => ("field" in column ? column.field : use))).toEqual([
      "reference",
      "title",
      "equipmentName",
      "reportedOn",
      "reportedBy",
      "cause",
      "status",
      "completedOn",
    ]);
    expect(sheet.guessedConstants).toEqual({ kind: "defect" });
    await chief().write({ id: newId(), ...input, constants: { ...sheet.guessedConstants, department: "engineering" } });
    const written = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
    const line = (field: string, text: string) => `[en] imports:field${field} {}: ${text}`;
    expect(written).toMatchObject([
      { title: "Gauge dead", kind: "defect", department: "engineering", status: "done", rootCause: "Salt" },
      { title: "Seal weeps", kind: "defect", status: "due", rootCause: "Worn", reportedBy: "J. Unknown" },
    ]);
    expect(written.map(({ description }) => description)).toEqual([
      line("ReportedOn", "2 Oct 2026"),
      line("ReportedOn", "2 Nov 2026"),
    ]);
    expect((await decided(csv("Title,Equipment", "Oil,Fire Pump"))).sheet.guessedConstants).toEqual({});
  });

  it("keeps in the job what the preview shows of an open row, and the names of people who are not on board", async () => {
    await makeEquipment(world, { name: "Fire Pump" });
    const { input } = await decided(
      csv(
        "Title,Equipment,Description,Status,Assigned to,Interval,Vendor case,Notes",
        "Seal weeps,Fire Pump,At idle,open,J. Unknown,,C-77,Bucket below",
        "Exercise valve,Fire Pump,,open,J. Unknown,3 months,C-78,",
        "Paint casing,Fire Pump,Grey,open,Tomás Reid,,,",
      ),
    );
    const preview = await chief().preview(input);
    expect(preview.rows.map(({ problems }) => problems.map(({ messageKey }) => messageKey))).toEqual([
      ["imports:rowPersonUnknown"],
      ["imports:rowPersonUnknown"],
      [],
    ]);
    await chief().write({ id: newId(), ...input });
    const written = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
    const assigned = "[en] imports:fieldAssignee {}";
    expect(written.map(({ title, description }) => [title, description])).toEqual([
      ["Exercise valve", `Vendor case: C-78\n\n${assigned}: J. Unknown`],
      ["Paint casing", "Grey"],
      ["Seal weeps", `At idle\n\nBucket below\nVendor case: C-77\n\n${assigned}: J. Unknown`],
    ]);
    const rule = oneRow(await world.inVessel("A", (tx) => tx.select().from(plans)));
    expect(rule.instructions).toBeNull();
  });

  it("asks for the hours of machines that nobody has read, calculates from the answer, and gives the meter back", async () => {
    const pump = await makeEquipment(world, { name: "Fire Pump" });
    const { input } = await decided(
      csv(
        "Task,Equipment,Interval,Interval unit,Last done",
        "Change oil,Fire Pump,250,hours,",
        "Valves,Fire Pump,500,hours,2026-03-01",
      ),
    );
    expect((await chief().preview(input)).hoursAsked).toEqual([{ sourceRow: 2, name: "Fire Pump" }]);
    const id = newId();
    await chief().write({ id, ...input, decisions: { hours: { 2: 100_005 } } });
    const due = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
    expect(due).toMatchObject([{ dueTotal: 102_505 }, { dueOn: null, dueTotal: 100_005 }]);
    expect(await world.as("chief").equipment.get({ id: pump.id })).toMatchObject({
      counters: [{ lastReading: 100_005 }],
    });
    expect((await chief().undo({ id })).kept).toEqual([]);
    expect(await countOf(counters)).toBe(0);
  });

  it("counts from the first reading where the hours were not said", async () => {
    const pump = await makeEquipment(world, { name: "Fire Pump" });
    const { input } = await decided(
      csv(
        "Task,Equipment,Interval,Interval unit,Last done",
        "Change oil,Fire Pump,250,hours,",
        "Valves,Fire Pump,500,hours,2026-03-01",
      ),
    );
    await chief().write({ id: newId(), ...input });
    const readAt = new Date("2026-11-21T08:00:00Z");
    await world.as("chief").equipment.addReading({ id: newId(), equipmentId: pump.id, reading: 100_005, readAt });
    const due = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
    expect(due).toMatchObject([{ dueTotal: 102_505 }, { dueOn: "2026-11-21", dueTotal: null }]);
  });

  it("gives no service twice after the equipment file of the same system, unless the person wants it", async () => {
    const register = await decided(
      csv("Code,Name,Service,Service interval hours,Running hours", "G-1,Generator,500 h service,500,4380"),
    );
    await chief().write({ id: newId(), ...register.input });
    const { input } = await decided(
      csv("Task,Equipment,Interval,Interval unit", "Generator 500hr Service,Generator,500,hours"),
    );
    expect((await chief().preview(input)).rows).toMatchObject([
      { action: "skip", duplicate: { title: "500 h service", isAdded: false } },
    ]);
    const decisions = { duplicates: { 2: "add" as const } };
    expect(await chief().preview({ ...input, decisions })).toMatchObject({
      counts: { create: 1, services: 1, duplicates: 1 },
      rows: [{ duplicate: { isAdded: true } }],
    });
    await chief().write({ id: newId(), ...input, decisions });
    expect(await countOf(plans)).toBe(2);
  });

  it("finds machines by the ids they had in the other system, also where they were on board before", async () => {
    const pump = await makeEquipment(world, { name: "Fire Pump", code: "F-1" });
    const register = await decided(csv("EQUIP_ID,EQUIP_CODE,EQUIP_NAME", "1001,F-1,Fire Pump", "1002,,Bilge Pump"));
    await chief().write({ id: newId(), ...register.input });
    expect((await chief().preview(register.input)).counts).toMatchObject({ create: 0, update: 0, skip: 2 });
    const { input } = await decided(
      csv("Title,Equip id,Status", "Grease,1001,open", "Strainer,1002,open", "Oil,1003,open"),
    );
    const preview = await chief().preview(input);
    expect(preview.rows.map(({ action, matchedBy }) => [action, matchedBy])).toEqual([
      ["create", "sourceId"],
      ["create", "sourceId"],
      ["error", null],
    ]);
    await chief().write({ id: newId(), ...input, onlyGoodRows: true });
    const written = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
    expect(written[0]).toMatchObject({ title: "Grease", equipmentId: pump.id });
  });

  it("closes the open job it reports as done, and gives it back", async () => {
    const pump = await makeEquipment(world, { name: "Bilge pump" });
    await world.as("chief").jobs.create({ id: newId(), title: "Clean strainer", equipmentId: pump.id });
    const { input } = await decided(
      csv("Title,Equipment,Status,Completed on", "Clean strainer,Bilge pump,done,2026-11-20"),
    );
    const id = newId();
    expect((await chief().write({ id, ...input })).counts).toMatchObject({ update: 1 });
    const state = async () =>
      oneRow(await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.equipmentId, pump.id))));
    expect(await state()).toMatchObject({ status: "done" });
    await chief().undo({ id });
    expect(await state()).toMatchObject({ doneAt: null });
    expect((await state()).status).not.toBe("done");
  });
});
