DROP INDEX CONCURRENTLY IF EXISTS "jobs_open_by_planned";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_open_by_planned" ON "jobs" USING btree ("vessel_id","planned_on","id") WHERE archived_at is null and (status is null or status not in ('done', 'verified', 'cancelled'));
