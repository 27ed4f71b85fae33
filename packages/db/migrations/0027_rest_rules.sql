CREATE TABLE "rest_breach_notes" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"action" text,
	"compensated_on" date,
	CONSTRAINT "rest_breach_notes_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_breach_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rest_plans" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"grid" text NOT NULL,
	CONSTRAINT "rest_plans_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rest_rules" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"month" date NOT NULL,
	"limits" text NOT NULL,
	"period_rule" text NOT NULL,
	"min_period_minutes" integer NOT NULL,
	"exceptions_reference" text,
	"law" text,
	CONSTRAINT "rest_rules_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rest_watchkeepers" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"month" date NOT NULL,
	"is_watchkeeper" boolean NOT NULL,
	CONSTRAINT "rest_watchkeepers_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_watchkeepers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rest_withdrawals" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"month_id" uuid NOT NULL,
	CONSTRAINT "rest_withdrawals_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ship_zones" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"from_zone" text NOT NULL,
	"to_zone" text NOT NULL,
	CONSTRAINT "ship_zones_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "ship_zones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rest_signatures" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "rest_breach_notes" ADD CONSTRAINT "rest_breach_notes_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_plans" ADD CONSTRAINT "rest_plans_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_watchkeepers" ADD CONSTRAINT "rest_watchkeepers_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_withdrawals" ADD CONSTRAINT "rest_withdrawals_month" FOREIGN KEY ("vessel_id","month_id") REFERENCES "public"."rest_months"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rest_breach_notes_one_of_kind" ON "rest_breach_notes" USING btree ("vessel_id","profile_id","rule","began_at");--> statement-breakpoint
CREATE INDEX "rest_breach_notes_by_time" ON "rest_breach_notes" USING btree ("vessel_id","profile_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rest_plans_one_of_kind" ON "rest_plans" USING btree ("vessel_id","profile_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "rest_rules_one_of_kind" ON "rest_rules" USING btree ("vessel_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "rest_watchkeepers_one_of_kind" ON "rest_watchkeepers" USING btree ("vessel_id","profile_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "rest_withdrawals_one_of_kind" ON "rest_withdrawals" USING btree ("vessel_id","month_id");--> statement-breakpoint
CREATE INDEX "ship_zones_by_time" ON "ship_zones" USING btree ("vessel_id","changed_at");--> statement-breakpoint
CREATE POLICY "rest_breach_notes_of_vessel" ON "rest_breach_notes" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rest_plans_of_vessel" ON "rest_plans" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rest_rules_of_vessel" ON "rest_rules" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rest_watchkeepers_of_vessel" ON "rest_watchkeepers" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rest_withdrawals_of_vessel" ON "rest_withdrawals" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "ship_zones_of_vessel" ON "ship_zones" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
-- A correction that was withdrawn leaves the month as it was signed before.
CREATE OR REPLACE FUNCTION app.guard_rest_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	latest uuid;
BEGIN
	SELECT id INTO latest FROM rest_months
	WHERE vessel_id = NEW.vessel_id AND profile_id = NEW.profile_id AND month = date_trunc('month', NEW.on_day)::date
		AND NOT EXISTS (SELECT FROM rest_withdrawals w WHERE w.vessel_id = NEW.vessel_id AND w.month_id = rest_months.id)
	ORDER BY revision DESC LIMIT 1;
	IF latest IS NOT NULL AND EXISTS (SELECT FROM rest_signatures WHERE vessel_id = NEW.vessel_id AND month_id = latest) THEN
		PERFORM app.refuse_row('The month of this day is signed.');
	END IF;
	RETURN NEW;
END $$;
