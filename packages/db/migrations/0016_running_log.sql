CREATE TABLE "log_entries" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name_id" uuid,
	"logged_on" date NOT NULL,
	"title" text,
	"engine_hours" bigint,
	"fuel_taken" integer,
	"fuel_left" integer,
	"distance" bigint,
	"crew" text,
	"remarks" text,
	"archived_at" timestamp with time zone,
	CONSTRAINT "log_entries_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "log_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_names" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "log_names_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "log_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_readings" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"entry_id" uuid NOT NULL,
	"reading_id" uuid NOT NULL,
	CONSTRAINT "log_readings_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "log_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_name" FOREIGN KEY ("vessel_id","name_id") REFERENCES "public"."log_names"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_readings" ADD CONSTRAINT "log_readings_entry" FOREIGN KEY ("vessel_id","entry_id") REFERENCES "public"."log_entries"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_readings" ADD CONSTRAINT "log_readings_reading" FOREIGN KEY ("vessel_id","reading_id") REFERENCES "public"."readings"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_entries_by_day" ON "log_entries" USING btree ("vessel_id","logged_on","id");--> statement-breakpoint
CREATE INDEX "log_entries_by_name" ON "log_entries" USING btree ("vessel_id","name_id") WHERE name_id is not null;--> statement-breakpoint
CREATE INDEX "log_names_by_name" ON "log_names" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "log_readings_by_entry" ON "log_readings" USING btree ("vessel_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "log_readings_one_of_reading" ON "log_readings" USING btree ("vessel_id","reading_id");--> statement-breakpoint
CREATE POLICY "log_entries_of_vessel" ON "log_entries" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "log_names_of_vessel" ON "log_names" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "log_readings_of_vessel" ON "log_readings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);