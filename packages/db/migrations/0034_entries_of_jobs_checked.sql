ALTER TABLE "logbook_drafts" VALIDATE CONSTRAINT "logbook_drafts_job";--> statement-breakpoint
ALTER TABLE "logbook_events" VALIDATE CONSTRAINT "logbook_events_job";
