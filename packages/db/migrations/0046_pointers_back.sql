DROP INDEX CONCURRENTLY IF EXISTS "equipment_by_supplier";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "equipment_by_supplier" ON "equipment" USING btree ("vessel_id","supplier_id") WHERE supplier_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "readings_by_job";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "readings_by_job" ON "readings" USING btree ("vessel_id","job_id") WHERE job_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "inventory_items_by_supplier";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "inventory_items_by_supplier" ON "inventory_items" USING btree ("vessel_id","supplier_id") WHERE supplier_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "spare_parts_by_section";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "spare_parts_by_section" ON "spare_parts" USING btree ("vessel_id","section_id") WHERE section_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_by_previous";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_by_previous" ON "jobs" USING btree ("vessel_id","previous_job_id") WHERE previous_job_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_by_finding";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_by_finding" ON "jobs" USING btree ("vessel_id","found_during_job_id") WHERE found_during_job_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_by_counter";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_by_counter" ON "jobs" USING btree ("vessel_id","counter_id") WHERE counter_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_by_section";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_by_section" ON "jobs" USING btree ("vessel_id","section_id") WHERE section_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "crew_documents_by_replaced";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "crew_documents_by_replaced" ON "crew_documents" USING btree ("vessel_id","replaces_id") WHERE replaces_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "plans_by_counter";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "plans_by_counter" ON "plans" USING btree ("vessel_id","counter_id") WHERE counter_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "suppliers_by_merged";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "suppliers_by_merged" ON "suppliers" USING btree ("vessel_id","merged_into_id") WHERE merged_into_id is not null;
