ALTER TABLE "orders" ADD COLUMN "approved_total_minor" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "actual_total_minor" bigint;