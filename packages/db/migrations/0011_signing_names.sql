ALTER TABLE "profiles" ADD COLUMN "signing_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signing_post" text;