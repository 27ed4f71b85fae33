CREATE TABLE "watch_logs" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"values" jsonb,
	"handover_id" uuid,
	"handed_at" timestamp with time zone,
	"reliever_profile_id" uuid,
	"relieved_at" timestamp with time zone,
	CONSTRAINT "watch_logs_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "watch_logs_in_order" CHECK ("watch_logs"."taken_at" <= "watch_logs"."ended_at"),
	CONSTRAINT "watch_logs_handed_whole" CHECK (num_nulls("watch_logs"."ended_at", "watch_logs"."values", "watch_logs"."handover_id", "watch_logs"."handed_at") in (0, 4)),
	CONSTRAINT "watch_logs_relieved_whole" CHECK (num_nulls("watch_logs"."reliever_profile_id", "watch_logs"."relieved_at") in (0, 2)),
	CONSTRAINT "watch_logs_of_two" CHECK ("watch_logs"."reliever_profile_id" <> "watch_logs"."profile_id")
);
--> statement-breakpoint
ALTER TABLE "watch_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "watch_rounds" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"watch_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"finding" text,
	"job_id" uuid,
	CONSTRAINT "watch_rounds_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "watch_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watch_logs" ADD CONSTRAINT "watch_logs_watch" FOREIGN KEY ("vessel_id","id") REFERENCES "public"."watches"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_logs" ADD CONSTRAINT "watch_logs_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_logs" ADD CONSTRAINT "watch_logs_reliever" FOREIGN KEY ("vessel_id","reliever_profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rounds" ADD CONSTRAINT "watch_rounds_log" FOREIGN KEY ("vessel_id","watch_id") REFERENCES "public"."watch_logs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rounds" ADD CONSTRAINT "watch_rounds_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_logs_by_person" ON "watch_logs" USING btree ("vessel_id","profile_id","taken_at");--> statement-breakpoint
CREATE INDEX "watch_rounds_by_watch" ON "watch_rounds" USING btree ("vessel_id","watch_id","made_at");--> statement-breakpoint
CREATE POLICY "watch_logs_of_vessel" ON "watch_logs" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "watch_rounds_of_vessel" ON "watch_rounds" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);