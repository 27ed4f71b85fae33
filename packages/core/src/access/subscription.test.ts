import { expect, test } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { closedReason, type Subscription, subscriptionStateOn } from "./subscription.ts";

const at = new Date("2026-06-01T00:00:00Z");
const day = parseCalendarDate;

test.each<[string, Partial<Subscription>, ReturnType<typeof closedReason>]>([
  ["runs on without an end", {}, null],
  ["holds on its last day", { subscriptionEndsOn: day("2026-06-10") }, null],
  ["is over on the day after", { subscriptionEndsOn: day("2026-06-09") }, "ended"],
  ["is over when the platform says so", { subscriptionState: "EXPIRED" }, "ended"],
  ["is closed while suspended", { suspendedAt: at, subscriptionEndsOn: day("2027-01-01") }, "suspended"],
  ["is closed while it waits for deletion", { deletionRequestedAt: at, suspendedAt: at }, "being_deleted"],
])("a subscription %s", (_, facts, reason) => {
  const subscription: Subscription = { subscriptionState: "ACTIVE", ...facts };
  expect(closedReason(subscription, day("2026-06-10"))).toBe(reason);
  expect(subscriptionStateOn(subscription, day("2026-06-10"))).toBe(reason ? "EXPIRED" : "ACTIVE");
});
