ALTER TABLE "logbook_drafts" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "logbook_events" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "logbook_drafts" ADD CONSTRAINT "logbook_drafts_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "logbook_events" ADD CONSTRAINT "logbook_events_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
