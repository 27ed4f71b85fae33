import { expect, it, test } from "vitest";
import type { NoticeEvent } from "./events.ts";
import { type NoticeFacts, sentenceOf, titleOf } from "./sentence.ts";

test.each<[NoticeEvent, NoticeFacts, string | null, string]>([
  ["job_assigned", {}, "Marie", "job_assigned.by"],
  ["job_assigned", {}, null, "job_assigned.plain"],
  ["job_overdue", { dueOn: "2026-06-01" }, null, "job_overdue.on"],
  ["job_overdue", { dueOn: null }, null, "job_overdue.plain"],
  ["stock_low", { onHand: 1, min: 2 }, null, "stock_low.level"],
  ["critical_spare_missing", { onHand: 0, min: null }, null, "critical_spare_missing.plain"],
  ["lot_expiring", { expiresOn: "2026-06-01", isPast: true }, null, "lot_expiring.past"],
  ["crew_document_expiring", { expiresOn: "2026-09-01" }, null, "crew_document_expiring.on"],
  ["order_requested", {}, "Marie", "order_requested.by"],
  ["order_requested", { isBeyondEverybody: true }, "Marie", "order_requested.beyond"],
  ["order_decided", { decision: "approve" }, "Marie", "order_decided.approved"],
  ["order_decided", { decision: "reject" }, "Marie", "order_decided.rejected"],
  ["order_answered", { supplier: "Marine Spares" }, null, "order_answered.by"],
  ["book_entry_missing", { tank: "Sludge", dueOn: "2026-06-01" }, null, "book_entry_missing.weekly"],
  ["book_entry_missing", { what: "fuel", tank: null, dueOn: "2026-06-01" }, null, "book_entry_missing.fuel"],
  ["book_entry_missing", { what: "declaration", dueOn: "2026-06-01" }, null, "book_entry_missing.declaration"],
  ["book_entry_missing", { tank: null, dueOn: "2026-06-01" }, null, "book_entry_missing.daily"],
  ["book_page_waiting", { page: 3 }, null, "book_page_waiting.plain"],
  ["rest_signature", { awaits: "master" }, null, "rest_signature.master"],
  ["rest_signature", { awaits: "seafarer" }, null, "rest_signature.seafarer"],
  ["rest_breach", { count: 1 }, null, "rest_breach.plain"],
  ["inspection", { what: "opened" }, null, "inspection.opened"],
  ["inspection", { what: "ended" }, null, "inspection.ended"],
])("%s with %j by %s is told as %s", (event, facts, by, expected) => {
  expect(sentenceOf(event, facts, by).key).toBe(expected);
});

it("takes the day from whichever fact has it, and no other text for a day", () => {
  expect(sentenceOf("order_late", { expectedOn: "2026-06-01" }, null).on).toBe("2026-06-01");
  expect(sentenceOf("order_late", { expectedOn: "soon" }, null).on).toBeNull();
});

test.each<[NoticeFacts, string]>([
  [{ title: "Change the oil", number: "J-2026-0001" }, "Change the oil"],
  [{ name: "Impeller" }, "Impeller"],
  [{ number: "PO-2026-0001" }, "PO-2026-0001"],
  [{}, ""],
])("%j is called %s", (facts, expected) => {
  expect(titleOf(facts)).toBe(expected);
});
