import type { Facts } from "@ymp/core/definitions/definition";
import { expect, it } from "vitest";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { factsOfRound, knowsRoundBefore } from "./unsent-rounds.ts";

const at = (time: string) => new Date(`2026-06-15T${time}:00Z`);
const facts: Facts = {
  ...{ tanks: new Map(), flags: {} },
  ...{ figures: { fuelAtLastRound: "42000" }, toldAt: { fuelAtLastRound: at("08:00") } },
};

function round(id: string, time: string, quantity: string | null, more: Partial<QueuedWrite> = {}): QueuedWrite {
  const fuelTanks = quantity === null ? [] : [{ tank: "t1", quantity }];
  const input = { id: `e${id}`, code: "round", values: { at: at(time).toISOString(), fuelTanks } };
  return {
    ...{ id, accountId: "u1", vesselId: "v1", path: "logbooks.enter", input, subject: `e${id}`, queuedAt: at(time) },
    ...{ label: { messageKey: "", params: {} }, fields: {}, attempts: 0, refusal: null },
    ...more,
  };
}

const fuelBefore = (time: string, writes: readonly QueuedWrite[], own?: string) =>
  factsOfRound(facts, at(time), writes, own).figures.fuelAtLastRound;

it("a round is reckoned from the one before it, which may wait on this device", () => {
  const writes = [round("1", "10:00", "41000"), round("2", "12:00", "40500"), round("3", "11:00", null)];
  expect(fuelBefore("14:00", writes)).toBe("40500");
  expect(fuelBefore("11:30", writes)).toBe("41000");
  expect(fuelBefore("09:00", writes)).toBe("42000");
  // What is sent after it is not in the book when it arrives, nor what was refused.
  expect(fuelBefore("14:00", writes, "2")).toBe("41000");
  const refused = { refusal: { code: "invalid", messageKey: "x", params: {}, fields: {} } as never };
  expect(fuelBefore("14:00", [round("1", "10:00", "41000"), round("2", "12:00", "1", refused)])).toBe("41000");
});

it("what was burnt is not known here where a round was told since", () => {
  expect(fuelBefore("07:00", [round("1", "06:00", "43000")])).toBeUndefined();
  expect([knowsRoundBefore(facts, at("07:00")), knowsRoundBefore(facts, at("08:00"))]).toEqual([false, true]);
  expect(knowsRoundBefore({ ...facts, toldAt: {} }, at("07:00"))).toBe(true);
});
