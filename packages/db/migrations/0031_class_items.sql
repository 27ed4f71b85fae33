ALTER TABLE "plans" ADD COLUMN "class_item_no" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "class_survey" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "class_window_months" integer;--> statement-breakpoint
ALTER TABLE "work_history" ADD COLUMN "credited_by" text;--> statement-breakpoint
ALTER TABLE "work_history" ADD COLUMN "credit_capacity" text;--> statement-breakpoint
ALTER TABLE "work_history" ADD COLUMN "credit_confirmed_by" text;--> statement-breakpoint
ALTER TABLE "work_history" ADD COLUMN "credit_confirmed_on" date;