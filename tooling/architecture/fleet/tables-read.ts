import type { RecordKind } from "@ymp/core/records";
import { PreparedQuery } from "@ymp/db/prepared-query";
import { vi } from "vitest";

/** Tables whose rows change as records of a kind, where they are more than a part of one that is read together with it. */
export const kindOfTable: Readonly<Record<string, RecordKind>> = {
  equipment: "equipment",
  counters: "equipment",
  readings: "equipment",
  jobs: "job",
  job_parts: "job",
  job_tasks: "job",
  job_assignees: "job",
  work_history: "job",
  plans: "plan",
  plan_parts: "plan",
  suppliers: "supplier",
  supplier_contacts: "supplier",
  inventory_items: "item",
  item_locations: "item",
  stock_lots: "item",
  stock_moves: "item",
  spare_parts: "part",
  orders: "order",
  order_lines: "order",
  order_receipts: "order",
  worklists: "worklist",
  worklist_jobs: "worklist",
  worklist_members: "worklist",
  profiles: "profile",
  engagements: "profile",
  onboard_stays: "profile",
  memberships: "profile",
  crew_documents: "crew_document",
  stock_counts: "stock_count",
  logbooks: "logbook",
  logbook_entries: "logbook_entry",
  logbook_events: "logbook_entry",
  logbook_drafts: "logbook_entry",
  log_entries: "log_entry",
  log_readings: "log_entry",
  tanks: "tank",
  inspections: "inspection",
  vessels: "vessel",
  declared_events: "vessel",
  petty_cash_floats: "vessel",
  guests: "guest",
  stay_sheets: "guest",
  trips: "trip",
  trip_stays: "trip",
  trip_days: "trip",
  trip_jobs: "trip",
  watch_plans: "watch_plan",
  watches: "watch_plan",
  watch_swaps: "watch_plan",
  watch_logs: "watch_log",
  soundings: "sounding",
  leave_requests: "leave_request",
  leave_adjustments: "contract",
  leave_rules: "leave",
  rest_days: "rest",
  rest_months: "rest",
  rest_plans: "rest",
  ship_zones: "rest",
};

/** Whether somebody may come aboard is remembered for a while, and looked up by whatever is asked next. */
const isOfEntering = (statement: string) => statement.includes('"support_visits"');

/** Begins to note which tables statements read; `take` gives those since it was last asked. */
export function noteTablesRead() {
  const executed = vi.spyOn(PreparedQuery.prototype, "execute");
  return {
    take(): Set<string> {
      const statements = executed.mock.contexts.flatMap((query) =>
        query instanceof PreparedQuery ? query.getQuery().sql : [],
      );
      executed.mockClear();
      const named = statements
        .filter((text) => !isOfEntering(text))
        .flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)]);
      return new Set(named.flatMap(([, table]) => table ?? []));
    },
    stop: () => executed.mockRestore(),
  };
}
