CREATE TABLE "soundings" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"tank_id" uuid NOT NULL,
	"sounded_at" timestamp with time zone NOT NULL,
	"cm" text,
	"volume" text NOT NULL,
	"is_by_table" boolean DEFAULT false NOT NULL,
	"temperature" text,
	"notes" text,
	"archived_at" timestamp with time zone,
	CONSTRAINT "soundings_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "soundings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tanks" ADD COLUMN "density" text;--> statement-breakpoint
ALTER TABLE "tanks" ADD COLUMN "calibration" jsonb;--> statement-breakpoint
ALTER TABLE "soundings" ADD CONSTRAINT "soundings_tank" FOREIGN KEY ("vessel_id","tank_id") REFERENCES "public"."tanks"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "soundings_by_time" ON "soundings" USING btree ("vessel_id","sounded_at","id");--> statement-breakpoint
CREATE INDEX "soundings_by_tank" ON "soundings" USING btree ("vessel_id","tank_id","sounded_at");--> statement-breakpoint
CREATE POLICY "soundings_of_vessel" ON "soundings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);