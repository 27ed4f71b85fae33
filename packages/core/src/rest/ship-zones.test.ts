import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { reshaped, unknownDay } from "./rest-month.ts";
import { isZoneKnown, type ShipZones, shipDay, zoneAt, zoneOfDay } from "./ship-zones.ts";
import { endOfKeptDay } from "./untold.ts";

const on = parseCalendarDate;
const one = (from: string, to: string, at: string): ShipZones => ({
  zone: to,
  changes: [{ at: new Date(at), from, to }],
});
const shapeOn = (zones: ShipZones, day: string) => unknownDay(shipDay(zones, on(day)), 30);
const lengthOf = (zones: ShipZones, day: string) => {
  const shape = shapeOn(zones, day);
  return (endOfKeptDay(shape).getTime() - shape.beginsAt.getTime()) / 3_600_000;
};

describe("the zones of a ship", () => {
  const west = one("+02:00", "+01:00", "2026-06-10T12:00:00Z");

  it("hold each from its change on, the oldest from ever", () => {
    expect(zoneAt(west, new Date("2026-06-10T11:59:00Z"))).toBe("+02:00");
    expect(zoneAt(west, new Date("2026-06-10T12:00:00Z"))).toBe("+01:00");
    expect(["2026-01-01", "2026-06-10", "2026-06-11"].map((day) => zoneOfDay(west, on(day)))).toEqual([
      "+02:00",
      "+02:00",
      "+01:00",
    ]);
    expect(zoneOfDay({ zone: "UTC", changes: [] }, on("2026-06-11"))).toBe("UTC");
  });

  it("make a day of 25 hours where the clock goes back, and know which hour comes twice", () => {
    expect(["2026-06-09", "2026-06-10", "2026-06-11"].map((day) => lengthOf(west, day))).toEqual([24, 25, 24]);
    // At 14:00 the clock went back to 13:00.
    expect(shapeOn(west, "2026-06-10")).toMatchObject({ repeatedFrom: 26, repeated: "??" });
  });

  it("make a day of 23 hours where the clock goes forward", () => {
    const east = one("+01:00", "+02:00", "2026-06-10T12:00:00Z");
    expect(lengthOf(east, "2026-06-10")).toBe(23);
    expect(shapeOn(east, "2026-06-10").grid.indexOf("x")).toBe(26);
  });

  it("follow each other without a gap, whatever was changed", () => {
    const zones: ShipZones = {
      zone: "Asia/Kathmandu",
      changes: [
        { at: new Date("2026-06-05T23:45:00Z"), from: "Europe/Paris", to: "+00:00" },
        { at: new Date("2026-06-08T03:00:00Z"), from: "+00:00", to: "+05:30" },
      ],
    };
    const shapes = Array.from({ length: 8 }, (_, at) => shapeOn(zones, `2026-06-0${at + 1}`));
    for (const [at, shape] of shapes.entries())
      if (shapes[at + 1]) expect(endOfKeptDay(shape)).toEqual(shapes[at + 1]?.beginsAt);
  });

  it("leave a date out at the date line, or give it twice", () => {
    expect(lengthOf(one("-12:00", "+12:00", "2026-06-10T12:00:00Z"), "2026-06-10")).toBe(0);
    expect(lengthOf(one("+12:00", "-12:00", "2026-06-10T11:00:00Z"), "2026-06-09")).toBe(48);
  });

  it("take a clock that is moved by a quarter of an hour to the nearest half hour", () => {
    expect(lengthOf(one("+05:30", "+05:45", "2026-06-10T12:00:00Z"), "2026-06-10")).toBeOneOf([23.5, 24]);
  });

  it("tell nothing of days before their history", () => {
    expect(["2026-06-08", "2026-06-09", "2026-06-10"].map((day) => isZoneKnown(west, on(day)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("a day on which the clock was moved after it was written", () => {
  const kept = {
    ...shapeOn({ zone: "+02:00", changes: [] }, "2026-06-10"),
    grid: `${".".repeat(24)}####${"?".repeat(20)}`,
  };

  it("holds the hour that came twice, not told yet", () => {
    const shape = shapeOn(one("+02:00", "+01:00", "2026-06-10T12:00:00Z"), "2026-06-10");
    expect(reshaped(kept, shape)).toMatchObject({ grid: kept.grid, repeatedFrom: 26, repeated: "??" });
    const told = { ...kept, repeatedFrom: 26, repeated: "#." };
    expect(reshaped(told, shape).repeated).toBe("#.");
  });

  it("loses what the clock left out from its rest before its work", () => {
    const shape = shapeOn(one("+02:00", "+03:00", "2026-06-10T11:00:00Z"), "2026-06-10");
    const { grid } = reshaped(kept, shape);
    expect([grid.length, grid.replace(/[^x]/g, "").length, grid.replace(/[^#]/g, "").length]).toEqual([48, 2, 4]);
    expect(reshaped({ ...kept, grid }, shape).grid).toBe(grid);
  });
});
