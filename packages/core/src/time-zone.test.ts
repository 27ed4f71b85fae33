import { describe, expect, it, test } from "vitest";
import { isTimeZone, offsetMinutesAt, timeZoneSchema } from "./time-zone.ts";

describe("a time zone", () => {
  test.each(["UTC", "Europe/Paris", "Etc/GMT+12", "-03:30", "+14:00"])("may be %s", (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(["", "Europe/Atlantis", "Atlantis+02", "+25:00", "2"])("may not be %j", (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(false);
  });

  it("follows the change between winter and summer time", () => {
    expect(offsetMinutesAt("Europe/Paris", new Date("2026-01-15T12:00:00Z"))).toBe(60);
    expect(offsetMinutesAt("Europe/Paris", new Date("2026-07-15T12:00:00Z"))).toBe(120);
    expect(offsetMinutesAt("-03:30", new Date("2026-07-15T12:00:00Z"))).toBe(-210);
  });
});
