ALTER TABLE "jobs" ADD COLUMN "grace_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "grace_tenths" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lead_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lead_tenths" bigint DEFAULT 0 NOT NULL;