CREATE TABLE "guest_disclosures" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"guest_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_disclosures_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "guest_disclosures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stay_sheets" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"stay_id" uuid NOT NULL,
	"is_draft" boolean DEFAULT true NOT NULL,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"likes" text,
	"dislikes" text,
	"breakfast" text,
	"hot_drinks" text,
	"water" text,
	"wine" text,
	"drinks" text,
	"snacks" text,
	"meal_times" text,
	"cabin_celsius" integer,
	"bedding" text,
	"wake_up" text,
	"bath" text,
	"activities" text,
	"media" text,
	"children" text,
	"celebrations" text,
	"sizes" text,
	"privacy" text,
	"remarks" text,
	CONSTRAINT "stay_sheets_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "stay_sheets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trip_jobs" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"trip_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "trip_jobs_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "trip_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "mrz_first_name" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "mrz_last_name" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "counts_stay" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "diving_licence_expires_on" date;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "jet_ski_licence_expires_on" date;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "agreed_until" date;--> statement-breakpoint
ALTER TABLE "trip_days" ADD COLUMN "forecast" text;--> statement-breakpoint
ALTER TABLE "trip_days" ADD COLUMN "crew" text;--> statement-breakpoint
ALTER TABLE "trip_stays" ADD COLUMN "departs_by" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "is_in_schengen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "guest_months_kept" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_disclosures" ADD CONSTRAINT "guest_disclosures_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_disclosures" ADD CONSTRAINT "guest_disclosures_guest" FOREIGN KEY ("vessel_id","guest_id") REFERENCES "public"."guests"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_sheets" ADD CONSTRAINT "stay_sheets_stay" FOREIGN KEY ("vessel_id","stay_id") REFERENCES "public"."trip_stays"("vessel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_jobs" ADD CONSTRAINT "trip_jobs_trip" FOREIGN KEY ("vessel_id","trip_id") REFERENCES "public"."trips"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_jobs" ADD CONSTRAINT "trip_jobs_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_disclosures_once" ON "guest_disclosures" USING btree ("vessel_id","guest_id","day","reader_id","kind");--> statement-breakpoint
CREATE INDEX "guest_disclosures_by_day" ON "guest_disclosures" USING btree ("vessel_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_sheets_once" ON "stay_sheets" USING btree ("vessel_id","stay_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_jobs_once" ON "trip_jobs" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE INDEX "trip_jobs_by_trip" ON "trip_jobs" USING btree ("vessel_id","trip_id");--> statement-breakpoint
CREATE POLICY "guest_disclosures_of_vessel" ON "guest_disclosures" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stay_sheets_of_vessel" ON "stay_sheets" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "trip_jobs_of_vessel" ON "trip_jobs" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);