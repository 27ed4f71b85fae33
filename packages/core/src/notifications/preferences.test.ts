import { expect, it, test } from "vitest";
import { type NoticeEvent, noticeEvents } from "./events.ts";
import { defaultPreferences, isTold, type NoticePreference, noticeGroups } from "./preferences.ts";

test.each<[NoticeEvent, NoticePreference]>([
  ["job_assigned", { inApp: true, mail: "now" }],
  ["job_due_soon", { inApp: true, mail: "digest" }],
  ["job_overdue", { inApp: true, mail: "digest" }],
  ["defect_critical", { inApp: true, mail: "now" }],
  ["job_raised", { inApp: true, mail: "now" }],
  ["job_answered", { inApp: true, mail: "none" }],
  ["job_reopened", { inApp: true, mail: "now" }],
  ["mentioned", { inApp: true, mail: "now" }],
  ["commented", { inApp: true, mail: "none" }],
  ["stock_low", { inApp: true, mail: "digest" }],
  ["critical_spare_missing", { inApp: true, mail: "now" }],
  ["lot_expiring", { inApp: true, mail: "digest" }],
  ["order_requested", { inApp: true, mail: "now" }],
  ["order_decided", { inApp: true, mail: "now" }],
  ["order_answered", { inApp: true, mail: "now" }],
  ["order_received", { inApp: true, mail: "none" }],
  ["order_late", { inApp: true, mail: "digest" }],
  ["worklist_shared", { inApp: true, mail: "now" }],
  ["watch_planned", { inApp: true, mail: "now" }],
  ["watch_soon", { inApp: true, mail: "none" }],
  ["watch_handover", { inApp: true, mail: "none" }],
  ["supplier_document_expiring", { inApp: true, mail: "digest" }],
  ["crew_document_expiring", { inApp: true, mail: "digest" }],
  ["book_broken", { inApp: true, mail: "now" }],
  ["book_entry_missing", { inApp: true, mail: "digest" }],
  ["book_test_overdue", { inApp: true, mail: "digest" }],
  ["book_page_waiting", { inApp: true, mail: "digest" }],
  ["book_entry_unsigned", { inApp: true, mail: "digest" }],
  ["rest_signature", { inApp: true, mail: "digest" }],
  ["rest_breach", { inApp: true, mail: "digest" }],
  ["rest_missing", { inApp: true, mail: "none" }],
])("whoever has changed nothing is told of %s like this", (event, expected) => {
  expect(defaultPreferences[event]).toEqual(expected);
});

test.each<[NoticePreference, boolean]>([
  [{ inApp: true, mail: "none" }, true],
  [{ inApp: false, mail: "digest" }, true],
  [{ inApp: false, mail: "now" }, true],
  [{ inApp: false, mail: "none" }, false],
])("%j means told: %s", (preference, expected) => {
  expect(isTold(preference)).toBe(expected);
});

it("has every event under exactly one heading", () => {
  const grouped = noticeGroups.flatMap(({ events }): NoticeEvent[] => [...events]);
  expect(grouped.toSorted()).toEqual([...noticeEvents].toSorted());
});
