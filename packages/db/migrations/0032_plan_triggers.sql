CREATE TABLE "declared_events" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"event" text NOT NULL,
	"happens_on" date NOT NULL,
	"note" text,
	CONSTRAINT "declared_events_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "declared_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_readings" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"value" numeric(12, 3) NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"note" text,
	"job_id" uuid,
	CONSTRAINT "plan_readings_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cause" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "trigger_event" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "measured_name" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "measured_unit" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "measured_min" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "measured_max" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "due_within_days" integer;--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declared_events_by_day" ON "declared_events" USING btree ("vessel_id","happens_on");--> statement-breakpoint
CREATE INDEX "plan_readings_by_plan" ON "plan_readings" USING btree ("vessel_id","plan_id","read_at");--> statement-breakpoint
CREATE POLICY "declared_events_of_vessel" ON "declared_events" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_readings_of_vessel" ON "plan_readings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);