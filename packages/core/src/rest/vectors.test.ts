import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseCalendarDate } from "../calendar-date.ts";
import type { Breach } from "./breach.ts";
import { judgeRest } from "./judge.ts";
import { isWork, type RestMark } from "./marks.ts";
import { mlcRest, type RestRegime, restRules } from "./regimes.ts";
import { marksOf, restCases } from "./test-cases.ts";
import { randomMonth } from "./test-random-month.ts";
import type { RestTimeline } from "./timeline.ts";

/** Months for others to try their own checker on, described in docs/hours-of-rest.md. `REST_VECTORS=write` rewrites the file. */
const file = new URL("../../../../docs/hours-of-rest-vectors.json", import.meta.url);
const monthCount = 24;
const seed = 20060223;

const vectorSchema = z.object({
  slotMinutes: z.union([z.literal(15), z.literal(30)]),
  limits: z.enum(["rest", "work"]),
  minRest7d: z.number(),
  maxPeriods: z.number(),
  minPeriod: z.number(),
  periodRule: z.enum(["best", "count"]),
  isYoung: z.boolean(),
  slots: z.string(),
  days: z.array(z.tuple([z.number(), z.number(), z.number()])),
  breaches: z.array(
    z.tuple([z.enum(restRules), z.number(), z.number(), z.number(), z.number(), z.number(), z.array(z.number())]),
  ),
});
type Vector = z.infer<typeof vectorSchema>;

const told = ({ rule, fromSlot, toSlot, worstSlot, value, limit, days }: Breach): Vector["breaches"][number] => [
  rule,
  fromSlot,
  toSlot,
  worstSlot,
  value,
  limit,
  [...days],
];

const adultFrom = (isYoung: boolean) => (isYoung ? parseCalendarDate("2100-01-01") : null);

const letterOf = (mark: RestMark) => (mark === "unknown" ? "?" : isWork(mark) ? "#" : ".");

function vectorOf(timeline: RestTimeline, regime: RestRegime, isYoung: boolean): Vector {
  const { limits, minRest7d, maxPeriods, minPeriod, periodRule } = regime;
  return {
    ...{ slotMinutes: timeline.slotMinutes, limits, minRest7d, maxPeriods, minPeriod, periodRule, isYoung },
    slots: timeline.marks.map(letterOf).join(""),
    days: timeline.days.map(({ firstSlot, endSlot, nightEndSlot }) => [firstSlot, endSlot, nightEndSlot]),
    breaches: judgeRest(timeline, { regime, adultFrom: adultFrom(isYoung) }).breaches.map(told),
  };
}

if (process.env.REST_VECTORS === "write") {
  const months = fc
    .sample(randomMonth, { numRuns: 400, seed })
    .map(({ timeline, regime, isYoung }) => vectorOf(timeline, regime, isYoung))
    .filter(({ breaches }) => breaches.length > 0 && breaches.length < 30)
    .slice(0, monthCount);
  writeFileSync(file, `${JSON.stringify({ cases: restCases, months })}\n`);
}

const published = z
  .object({ cases: z.array(z.unknown()), months: z.array(vectorSchema).length(monthCount) })
  .parse(JSON.parse(readFileSync(file, "utf8")));

test("the cases are published as they are tested", () => {
  expect(published.cases).toEqual(restCases);
});

test.each([...published.months.entries()])("month %i of the published vectors is judged as it says", (_, vector) => {
  const timeline: RestTimeline = {
    slotMinutes: vector.slotMinutes,
    beginsAt: new Date("2026-03-02T00:00:00Z"),
    marks: marksOf(vector.slots),
    days: vector.days.map(([firstSlot, endSlot, nightEndSlot]) => ({
      on: parseCalendarDate("2026-03-02"),
      firstSlot,
      endSlot,
      nightEndSlot,
    })),
  };
  const { limits, minRest7d, maxPeriods, minPeriod, periodRule, isYoung } = vector;
  const regime = { ...mlcRest, limits, minRest7d, maxPeriods, minPeriod, periodRule };
  expect(judgeRest(timeline, { regime, adultFrom: adultFrom(isYoung) }).breaches.map(told)).toEqual(vector.breaches);
});
