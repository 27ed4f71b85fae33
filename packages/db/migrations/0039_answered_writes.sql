CREATE TABLE "answered_writes" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"step" integer NOT NULL,
	"path" text NOT NULL,
	"digest" text NOT NULL,
	"answer" text,
	CONSTRAINT "answered_writes_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "answered_writes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "answered_writes_key" ON "answered_writes" USING btree ("user_id","vessel_id","key","step");--> statement-breakpoint
CREATE INDEX "answered_writes_by_time" ON "answered_writes" USING btree ("vessel_id","created_at");--> statement-breakpoint
CREATE POLICY "answered_writes_of_vessel" ON "answered_writes" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);