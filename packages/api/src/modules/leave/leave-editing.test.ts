import { addDays, parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type ContractField, contractPolicy } from "@ymp/core/leave/contract-fields";
import { type LeaveField, leavePolicy } from "@ymp/core/leave/leave-fields";
import { leaveTypes, type ShownLeaveState } from "@ymp/core/leave/leave-request";
import { leaveRequests } from "@ymp/db/schema/leave";
import type { Caller } from "@ymp/testing/callers";
import { makeContract, profileOf } from "@ymp/testing/factories/leave";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Nothing of one person lies on the days of another. */
let made = 0;

/** A leave of the second engineer. */
async function makeLeave(state: ShownLeaveState): Promise<string> {
  const id = newId();
  made += 1;
  const startsOn = state === "taken" ? on("2026-03-01") : addDays(on("2027-01-01"), made * 100);
  const kept = state === "taken" ? ("approved" as const) : state;
  const row = { id, vesselId: world.vessels.A.id, profileId: profileOf(world, "engineer"), state: kept };
  await world.inVessel("A", (tx) =>
    tx.insert(leaveRequests).values({ ...row, startsOn, endsOn: addDays(startsOn, 20), reason: "As agreed" }),
  );
  return id;
}

const seenLeave = readOnce((id) => world.as("engineer").leave.get({ id }));

async function changeLeave(caller: Caller, id: string, field: LeaveField, turn: number): Promise<unknown> {
  const leave = await seenLeave(id);
  const wanted = {
    type: leaveTypes[(leaveTypes.indexOf(leave.type) + 1) % leaveTypes.length],
    startsOn: addDays(leave.startsOn, 1),
    endsOn: addDays(leave.endsOn, 1),
    startsAtNoon: !leave.startsAtNoon,
    endsAtNoon: !leave.endsAtNoon,
    travel: leave.travel + 100,
    note: `Turn ${turn}`,
  };
  return caller.leave.save({ id, version: leave.version, [field]: wanted[field] });
}

it("each field of a request is changed by the person alone, until it was answered", async () => {
  await makeContract(world, "engineer", { travel: 3000 });
  const trial = { policy: leavePolicy, module: null, make: makeLeave, change: changeLeave } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});

async function changeContract(caller: Caller, id: string, field: ContractField, turn: number): Promise<unknown> {
  const profileId = profileOf(world, "engineer");
  const adjustment = { id: newId(), contractId: id, onDay: on("2026-02-01"), days: 100, reason: `Turn ${turn}` };
  if (field === "adjustments") return caller.leave.addAdjustment(adjustment);
  const wanted = {
    ...{ rank: `Rank ${turn}`, department: "deck" as const, startsOn: on("2026-01-02"), endsOn: on("2027-01-02") },
    ...{ basis: "rotation" as const, minimum: "uk" as const, annual: 9000, onDays: 60, offDays: 30 },
    ...{ travel: 100, carryOver: 500, opening: 100, notes: `Turn ${turn}` },
  };
  return caller.leave.saveContract({ id, version: 1, profileId, [field]: wanted[field] });
}

it("nobody of the ship but her administrators writes contracts; her captain reads them", async () => {
  const { id } = await makeContract(world, "engineer", { startsOn: on("2025-01-01"), endsOn: on("2025-12-31") });
  const trial = {
    policy: contractPolicy,
    module: "employees",
    isKnownTo: () => false,
    change: changeContract,
    make: async () => id,
  } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});
