import { tzOffset } from "@date-fns/tz";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isTimeZone, offsetMinutesAt } from "./time-zone.ts";
import { timeZoneSchema } from "./time-zone-schema.ts";

describe("a time zone", () => {
  test.each(["UTC", "Europe/Paris", "Etc/GMT+12", "-03:30", "+14:00"])("may be %s", (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(["", "Europe/Atlantis", "Atlantis+02", "+25:00", "2"])("may not be %j", (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(false);
  });

  it("is the same whatever was asked before on that day", () => {
    const zones = ["Europe/Paris", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca", "+05:30"];
    const at = fc.date({ min: new Date("2024-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        at,
        fc.integer({ min: -90_000_000, max: 90_000_000 }),
        (zone, first, gap) => {
          for (const asked of [first, new Date(first.getTime() + gap), first])
            expect(offsetMinutesAt(zone, asked)).toBe(tzOffset(zone, asked));
        },
      ),
      { numRuns: 500 },
    );
    for (const minute of [59, 60, 61])
      expect(offsetMinutesAt("Europe/Paris", new Date(Date.UTC(2026, 2, 29, 0, minute)))).toBe(minute < 60 ? 60 : 120);
  });

  it("follows the change between winter and summer time", () => {
    expect(offsetMinutesAt("Europe/Paris", new Date("2026-01-15T12:00:00Z"))).toBe(60);
    expect(offsetMinutesAt("Europe/Paris", new Date("2026-07-15T12:00:00Z"))).toBe(120);
    expect(offsetMinutesAt("-03:30", new Date("2026-07-15T12:00:00Z"))).toBe(-210);
  });
});
