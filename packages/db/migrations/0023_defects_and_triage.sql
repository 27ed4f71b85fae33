ALTER TABLE "jobs" ADD COLUMN "found_by" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reported_by" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "root_cause" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "temporary_repair" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "corrective_action" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "preventive_action" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "class_notice" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "needs_triage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "triaged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "triaged_by" uuid;