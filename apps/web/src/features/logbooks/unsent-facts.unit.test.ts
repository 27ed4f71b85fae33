import type { Facts } from "@ymp/core/definitions/definition";
import { expect, it } from "vitest";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { aBook } from "./logbooks.fixture.ts";
import { factsOfUnsent, knowsLast } from "./unsent-facts.ts";

const sea = aBook({ id: "b1", kind: "sea" });
const ofRound = { code: "round" };
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
  factsOfUnsent(sea, facts, at(time), writes, own).figures.fuelAtLastRound;

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
  expect(["07:00", "08:00"].map((time) => knowsLast(sea, ofRound, facts, at(time)))).toEqual([false, true]);
  expect(knowsLast(sea, ofRound, { ...facts, toldAt: {} }, at("07:00"))).toBe(true);
});

const waits = (id: string, logbookId: string, code: string, time: string, values: object): QueuedWrite => {
  const when = { occurredAt: at(time), values: { at: at(time).toISOString(), ...values } };
  const input = { id: `e${id}`, logbookId, code, design: 1, ...when };
  return { ...round(id, time, null), input };
};

it("a figure since the last entry is reckoned from the entry before it, which may wait on this device", () => {
  const hours = { key: "hours", label: "Hours", type: "decimal" } as const;
  const run = { key: "run", label: "Run", type: "computed", from: { how: "sinceLast", of: ["hours"] } } as const;
  const columns = [hours, run];
  const book = aBook({ id: "b2", kind: "custom", form: { title: "Tender", columns }, designs: [{ seq: 1, columns }] });
  const told = { ...facts, figures: { "last hours": "100" }, toldAt: { "last hours": at("08:00") } };
  const writes = [
    waits("1", "b2", "entry", "10:00", { hours: "104" }),
    waits("2", "b2", "entry", "12:00", { hours: "109" }),
  ];
  const last = (time: string, own?: string) => factsOfUnsent(book, told, at(time), writes, own).figures["last hours"];
  expect(["09:00", "11:00", "14:00"].map((time) => last(time))).toEqual(["100", "104", "109"]);
  expect(last("14:00", "2")).toBe("104");
  expect(last("07:00")).toBeUndefined();
  expect(knowsLast(book, { code: "entry" }, told, at("07:00"))).toBe(false);
});

it("a tank holds what the entry before it says, and the filter works as it says, though both wait on this device", () => {
  const book = aBook({ id: "b3" });
  const tank = {
    name: "Sludge tank",
    capacity: "2.00",
    iopp: "3.1",
    retained: "0.85",
    retainedAt: at("08:00"),
  } as const;
  const told = { ...facts, tanks: new Map([["t1", tank]]) };
  const failed = waits("2", "b3", "F", "11:00", {});
  const filter = { event: "failed", failedAt: "2026-06-15T11:00:00Z", reason: "Sensor" };
  const writes = [
    waits("1", "b3", "C", "10:00", { operation: "weekly", tank: "t1", retained: "0.95" }),
    { ...failed, input: { ...Object(failed.input), values: filter } },
  ];
  const known = factsOfUnsent(book, told, at("12:00"), writes);
  expect(known.tanks.get("t1")?.retained).toBe("0.95");
  expect(known.flags.filterFailed).toBe(true);
  expect(known.spans?.filterFailed).toEqual([{ from: "2026-06-15T11:00:00Z", to: null }]);
  expect(factsOfUnsent(book, told, at("07:00"), writes).tanks.get("t1")?.retained).toBeNull();
});
