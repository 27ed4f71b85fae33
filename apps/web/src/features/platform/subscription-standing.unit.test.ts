import { parseCalendarDate } from "@ymp/core/calendar-date";
import { expect, test } from "vitest";
import { type Subscribed, standingOf } from "./subscription-standing.ts";

const now = new Date("2026-11-21T23:30:00Z");
const running: Subscribed = {
  subscription: "paid",
  subscriptionState: "ACTIVE",
  subscriptionEndsOn: null,
  suspendedAt: null,
  deletionRequestedAt: null,
  deletesAt: null,
  timeZone: "UTC",
};
const endsOn = (date: string) => ({ subscriptionEndsOn: parseCalendarDate(date) });

test.each<[string, Partial<Subscribed>, ReturnType<typeof standingOf>]>([
  ["without an end runs", {}, { kind: "running" }],
  ["that ends in 31 days runs", endsOn("2026-12-22"), { kind: "running" }],
  ["that ends in 30 days asks to be looked at", endsOn("2026-12-21"), { kind: "ending", days: 30 }],
  ["holds on its last day", endsOn("2026-11-21"), { kind: "ending", days: 0 }],
  ["is over on the day after", endsOn("2026-11-20"), { kind: "closed", reason: "ended" }],
  [
    "is over by the ship's own calendar",
    { ...endsOn("2026-11-21"), timeZone: "Asia/Tokyo" },
    { kind: "closed", reason: "ended" },
  ],
  ["of a suspended vessel is closed", { suspendedAt: now }, { kind: "closed", reason: "suspended" }],
  [
    "of a vessel that waits for deletion says that first",
    { suspendedAt: now, deletionRequestedAt: now },
    { kind: "closed", reason: "being_deleted" },
  ],
])("a subscription %s", (_, changes, standing) => {
  expect(standingOf({ ...running, ...changes }, now)).toEqual(standing);
});
