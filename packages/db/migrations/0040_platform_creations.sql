CREATE TABLE "platform_creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"path" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "platform_creations_by_time" ON "platform_creations" USING btree ("created_at");