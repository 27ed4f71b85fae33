import type { NoticeEvent, NoticeMailWay } from "./events.ts";

/** How a person wants to be notified of an event. */
export interface NoticePreference {
  readonly inApp: boolean;
  readonly mail: NoticeMailWay;
}

/** What nobody has changed: at once what somebody waits for or safety needs, in the digest what can wait for a morning. */
export const defaultPreferences: Readonly<Record<NoticeEvent, NoticePreference>> = {
  job_assigned: { inApp: true, mail: "now" },
  job_due_soon: { inApp: true, mail: "digest" },
  job_overdue: { inApp: true, mail: "digest" },
  defect_critical: { inApp: true, mail: "now" },
  job_raised: { inApp: true, mail: "now" },
  job_answered: { inApp: true, mail: "none" },
  job_reopened: { inApp: true, mail: "now" },
  mentioned: { inApp: true, mail: "now" },
  commented: { inApp: true, mail: "none" },
  stock_low: { inApp: true, mail: "digest" },
  critical_spare_missing: { inApp: true, mail: "now" },
  lot_expiring: { inApp: true, mail: "digest" },
  order_requested: { inApp: true, mail: "now" },
  order_decided: { inApp: true, mail: "now" },
  order_answered: { inApp: true, mail: "now" },
  order_received: { inApp: true, mail: "none" },
  order_late: { inApp: true, mail: "digest" },
  worklist_shared: { inApp: true, mail: "now" },
  supplier_document_expiring: { inApp: true, mail: "digest" },
  crew_document_expiring: { inApp: true, mail: "digest" },
  book_broken: { inApp: true, mail: "now" },
  book_entry_missing: { inApp: true, mail: "digest" },
  book_test_overdue: { inApp: true, mail: "digest" },
  book_page_waiting: { inApp: true, mail: "digest" },
  book_entry_unsigned: { inApp: true, mail: "digest" },
  inspection: { inApp: true, mail: "now" },
  rest_signature: { inApp: true, mail: "digest" },
  rest_breach: { inApp: true, mail: "digest" },
  rest_missing: { inApp: true, mail: "none" },
  watch_planned: { inApp: true, mail: "now" },
  watch_soon: { inApp: true, mail: "none" },
  watch_handover: { inApp: true, mail: "none" },
  leave_requested: { inApp: true, mail: "now" },
  leave_decided: { inApp: true, mail: "now" },
  leave_begins: { inApp: true, mail: "digest" },
};

/** Whether there is anything to keep at all. */
export const isTold = ({ inApp, mail }: NoticePreference): boolean => inApp || mail !== "none";

/** The events as a person looks for them, under a heading each. */
export const noticeGroups = [
  {
    key: "work",
    events: [
      "job_raised",
      "job_answered",
      "job_assigned",
      "job_due_soon",
      "job_overdue",
      "job_reopened",
      "defect_critical",
      "worklist_shared",
      ...(["watch_planned", "watch_soon", "watch_handover"] as const),
    ],
  },
  { key: "talk", events: ["mentioned", "commented"] },
  { key: "stock", events: ["stock_low", "critical_spare_missing", "lot_expiring"] },
  { key: "orders", events: ["order_requested", "order_decided", "order_answered", "order_received", "order_late"] },
  { key: "papers", events: ["supplier_document_expiring", "crew_document_expiring"] },
  {
    key: "books",
    events: [
      ...(["book_broken", "book_entry_missing", "book_test_overdue", "book_page_waiting"] as const),
      ...(["book_entry_unsigned", "inspection"] as const),
    ],
  },
  { key: "rest", events: ["rest_signature", "rest_breach", "rest_missing"] },
  { key: "leave", events: ["leave_requested", "leave_decided", "leave_begins"] },
] as const satisfies readonly { key: string; events: readonly NoticeEvent[] }[];
