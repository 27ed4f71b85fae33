import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate as day } from "../calendar-date.ts";
import { daysAway, daysOnLeave, daysServed, servedDays, totalsOf } from "./service-days.ts";
import type { ShipDayFacts } from "./ship-days.ts";
import { watchDaysOf } from "./watch-days.ts";

const zone = "Europe/Paris";
const at = (text: string) => new Date(text);
const until = day("2026-06-30");

describe("days away", () => {
  it("are whole days between going and coming back", () => {
    const stays = [
      { startedAt: at("2026-06-01T08:00Z"), endedAt: at("2026-06-10T12:00Z") },
      { startedAt: at("2026-06-15T12:00Z"), endedAt: null },
    ];
    expect(daysAway(stays, zone, until)).toEqual([{ from: "2026-06-11", to: "2026-06-14" }]);
  });
  it("are none for an evening ashore", () => {
    const stays = [
      { startedAt: at("2026-06-01T08:00Z"), endedAt: at("2026-06-10T16:00Z") },
      { startedAt: at("2026-06-10T23:30Z"), endedAt: null },
    ];
    expect(daysAway(stays, zone, until)).toEqual([]);
  });
  it("run on for whoever has not come back", () => {
    const stays = [{ startedAt: at("2026-06-01T08:00Z"), endedAt: at("2026-06-10T12:00Z") }];
    expect(daysAway(stays, zone, until)).toEqual([{ from: "2026-06-11", to: "2026-06-30" }]);
  });
});

describe("days on leave", () => {
  const leave = { startsOn: day("2026-06-11"), endsOn: day("2026-06-20") };
  it("are those of a leave, whatever the muster was told", () => {
    const stays = [{ startedAt: at("2026-06-01T08:00Z"), endedAt: null }];
    expect(daysOnLeave([leave], stays, zone)).toEqual([{ from: "2026-06-11", to: "2026-06-20" }]);
  });
  it("end the day before somebody came back early", () => {
    const stays = [{ startedAt: at("2026-06-15T12:00Z"), endedAt: null }];
    expect(daysOnLeave([leave], stays, zone)).toEqual([{ from: "2026-06-11", to: "2026-06-14" }]);
    expect(daysOnLeave([leave], [{ startedAt: at("2026-06-11T12:00Z"), endedAt: null }], zone)).toEqual([]);
  });
});

describe("days served", () => {
  const engagement = { signedOnOn: day("2026-06-03"), signedOffOn: null };
  const range = { from: day("2026-06-01"), to: day("2026-06-06") };
  it("are those signed on, without those away", () => {
    const away = [{ from: day("2026-06-04"), to: day("2026-06-05") }];
    expect(daysServed([engagement], away, range)).toEqual(["2026-06-03", "2026-06-06"]);
  });
  it("count once where two engagements tell the same day", () => {
    expect(daysServed([engagement, engagement], [], range)).toHaveLength(4);
  });
});

describe("the sums of a service", () => {
  const first = day("2026-06-01");
  const ship = new Map<ReturnType<typeof day>, ShipDayFacts>([
    [first, { underwayTenths: 65, told: null }],
    [addDays(first, 1), { underwayTenths: 40, told: null }],
    [addDays(first, 2), { underwayTenths: 0, told: "anchor" }],
    [addDays(first, 4), { underwayTenths: 0, told: "yard" }],
  ]);
  const days = [0, 1, 2, 3, 4].map((count) => addDays(first, count));

  it("are counted by kind, and say how many days no log tells of", () => {
    expect(totalsOf(servedDays(days, ship), new Set())).toEqual({
      actual: 3,
      standBy: 0,
      yard: 1,
      watchkeeping: 0,
      untold: 1,
    });
  });
  it("count watches on days at sea alone", () => {
    const watched = new Set([first, addDays(first, 4)]);
    expect(totalsOf(servedDays(days, ship), watched).watchkeeping).toBe(1);
  });
  it("leave out the days of a leave, and do not let the voyage run through it", () => {
    const left = days.filter((one) => one !== addDays(first, 1));
    expect(totalsOf(servedDays(left, ship), new Set())).toMatchObject({ actual: 1, standBy: 0 });
  });
});

describe("a day of watchkeeping", () => {
  it("has four hours of watch", () => {
    const watches = [
      { from: at("2026-06-01T02:00Z"), until: at("2026-06-01T06:00Z") },
      { from: at("2026-06-02T02:00Z"), until: at("2026-06-02T05:59Z") },
    ];
    expect([...watchDaysOf(watches, zone)]).toEqual(["2026-06-01"]);
  });
  it("adds up its watches, those over midnight with their parts", () => {
    const watches = [
      { from: at("2026-06-01T20:00Z"), until: at("2026-06-02T00:00Z") },
      { from: at("2026-06-02T08:00Z"), until: at("2026-06-02T10:00Z") },
    ];
    expect([...watchDaysOf(watches, zone)]).toEqual(["2026-06-02"]);
  });
  it("counts time once that two of its watches share", () => {
    const watches = [
      { from: at("2026-06-01T07:30Z"), until: at("2026-06-01T09:30Z") },
      { from: at("2026-06-01T06:00Z"), until: at("2026-06-01T08:00Z") },
    ];
    expect([...watchDaysOf(watches, zone)]).toEqual([]);
  });
});
