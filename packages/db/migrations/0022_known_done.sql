ALTER TABLE "plans" ADD COLUMN "known_done_on" date;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "known_done_total" bigint;