CREATE TABLE "creations" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"path" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "creations_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "creations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "creations_by_time" ON "creations" USING btree ("vessel_id","created_at");--> statement-breakpoint
CREATE POLICY "creations_of_vessel" ON "creations" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);