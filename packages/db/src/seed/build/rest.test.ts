import { mlcRest } from "@ymp/core/rest/regimes";
import { judgeMonth, monthOf } from "@ymp/core/rest/rest-month";
import { describe, expect, it } from "vitest";
import { seraphine } from "../definitions/seraphine/seraphine.ts";
import { buildVessel } from "./vessel.ts";

const instants = ["2026-06-18T12:32:00Z", "2026-11-01T01:40:00Z", "2028-03-31T15:00:00Z"].map((text) => new Date(text));

describe.each(instants)("the hours of rest of Seraphine at %s", (now) => {
  const accounts = { rows: [], passwordHash: "", pinHash: "" };
  const { rows, calendar, people } = buildVessel(seraphine, now, 20_190_312, accounts, new Map());
  const daysOf = (key: string) =>
    rows.restDays
      .filter(({ profileId }) => profileId === people.get(key)?.profileId)
      .map(({ onDay: on, beginsAt, grid, repeatedFrom = null, repeated = null }) => ({
        ...{ on, beginsAt, grid, repeatedFrom, repeated },
      }));
  const brokenBy = (key: string) => {
    const days = daysOf(key);
    const months = [...new Set(days.map(({ on }) => monthOf(on)))];
    return months.flatMap((month) => judgeMonth(days, month, { regime: mlcRest }).breaches);
  };

  it("break two limits and no more: a late tender and a long dinner", () => {
    const broken = Object.keys(seraphine.rest?.days ?? {}).filter((key) => brokenBy(key).length > 0);
    expect(broken.toSorted()).toEqual(["deckhand2", "stew"]);
    expect(brokenBy("deckhand2").map(({ rule }) => rule)).toContain("REST_24H");
    expect(brokenBy("stew").map(({ rule }) => rule)).toContain("REST_24H");
  });

  it("are written until yesterday, drills with their ground", () => {
    expect(daysOf("mate").at(-1)?.on).not.toBe(calendar.today);
    expect(daysOf("mate").length).toBeGreaterThan(28);
    const drilled = rows.restDays.filter(({ grid }) => grid.includes("D"));
    expect(drilled.length).toBeGreaterThan(0);
    expect(drilled.every(({ grounds }) => grounds !== null)).toBe(true);
  });
});
