import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const on = parseCalendarDate;
const monthly = { trigger: "calendar", intervalCount: 1, intervalUnit: "month", mode: "floating" } as const;
const testOf = (equipmentId: string, lastDoneOn: string) =>
  world
    .as("captain")
    .plans.create({ id: newId(), equipmentId, title: "Monthly run", rule: monthly, lastDoneOn: on(lastDoneOn) });

describe("the list of critical equipment", () => {
  it("tells of each machine its last and next test, what needs a hand on top", async () => {
    const make = (name: string) => makeEquipment(world, { name, isCritical: true });
    const [pump, steering, generator, winch] = [
      await make("Fire pump"),
      await make("Steering gear"),
      await make("Emergency generator"),
      await make("Anchor windlass"),
    ];
    await makeEquipment(world, { name: "Coffee machine" });
    await testOf(pump.id, "2026-04-01");
    const { jobId } = await testOf(steering.id, "2026-05-20");
    const doneAt = new Date("2026-06-14T10:00:00Z");
    await world.as("chief").jobs.complete({ id: jobId ?? "", completionId: newId(), workDone: "Run", doneAt });
    await testOf(winch.id, "2026-06-01");
    const defect = { id: newId(), title: "Brake slips", kind: "defect", equipmentId: winch.id } as const;
    await world.as("chief").jobs.create({ ...defect, operationalEffect: "out_of_service" });
    const { rows } = await world.as("captain").equipment.critical();
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ["Anchor windlass", "out_of_service"],
      ["Fire pump", "overdue"],
      ["Emergency generator", "no_plan"],
      ["Steering gear", "in_order"],
    ]);
    const [, , planless, tested] = rows;
    expect(planless).toMatchObject({ id: generator.id, lastTest: null, nextTest: null });
    expect(tested).toMatchObject({
      lastTest: { title: "Monthly run", doneOn: "2026-06-14", byName: expect.stringMatching(/./) },
      nextTest: { plannedOn: "2026-07-14", isOverdue: false },
    });
  });

  it("goes to an auditor as a file", async () => {
    const file = await world.as("captain").equipment.exportCritical({ format: "csv", locale: "en" });
    expect(Buffer.from(file.base64, "base64").toString("utf8")).toContain("Anchor windlass");
  });

  it("shows nothing of another vessel", async () => {
    expect((await world.as("rival").equipment.critical()).rows).toEqual([]);
  });
});
