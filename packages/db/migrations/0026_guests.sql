CREATE TABLE "guests" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"known_as" text,
	"is_private" boolean DEFAULT false NOT NULL,
	"party" text DEFAULT 'charter' NOT NULL,
	"birth_date" date,
	"birth_place" text,
	"gender" text,
	"nationality" text,
	"passport_number" text,
	"passport_country" text,
	"passport_expires_on" date,
	"visa_number" text,
	"visa_country" text,
	"visa_expires_on" date,
	"phone" text,
	"email" text,
	"emergency_name" text,
	"emergency_relation" text,
	"emergency_phone" text,
	"allergies" jsonb DEFAULT '[]' NOT NULL,
	"conditions" text,
	"medication" text,
	"mobility" text,
	"swimming" text,
	"diving_level" text,
	"has_jet_ski_licence" boolean DEFAULT false NOT NULL,
	"notes" text,
	"archived_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "guests_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "guests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trip_days" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"trip_id" uuid NOT NULL,
	"on_day" date NOT NULL,
	"place" text,
	"breakfast" text,
	"breakfast_contains" text[] DEFAULT '{}' NOT NULL,
	"lunch" text,
	"lunch_contains" text[] DEFAULT '{}' NOT NULL,
	"dinner" text,
	"dinner_contains" text[] DEFAULT '{}' NOT NULL,
	"ashore" text,
	CONSTRAINT "trip_days_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "trip_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trip_stays" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"trip_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"cabin" text,
	"embarks_on" date NOT NULL,
	"embark_port" text,
	"arrives_by" text,
	"disembarks_on" date NOT NULL,
	"disembark_port" text,
	"is_transit" boolean DEFAULT false NOT NULL,
	CONSTRAINT "trip_stays_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "trip_stays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trips" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"reference" text,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"start_port" text,
	"end_port" text,
	"notes" text,
	"archived_at" timestamp with time zone,
	CONSTRAINT "trips_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "trips" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trip_days" ADD CONSTRAINT "trip_days_trip" FOREIGN KEY ("vessel_id","trip_id") REFERENCES "public"."trips"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_stays" ADD CONSTRAINT "trip_stays_trip" FOREIGN KEY ("vessel_id","trip_id") REFERENCES "public"."trips"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_stays" ADD CONSTRAINT "trip_stays_guest" FOREIGN KEY ("vessel_id","guest_id") REFERENCES "public"."guests"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_by_name" ON "guests" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_days_once" ON "trip_days" USING btree ("vessel_id","trip_id","on_day");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_stays_once" ON "trip_stays" USING btree ("vessel_id","trip_id","guest_id");--> statement-breakpoint
CREATE INDEX "trip_stays_by_guest" ON "trip_stays" USING btree ("vessel_id","guest_id");--> statement-breakpoint
CREATE INDEX "trips_by_name" ON "trips" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "trips_by_start" ON "trips" USING btree ("vessel_id","starts_on","id");--> statement-breakpoint
CREATE POLICY "guests_of_vessel" ON "guests" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "trip_days_of_vessel" ON "trip_days" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "trip_stays_of_vessel" ON "trip_stays" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "trips_of_vessel" ON "trips" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);