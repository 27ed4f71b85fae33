import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { daysLate, lastPromise } from "./lateness.ts";
import type { OrderStatus } from "./order-flow.ts";

const today = parseCalendarDate("2026-06-15");

describe("an order is late", () => {
  it.each<[OrderStatus, string | null, number]>([
    ["ordered", "2026-06-14", 1],
    ["part_received", "2026-06-01", 14],
    ["ordered", "2026-06-15", 0],
    ["ordered", "2026-06-16", 0],
    ["ordered", null, 0],
    ["received", "2026-06-01", 0],
    ["approved", "2026-06-01", 0],
    ["cancelled", "2026-06-01", 0],
  ])("%s, expected %s: %d days", (status, expectedOn, expected) => {
    expect(daysLate({ status, expectedOn: expectedOn === null ? null : parseCalendarDate(expectedOn) }, today)).toBe(
      expected,
    );
  });
});

describe("the last promise", () => {
  const line = (promisedOn: string | null, receivedQuantity = 0) => ({
    quantity: 2,
    receivedQuantity,
    isClosedShort: false,
    promisedOn: promisedOn === null ? null : parseCalendarDate(promisedOn),
  });

  it.each([
    ["is the latest of what is still to come", [line("2026-07-01"), line("2026-07-10")], "2026-07-10"],
    ["leaves out what has come", [line("2026-07-01"), line("2026-08-01", 2)], "2026-07-01"],
    ["is none without promises", [line(null)], null],
  ])("%s", (_case, lines, expected) => {
    expect(lastPromise(lines)).toBe(expected);
  });
});
