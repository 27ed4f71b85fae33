import { daysBetween } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { judgeDue } from "@ymp/core/maintenance/due-state";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { describe, expect, it } from "vitest";
import { seraphine } from "../definitions/seraphine/seraphine.ts";
import type { Book } from "./book.ts";
import { buildVessel } from "./vessel.ts";

const build = (now: Date) =>
  buildVessel(seraphine, now, 20_190_312, { rows: [], passwordHash: "", pinHash: "" }, new Map());

/** Month ends, a change of clocks, the small hours, a leap year. */
const instants = [
  "2026-06-18T12:32:00Z",
  "2026-11-21T01:40:00Z",
  "2026-03-31T23:30:00Z",
  "2026-03-29T06:00:00Z",
  "2026-10-26T09:15:00Z",
  "2028-02-29T15:00:00Z",
  "2027-12-31T22:59:00Z",
].map((text) => new Date(text));

function openJobs(book: Book) {
  return book.rows.jobs.filter((job) => !job.doneAt);
}

function judged(book: Book, job: Book["rows"]["jobs"][number]) {
  const plan = book.rows.plans.find(({ id }) => id === job.planId);
  const total = book.rows.counters.find(({ id }) => id === job.counterId)?.lastTotal ?? null;
  const terms = {
    dueOn: job.dueOn ?? null,
    dueTotal: job.dueTotal ?? null,
    interval: plan?.intervalCount && plan.intervalUnit ? { n: plan.intervalCount, unit: plan.intervalUnit } : null,
    counterInterval: plan?.counterInterval ?? null,
    leadDays: job.leadDays ?? null,
    graceDays: job.graceDays ?? 0,
    graceTenths: job.graceTenths ?? 0,
    isCritical: job.isCritical ?? false,
    isClassItem: job.kind === "class" || job.kind === "condition_of_class",
  };
  return judgeDue(terms, book.calendar.today, total);
}

describe.each(instants)("Seraphine at %s", (now) => {
  const book = build(now);
  const open = openJobs(book);

  it("has the open list of a vessel in season", () => {
    const overdue = open.filter((job) => judged(book, job).state === "overdue");
    expect(overdue.map(({ title }) => title).sort()).toEqual([
      "Emergency fire pump, monthly run and pressure test",
      "Galley extraction filters, degrease",
      "Generator 1, 500 h service",
      "OWS 15 ppm monitor, calibration check",
      "Stabiliser fin S, replace lower shaft seal",
    ]);
    expect(overdue.filter(({ isCritical }) => isCritical)).toHaveLength(2);
    const within = (days: number) =>
      open.filter((job) => {
        const ahead = job.plannedOn ? daysBetween(book.calendar.today, job.plannedOn) : Number.POSITIVE_INFINITY;
        return !overdue.includes(job) && ahead >= 0 && ahead <= days;
      });
    expect(within(7)).toHaveLength(8);
    expect(within(7).filter(({ dueTotal }) => dueTotal)).toHaveLength(2);
    expect(within(30).length).toBeGreaterThan(48);
    expect(within(30).length).toBeLessThan(90);
    expect(open.length).toBeGreaterThan(150);
    expect(open.length).toBeLessThan(175);
    expect(open.filter(({ kind }) => kind === "defect")).toHaveLength(9);
    expect(open.filter(({ status }) => status === "waiting_parts")).toHaveLength(4);
    expect(open.filter(({ status }) => status === "waiting_yard")).toHaveLength(2);
  });

  it("plans every open job, and one for each plan that runs", () => {
    expect(open.filter(({ plannedOn }) => !plannedOn)).toEqual([]);
    const running = book.rows.plans.filter(({ isActive, trigger }) => isActive && !isWaiting(trigger));
    const planned = open.filter(({ planId, cause }) => planId && !cause);
    expect(planned).toHaveLength(running.length);
    expect(new Set(planned.map(({ planId }) => planId)).size).toBe(running.length);
    expect(open.filter(({ kind, planId }) => kind === "planned" && !planId)).toEqual([]);
  });

  it("keeps to what has happened", () => {
    for (const rows of Object.values(book.rows)) {
      for (const row of rows) {
        if ("createdAt" in row) expect(row.createdAt?.getTime()).toBeLessThanOrEqual(now.getTime());
        if ("updatedAt" in row) expect(row.updatedAt?.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
    for (const { doneAt, startedAt, createdAt } of book.rows.jobs) {
      if (doneAt && startedAt) expect(startedAt <= doneAt && doneAt <= now).toBe(true);
      if (doneAt && createdAt) expect(createdAt <= doneAt).toBe(true);
    }
  });

  it("numbers jobs in the order of their making", () => {
    const byNumber = [...book.rows.jobs].sort((a, b) => a.number - b.number);
    for (const [index, job] of byNumber.entries()) {
      expect(job.number).toBe(index + 1);
      const before = byNumber[index - 1];
      if (before?.createdAt && job.createdAt) expect(before.createdAt <= job.createdAt).toBe(true);
    }
  });

  it("never lets a reading fall within a segment", () => {
    for (const counter of book.rows.counters) {
      const ofCounter = book.rows.readings.filter(({ counterId }) => counterId === counter.id);
      const inTime = ofCounter.sort((a, b) => a.readAt.getTime() - b.readAt.getTime() || a.total - b.total);
      for (const [index, reading] of inTime.entries()) {
        const before = inTime[index - 1];
        if (before) expect(reading.total).toBeGreaterThanOrEqual(before.total);
        if (before?.segmentNumber === reading.segmentNumber) {
          expect(reading.reading).toBeGreaterThanOrEqual(before.reading);
        }
      }
      expect(inTime.at(-1)?.total).toBe(counter.lastTotal);
      expect(inTime.at(-1)?.reading).toBe(counter.lastReading);
    }
  });

  it("never has less than nothing on a shelf", () => {
    const levels = new Map<string, number>();
    const inTime = [...book.rows.stockMoves].sort(
      (a, b) => (a.movedAt?.getTime() ?? 0) - (b.movedAt?.getTime() ?? 0) || b.quantity - a.quantity,
    );
    for (const { itemId, locationId, quantity } of inTime) {
      const place = `${itemId} ${locationId}`;
      const level = (levels.get(place) ?? 0) + quantity;
      expect(level).toBeGreaterThanOrEqual(0);
      levels.set(place, level);
    }
  });

  it("dates in calendar days", () => {
    for (const { dueOn, plannedOn } of book.rows.jobs) {
      for (const day of [dueOn, plannedOn]) if (day) expect(calendarDateSchema.safeParse(day).success).toBe(true);
    }
  });
});

it("has the register of a 47 m yacht", () => {
  const { rows } = build(new Date("2026-06-18T12:32:00Z"));
  expect(Math.abs(rows.equipment.length - 300)).toBeLessThanOrEqual(5);
  expect(Math.abs(rows.counters.length - 25)).toBeLessThanOrEqual(2);
  expect(Math.abs(rows.inventoryItems.length - 180)).toBeLessThanOrEqual(6);
  expect(rows.workHistory.length).toBeGreaterThan(650);
  const levels = rows.inventoryItems.map((item) => ({
    item,
    onHand: rows.stockMoves.reduce((sum, move) => sum + (move.itemId === item.id ? move.quantity : 0), 0),
  }));
  expect(levels.filter(({ item, onHand }) => item.isCritical && onHand === 0)).toHaveLength(1);
  expect(levels.filter(({ item, onHand }) => item.minQuantity && onHand < item.minQuantity).length).toBeGreaterThan(8);
});
