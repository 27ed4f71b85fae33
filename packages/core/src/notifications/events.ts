/** Events that a person can be notified of. Each has its own choice: in the app, by mail at once, in the digest, or not at all. */
export const noticeEvents = [
  "job_assigned",
  "job_due_soon",
  "job_overdue",
  "defect_critical",
  "job_raised",
  "job_answered",
  "job_reopened",
  "mentioned",
  "commented",
  "stock_low",
  "critical_spare_missing",
  "lot_expiring",
  "order_requested",
  "order_decided",
  "order_answered",
  "order_received",
  "order_late",
  "worklist_shared",
  "supplier_document_expiring",
  "crew_document_expiring",
  "book_broken",
  "book_entry_missing",
  "book_test_overdue",
  "book_page_waiting",
  "book_entry_unsigned",
  "inspection",
  "rest_signature",
  "rest_breach",
  "rest_missing",
  "watch_planned",
  "watch_soon",
  "watch_handover",
  "leave_requested",
  "leave_decided",
  "leave_begins",
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** How a person is notified by mail; notices in the app are chosen separately. */
export const noticeMailWays = ["none", "now", "digest"] as const;
export type NoticeMailWay = (typeof noticeMailWays)[number];
