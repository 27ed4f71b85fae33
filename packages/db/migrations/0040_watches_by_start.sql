DROP INDEX CONCURRENTLY IF EXISTS "watches_by_start";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "watches_by_start" ON "watches" USING btree ("vessel_id","starts_at","id");
