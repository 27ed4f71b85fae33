import { describe, expect, it } from "vitest";
import { endsOf, hasEnded, isTouchDue, sessionLimits } from "./session-limits.ts";

const shared = sessionLimits({ isPersistent: false, isSuperadmin: false });
const own = sessionLimits({ isPersistent: true, isSuperadmin: false });
const at = (time: string) => new Date(`2026-06-15T${time}:00Z`);

describe("how long a session lasts", () => {
  it("a shared screen signs out after half an hour unused, and after twelve hours of use", () => {
    const times = { createdAt: at("08:00"), lastSeenAt: at("12:00") };
    expect(hasEnded(times, shared, at("12:29"))).toBe(false);
    expect(hasEnded(times, shared, at("12:30"))).toBe(true);
    expect(hasEnded({ ...times, lastSeenAt: at("19:59") }, shared, at("20:00"))).toBe(true);
  });

  it("a device of one's own stays signed in for two weeks of leave, and thirty days at most", () => {
    const times = { createdAt: new Date("2026-06-01T08:00:00Z"), lastSeenAt: new Date("2026-06-01T08:00:00Z") };
    expect(hasEnded(times, own, new Date("2026-06-15T07:59:00Z"))).toBe(false);
    expect(hasEnded(times, own, new Date("2026-06-15T08:00:00Z"))).toBe(true);
    const used = { ...times, lastSeenAt: new Date("2026-07-01T07:00:00Z") };
    expect(hasEnded(used, own, new Date("2026-07-01T08:00:00Z"))).toBe(true);
  });

  it("a platform administrator's own device is a shared screen", () => {
    expect(sessionLimits({ isPersistent: true, isSuperadmin: true })).toEqual(shared);
  });

  it("what was never used counts from its beginning, and unused time ends with the session", () => {
    expect(endsOf({ createdAt: at("08:00"), lastSeenAt: null }, shared)).toEqual({
      endsAt: at("20:00"),
      idleAt: at("08:30"),
    });
    expect(endsOf({ createdAt: at("08:00"), lastSeenAt: at("19:50") }, shared).idleAt).toEqual(at("20:00"));
  });

  it("use is noted every tenth of the idle time, every ten minutes at least", () => {
    const times = { createdAt: at("08:00"), lastSeenAt: at("08:00") };
    expect(isTouchDue(times, shared, at("08:02"))).toBe(false);
    expect(isTouchDue(times, shared, at("08:03"))).toBe(true);
    expect(isTouchDue(times, own, at("08:09"))).toBe(false);
    expect(isTouchDue(times, own, at("08:10"))).toBe(true);
  });
});
