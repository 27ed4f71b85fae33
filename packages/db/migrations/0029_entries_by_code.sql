DROP INDEX CONCURRENTLY IF EXISTS "logbook_events_by_code";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "logbook_events_by_code" ON "logbook_events" USING btree ("vessel_id","code","occurred_at") WHERE type = 'entry';
