DROP INDEX CONCURRENTLY IF EXISTS "logbook_drafts_by_job";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "logbook_drafts_by_job" ON "logbook_drafts" USING btree ("vessel_id","job_id") WHERE job_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "logbook_events_by_job";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "logbook_events_by_job" ON "logbook_events" USING btree ("vessel_id","job_id") WHERE job_id is not null;
