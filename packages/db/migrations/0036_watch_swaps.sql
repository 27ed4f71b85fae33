CREATE TABLE "watch_swaps" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"other_profile_id" uuid NOT NULL,
	"watch_id" uuid NOT NULL,
	"watch_version" integer NOT NULL,
	"position" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"other_watch_id" uuid,
	"other_watch_version" integer,
	"other_position" text,
	"other_starts_at" timestamp with time zone,
	"other_ends_at" timestamp with time zone,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text,
	CONSTRAINT "watch_swaps_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "watch_swaps_of_two" CHECK ("watch_swaps"."profile_id" <> "watch_swaps"."other_profile_id"),
	CONSTRAINT "watch_swaps_whole" CHECK (num_nulls("watch_swaps"."other_watch_id", "watch_swaps"."other_watch_version", "watch_swaps"."other_position", "watch_swaps"."other_starts_at", "watch_swaps"."other_ends_at") in (0, 5)),
	CONSTRAINT "watch_swaps_refused_for_a_reason" CHECK ("watch_swaps"."state" <> 'refused' or "watch_swaps"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "watch_swaps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watch_swaps" ADD CONSTRAINT "watch_swaps_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."watch_plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_swaps" ADD CONSTRAINT "watch_swaps_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_swaps" ADD CONSTRAINT "watch_swaps_other_profile" FOREIGN KEY ("vessel_id","other_profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_swaps_by_plan" ON "watch_swaps" USING btree ("vessel_id","plan_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_swaps_one_open" ON "watch_swaps" USING btree ("vessel_id","watch_id") WHERE "watch_swaps"."state" in ('asked', 'accepted');--> statement-breakpoint
CREATE POLICY "watch_swaps_of_vessel" ON "watch_swaps" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);