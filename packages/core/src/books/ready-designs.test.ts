import { describe, expect, it } from "vitest";
import type { Facts, Values } from "../definitions/definition.ts";
import { entryColumns } from "../definitions/entry-lines.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { designedBook } from "./custom-book.ts";
import { columnFaults } from "./design-faults.ts";
import { type ReadyDesign, readyDesignIds, readyDesigns } from "./ready-designs.ts";

const facts: Facts = { tanks: new Map(), figures: {}, flags: {} };
const common = { at: "2026-03-01T08:00:00Z", by: "Marek Nowak" };

function typeOf(id: ReadyDesign["id"]) {
  const ready = readyDesigns.find((one) => one.id === id);
  const [type] = designedBook(ready?.title ?? "", ready?.columns ?? []);
  if (!type) throw new Error(`${id} is no design`);
  return type;
}
const faultsOf = (id: ReadyDesign["id"], values: Values) =>
  judgeEntry(typeOf(id), { ...common, ...values }, facts).map(({ path, code }) => `${path} ${code}`);

it("every ready design is offered once", () => {
  expect(readyDesigns.map(({ id }) => id)).toEqual(readyDesignIds);
});

describe.each(readyDesigns)("$title", ({ columns }) => {
  it("is a design that may be opened as it stands", () => expect(columnFaults(columns)).toEqual([]));
});

const recharged = { occasion: "recharge", equipment: "Chiller 1", substance: "R-22", mass: "1.250" };

it("ozone-depleting substances stand in kilograms, with the equipment where it was recharged", () => {
  const where = { port: { port: "Palma" } };
  expect(faultsOf("ozone", { ...recharged, ...where })).toEqual([]);
  expect(faultsOf("ozone", { ...recharged, ...where, equipment: null })).toEqual(["equipment required"]);
  const landed = { ...recharged, ...where, occasion: "reception", equipment: null };
  expect(faultsOf("ozone", landed)).toEqual(["facility required"]);
  expect(faultsOf("ozone", { ...recharged, ...where, occasion: "deliberate" })).toEqual(["remarks required"]);
});

it("the tier and status of each engine stand with the position at which they changed", () => {
  const engines = [{ engine: "Main engine P", tier: "III", status: "on" }];
  const values = { occasion: "entry", area: "North Sea", position: { lat: "51.2000", lon: "1.9000" }, engines };
  expect(faultsOf("engineTier", values)).toEqual([]);
  expect(faultsOf("engineTier", { ...values, position: null })).toEqual(["position required"]);
  expect(faultsOf("engineTier", { ...values, engines: [] })).toEqual(["engines required"]);
});

it("a change-over says what low sulphur fuel each tank held, and how much that is together", () => {
  const type = typeOf("changeOver");
  const tanks = [
    { tank: "7P", volume: "11.200", sulphur: "0.090" },
    { tank: "7S", volume: "10.900" },
  ];
  const values = { ...common, occasion: "completed", area: "North Sea", position: { lat: "48.5", lon: "-5" }, tanks };
  const kept = keptValues(type, values, facts);
  expect(kept.total).toBe("22.100");
  const printing = { ...facts, shipOffsetMin: 0, names: new Map(), occurredAt: new Date(common.at) };
  expect(entryColumns(type, kept, printing)["Total volume (m3)"]).toBe("22.100");
});
