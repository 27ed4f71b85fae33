import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/**
 * Every column that refers to what taking an import back deletes. "asked": what is pointed at by it stays. "goes": the row goes with
 * it. A new reference is asked in `undo.repository.ts` or beside it first; nothing can be taken back that somebody refers to.
 */
const answers: Record<string, "asked" | "goes"> = {
  "counter_segments.counter_id": "goes",
  "counters.equipment_id": "goes",
  "crew_documents.replaces_id": "asked",
  "earlier_services.paper_id": "asked",
  "equipment.parent_id": "asked",
  "equipment.supplier_id": "asked",
  "equipment_files.equipment_id": "asked",
  "inventory_items.supplier_id": "asked",
  "item_locations.item_id": "goes",
  "item_locations.location_id": "asked",
  "job_assignees.job_id": "goes",
  "job_files.job_id": "goes",
  "job_parts.item_id": "asked",
  "job_parts.job_id": "goes",
  "job_parts.location_id": "asked",
  "job_postponements.job_id": "goes",
  "job_tasks.job_id": "goes",
  "jobs.counter_id": "asked",
  "jobs.equipment_id": "asked",
  "jobs.found_during_job_id": "asked",
  "jobs.plan_id": "asked",
  "jobs.previous_job_id": "asked",
  "jobs.section_id": "asked",
  "leave_requests.job_id": "asked",
  "logbook_drafts.job_id": "asked",
  "logbook_events.job_id": "asked",
  "order_lines.equipment_id": "asked",
  "order_lines.item_id": "asked",
  "order_lines.job_id": "asked",
  "order_lines.spare_part_id": "asked",
  "order_receipt_lines.location_id": "asked",
  "order_receipt_lines.lot_id": "asked",
  "orders.supplier_id": "asked",
  "plan_assignees.plan_id": "goes",
  "plan_parts.item_id": "asked",
  "plan_parts.plan_id": "goes",
  "plan_readings.job_id": "asked",
  "plan_readings.plan_id": "asked",
  "plan_tasks.plan_id": "goes",
  "plans.counter_id": "asked",
  "plans.equipment_id": "asked",
  "readings.counter_id": "goes",
  "readings.job_id": "asked",
  "sections.equipment_id": "asked",
  "spare_parts.equipment_id": "asked",
  "spare_parts.item_id": "asked",
  "spare_parts.section_id": "asked",
  "stock_count_lines.item_id": "asked",
  "stock_count_lines.location_id": "asked",
  "stock_count_lines.lot_id": "asked",
  "stock_counts.location_id": "asked",
  "stock_lots.item_id": "goes",
  "stock_moves.item_id": "asked",
  "stock_moves.job_id": "asked",
  "stock_moves.location_id": "asked",
  "stock_moves.lot_id": "asked",
  "supplier_contacts.supplier_id": "goes",
  "supplier_documents.supplier_id": "asked",
  "suppliers.merged_into_id": "asked",
  "trip_jobs.job_id": "asked",
  "watch_rounds.job_id": "asked",
  "work_history.equipment_id": "asked",
  "work_history.job_id": "goes",
  "work_history.plan_id": "asked",
  "worklist_jobs.job_id": "asked",
};

/** Searched row by row: of these few are deleted, or few rows point at them. */
const withoutIndex = new Set([
  "item_locations.location_id",
  "job_parts.location_id",
  "leave_requests.job_id",
  "order_lines.equipment_id",
  "order_lines.job_id",
  "order_lines.spare_part_id",
  "order_receipt_lines.location_id",
  "order_receipt_lines.lot_id",
  "plan_parts.item_id",
  "plan_readings.job_id",
  "stock_count_lines.item_id",
  "stock_count_lines.location_id",
  "stock_count_lines.lot_id",
  "stock_counts.location_id",
  "stock_moves.location_id",
  "stock_moves.lot_id",
]);

const references = () =>
  world.inVessel("A", (tx) =>
    tx.execute<{ reference: string; isIndexed: boolean }>(sql`
      select c.conrelid::regclass::text || '.' || a.attname as reference,
        exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[1] = a.attnum
          and i.indkey[0] = (select v.attnum from pg_attribute v where v.attrelid = c.conrelid and v.attname = 'vessel_id')
        ) as "isIndexed"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'vessel_id'
      where c.contype = 'f' and c.confrelid::regclass::text in ('counters', 'crew_documents', 'equipment', 'inventory_items', 'jobs',
        'locations', 'plans', 'sections', 'spare_parts', 'stock_lots', 'suppliers')
      order by 1`),
  );

it("asks of whatever refers to what an import made, or takes it along", async () => {
  expect((await references()).map(({ reference }) => reference)).toEqual(Object.keys(answers).toSorted());
});

it("finds what refers to a row by an index, where thousands may be deleted", async () => {
  const searched = (await references()).filter(({ isIndexed }) => !isIndexed).map(({ reference }) => reference);
  expect(searched).toEqual([...withoutIndex].toSorted());
});
