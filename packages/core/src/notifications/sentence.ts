import type { CalendarDate } from "../calendar-date.ts";
import { calendarDateSchema } from "../calendar-date-schema.ts";
import { swapStates } from "../watches/watch-swap.ts";
import type { NoticeEvent } from "./events.ts";

export type NoticeFacts = Readonly<Record<string, string | number | boolean | null>>;

/** The notice about a record, as a message key under `notices:sentence` and what goes into it. */
export interface NoticeSentence {
  readonly key: string;
  /** Printed as they are. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The day the sentence speaks of, printed as the reader writes days. */
  readonly on: CalendarDate | null;
}

const dayFacts = ["dueOn", "expiresOn", "expectedOn", "neededOn", "beginsOn"] as const;

/** What the record is called. */
export function titleOf(facts: NoticeFacts): string {
  return textOf(facts.title) ?? textOf(facts.name) ?? textOf(facts.number) ?? "";
}

/** @param by who caused it; null when nobody in particular did */
export function sentenceOf(event: NoticeEvent, facts: NoticeFacts, by: string | null): NoticeSentence {
  const on = dayOf(facts);
  const params = Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, value]] : [],
    ),
  );
  return { key: `${event}.${variantOf(event, facts, by, on)}`, params: { ...params, by: by ?? "" }, on };
}

const watchVariants = ["absent", "changed", "moved", ...swapStates.map((state) => `swap_${state}` as const)] as const;

const leaveVariants = ["approved", "refused", "cancelled", "ended"] as const;

function variantOf(event: NoticeEvent, facts: NoticeFacts, by: string | null, on: CalendarDate | null): string {
  switch (event) {
    case "job_assigned":
    case "defect_critical":
    case "job_raised":
    case "job_reopened":
    case "mentioned":
    case "commented":
    case "order_received":
    case "worklist_shared":
      return by === null ? "plain" : "by";
    case "order_requested":
      if (facts.isBeyondEverybody === true) return "beyond";
      return by === null ? "plain" : "by";
    case "job_due_soon":
    case "job_overdue":
    case "order_late":
      return on === null ? "plain" : "on";
    case "stock_low":
    case "critical_spare_missing":
      return typeof facts.min === "number" && typeof facts.onHand === "number" ? "level" : "plain";
    case "lot_expiring":
    case "supplier_document_expiring":
    case "crew_document_expiring":
      return facts.isPast === true ? "past" : "on";
    case "job_answered":
      return `${facts.answer === "declined" || facts.answer === "done" ? facts.answer : "accepted"}${by === null ? "" : "By"}`;
    case "order_decided":
      return isApproval(facts) ? "approved" : "rejected";
    case "order_answered":
      return typeof facts.supplier === "string" ? "by" : "plain";
    case "book_entry_missing":
      if (facts.what === "fuel" || facts.what === "declaration") return facts.what;
      return typeof facts.tank === "string" ? "weekly" : "daily";
    case "inspection":
      return facts.what === "ended" ? "ended" : "opened";
    case "watch_planned":
      return watchVariants.find((variant) => variant === facts.what) ?? "published";
    case "watch_soon":
      return facts.what === "late" || facts.what === "missed" ? facts.what : "soon";
    case "leave_decided":
      return leaveVariants.find((variant) => variant === facts.what) ?? "approved";
    case "leave_requested":
    case "leave_begins":
      return "plain";
    case "rest_signature":
      return facts.awaits === "master" ? "master" : "seafarer";
    case "watch_handover":
    case "rest_breach":
    case "rest_missing":
    case "book_broken":
    case "book_test_overdue":
    case "book_page_waiting":
    case "book_entry_unsigned":
      return "plain";
  }
}

const isApproval = ({ decision, isApproved }: NoticeFacts) =>
  isApproved === true || decision === "approve" || decision === "approved";

function dayOf(facts: NoticeFacts): CalendarDate | null {
  for (const name of dayFacts) {
    const day = calendarDateSchema.safeParse(facts[name]);
    if (day.success) return day.data;
  }
  return null;
}

const textOf = (value: NoticeFacts[string] | undefined) =>
  typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : null;
