ALTER TABLE "inspections" ADD COLUMN "asked_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "to_day" date;