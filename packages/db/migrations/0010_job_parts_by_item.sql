DROP INDEX CONCURRENTLY IF EXISTS "job_parts_by_item";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_parts_by_item" ON "job_parts" USING btree ("vessel_id","item_id");
