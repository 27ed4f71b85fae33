ALTER TABLE "rest_rules" ADD COLUMN "slot_minutes" integer DEFAULT 30 NOT NULL;
--> statement-breakpoint
ALTER TABLE "rest_signatures" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;
