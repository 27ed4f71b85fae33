DROP INDEX CONCURRENTLY IF EXISTS "watch_rounds_by_job";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "watch_rounds_by_job" ON "watch_rounds" USING btree ("vessel_id","job_id");
