CREATE TABLE "watch_plans" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"pattern" text NOT NULL,
	"own_hours" integer[] DEFAULT '{}' NOT NULL,
	"legs" jsonb NOT NULL,
	"notes" text,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "watch_plans_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "watch_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "watches" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" text NOT NULL,
	"profile_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	CONSTRAINT "watches_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "watches_in_order" CHECK ("watches"."starts_at" < "watches"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."watch_plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_plans_by_start" ON "watch_plans" USING btree ("vessel_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "watch_plans_by_name" ON "watch_plans" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "watches_by_plan" ON "watches" USING btree ("vessel_id","plan_id","starts_at");--> statement-breakpoint
CREATE INDEX "watches_by_person" ON "watches" USING btree ("vessel_id","profile_id","starts_at");--> statement-breakpoint
CREATE POLICY "watch_plans_of_vessel" ON "watch_plans" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "watches_of_vessel" ON "watches" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE TYPE "app"."uuid_range" AS RANGE (subtype = uuid);--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_one_at_once" EXCLUDE USING gist (app.uuid_range("vessel_id", "vessel_id", '[]') WITH &&, app.uuid_range("profile_id", "profile_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("profile_id" IS NOT NULL AND "counts") DEFERRABLE INITIALLY IMMEDIATE;
