CREATE TABLE "earlier_services" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"vessel_name" text NOT NULL,
	"official_number" text,
	"flag" text,
	"gross_tonnage" integer,
	"length_metres" numeric(6, 2),
	"power_kw" integer,
	"capacity" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"actual_days" integer DEFAULT 0 NOT NULL,
	"stand_by_days" integer DEFAULT 0 NOT NULL,
	"yard_days" integer DEFAULT 0 NOT NULL,
	"watch_days" integer DEFAULT 0 NOT NULL,
	"distance_nm" integer,
	"areas" text,
	"remarks" text,
	"paper_id" uuid,
	CONSTRAINT "earlier_services_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "earlier_services_in_order" CHECK ("earlier_services"."starts_on" <= "earlier_services"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "earlier_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ship_days" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"on_day" date NOT NULL,
	"told" text NOT NULL,
	"underway_tenths" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "ship_days_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "ship_days_of_a_day" CHECK ("ship_days"."underway_tenths" between 0 and 250)
);
--> statement-breakpoint
ALTER TABLE "ship_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signed_testimonials" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "signed_testimonials_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "signed_testimonials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "testimonial_withdrawals" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "testimonial_withdrawals_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "testimonial_withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "testimonials" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"capacity" text NOT NULL,
	"passport_number" text,
	"load_line_metres" numeric(6, 2),
	"power_kw" integer,
	"propulsion" text,
	"areas" text,
	"conduct" text,
	"contact" text,
	CONSTRAINT "testimonials_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "testimonials_in_order" CHECK ("testimonials"."starts_on" <= "testimonials"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "testimonials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "earlier_services" ADD CONSTRAINT "earlier_services_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_services" ADD CONSTRAINT "earlier_services_paper" FOREIGN KEY ("vessel_id","paper_id") REFERENCES "public"."crew_documents"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_testimonials" ADD CONSTRAINT "signed_testimonials_testimonial" FOREIGN KEY ("vessel_id","testimonial_id") REFERENCES "public"."testimonials"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_withdrawals" ADD CONSTRAINT "testimonial_withdrawals_testimonial" FOREIGN KEY ("vessel_id","testimonial_id") REFERENCES "public"."testimonials"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_services_by_profile" ON "earlier_services" USING btree ("vessel_id","profile_id","starts_on");--> statement-breakpoint
CREATE INDEX "earlier_services_by_paper" ON "earlier_services" USING btree ("vessel_id","paper_id") WHERE paper_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ship_days_one_of_kind" ON "ship_days" USING btree ("vessel_id","on_day");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_testimonials_once" ON "signed_testimonials" USING btree ("vessel_id","testimonial_id");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonial_withdrawals_once" ON "testimonial_withdrawals" USING btree ("vessel_id","testimonial_id");--> statement-breakpoint
CREATE INDEX "testimonials_by_profile" ON "testimonials" USING btree ("vessel_id","profile_id","starts_on");--> statement-breakpoint
CREATE POLICY "earlier_services_of_vessel" ON "earlier_services" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "ship_days_of_vessel" ON "ship_days" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "signed_testimonials_of_vessel" ON "signed_testimonials" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "testimonial_withdrawals_of_vessel" ON "testimonial_withdrawals" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "testimonials_of_vessel" ON "testimonials" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);