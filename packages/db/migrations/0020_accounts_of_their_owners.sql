ALTER TABLE "memberships" ADD COLUMN "awaits_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "proven_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stands_for_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_email" text;