CREATE TABLE "contracts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"rank" text NOT NULL,
	"department" text,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"basis" text NOT NULL,
	"minimum" text DEFAULT 'mlc' NOT NULL,
	"annual" integer,
	"on_days" integer,
	"off_days" integer,
	"travel" integer DEFAULT 0 NOT NULL,
	"carry_over" integer,
	"opening" integer DEFAULT 0 NOT NULL,
	"notes" text,
	CONSTRAINT "contracts_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "contracts_in_order" CHECK ("contracts"."ends_on" is null or "contracts"."starts_on" <= "contracts"."ends_on"),
	CONSTRAINT "contracts_terms" CHECK (case "contracts"."basis" when 'annual' then "contracts"."annual" is not null else "contracts"."on_days" > 0 and "contracts"."off_days" >= 0 end)
);
--> statement-breakpoint
ALTER TABLE "contracts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leave_adjustments" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_id" uuid NOT NULL,
	"on_day" date NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "leave_adjustments_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "leave_adjustments_something" CHECK ("leave_adjustments"."days" <> 0)
);
--> statement-breakpoint
ALTER TABLE "leave_adjustments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"type" text DEFAULT 'annual' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"starts_at_noon" boolean DEFAULT false NOT NULL,
	"ends_at_noon" boolean DEFAULT false NOT NULL,
	"travel" integer DEFAULT 0 NOT NULL,
	"note" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"asked_at" timestamp with time zone,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"offered_from" date,
	"offered_to" date,
	"job_id" uuid,
	CONSTRAINT "leave_requests_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "leave_requests_in_order" CHECK ("leave_requests"."starts_on" <= "leave_requests"."ends_on"),
	CONSTRAINT "leave_requests_refused_for_a_reason" CHECK ("leave_requests"."state" <> 'refused' or "leave_requests"."reason" is not null),
	CONSTRAINT "leave_requests_offer" CHECK (num_nulls("leave_requests"."offered_from", "leave_requests"."offered_to") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "leave_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leave_rules" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"floor" integer NOT NULL,
	"half_days" boolean NOT NULL,
	"minimums" jsonb NOT NULL,
	CONSTRAINT "leave_rules_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "leave_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_adjustments" ADD CONSTRAINT "leave_adjustments_contract" FOREIGN KEY ("vessel_id","contract_id") REFERENCES "public"."contracts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_by_profile" ON "contracts" USING btree ("vessel_id","profile_id","starts_on");--> statement-breakpoint
CREATE INDEX "leave_adjustments_by_contract" ON "leave_adjustments" USING btree ("vessel_id","contract_id","on_day");--> statement-breakpoint
CREATE INDEX "leave_requests_by_profile" ON "leave_requests" USING btree ("vessel_id","profile_id","starts_on");--> statement-breakpoint
CREATE INDEX "leave_requests_by_start" ON "leave_requests" USING btree ("vessel_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "leave_requests_waiting" ON "leave_requests" USING btree ("vessel_id","asked_at") WHERE "leave_requests"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "leave_rules_once" ON "leave_rules" USING btree ("vessel_id");--> statement-breakpoint
CREATE POLICY "contracts_of_vessel" ON "contracts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "leave_adjustments_of_vessel" ON "leave_adjustments" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "leave_requests_of_vessel" ON "leave_requests" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "leave_rules_of_vessel" ON "leave_rules" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_one_at_once" EXCLUDE USING gist (app.uuid_range("vessel_id", "vessel_id", '[]') WITH &&, app.uuid_range("profile_id", "profile_id", '[]') WITH &&, daterange("starts_on", "ends_on", '[]') WITH &&);--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_one_at_once" EXCLUDE USING gist (app.uuid_range("vessel_id", "vessel_id", '[]') WITH &&, app.uuid_range("profile_id", "profile_id", '[]') WITH &&, daterange("starts_on", "ends_on", '[]') WITH &&) WHERE ("state" IN ('requested', 'approved'));
