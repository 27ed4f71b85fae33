CREATE TABLE "inspection_copies" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"inspection_id" uuid NOT NULL,
	"logbook_id" uuid NOT NULL,
	"from_page" integer NOT NULL,
	"to_page" integer NOT NULL,
	"head_seq" integer NOT NULL,
	"head_hash" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"master_name" text NOT NULL,
	"master_rank" text,
	"drawing" text NOT NULL,
	CONSTRAINT "inspection_copies_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "inspection_copies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inspection_looks" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"inspection_id" uuid NOT NULL,
	"session_id" uuid,
	"what" text NOT NULL,
	"logbook_id" uuid,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "inspection_looks_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "inspection_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inspection_sessions" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"inspection_id" uuid NOT NULL,
	"token_hash" text,
	"way" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text,
	"left_at" timestamp with time zone,
	CONSTRAINT "inspection_sessions_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "inspection_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inspections" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"authority" text NOT NULL,
	"officer" text NOT NULL,
	"port" text,
	"user_id" uuid NOT NULL,
	"master_name" text NOT NULL,
	"master_rank" text,
	"code_hash" text,
	"link_hash" text,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_how" text,
	CONSTRAINT "inspections_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "inspections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inspection_copies" ADD CONSTRAINT "inspection_copies_inspection" FOREIGN KEY ("vessel_id","inspection_id") REFERENCES "public"."inspections"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_copies" ADD CONSTRAINT "inspection_copies_logbook" FOREIGN KEY ("vessel_id","logbook_id") REFERENCES "public"."logbooks"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_looks" ADD CONSTRAINT "inspection_looks_inspection" FOREIGN KEY ("vessel_id","inspection_id") REFERENCES "public"."inspections"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_looks" ADD CONSTRAINT "inspection_looks_session" FOREIGN KEY ("vessel_id","session_id") REFERENCES "public"."inspection_sessions"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_looks" ADD CONSTRAINT "inspection_looks_logbook" FOREIGN KEY ("vessel_id","logbook_id") REFERENCES "public"."logbooks"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_sessions" ADD CONSTRAINT "inspection_sessions_inspection" FOREIGN KEY ("vessel_id","inspection_id") REFERENCES "public"."inspections"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_copies_by_inspection" ON "inspection_copies" USING btree ("vessel_id","inspection_id");--> statement-breakpoint
CREATE INDEX "inspection_copies_by_hash" ON "inspection_copies" USING btree ("vessel_id","hash");--> statement-breakpoint
CREATE INDEX "inspection_copies_by_logbook" ON "inspection_copies" USING btree ("vessel_id","logbook_id");--> statement-breakpoint
CREATE INDEX "inspection_looks_by_inspection" ON "inspection_looks" USING btree ("vessel_id","inspection_id","created_at");--> statement-breakpoint
CREATE INDEX "inspection_looks_by_session" ON "inspection_looks" USING btree ("vessel_id","session_id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "inspection_looks_by_logbook" ON "inspection_looks" USING btree ("vessel_id","logbook_id") WHERE logbook_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "inspection_sessions_token" ON "inspection_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "inspection_sessions_by_inspection" ON "inspection_sessions" USING btree ("vessel_id","inspection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_code" ON "inspections" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_link" ON "inspections" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "inspections_by_start" ON "inspections" USING btree ("vessel_id","created_at");--> statement-breakpoint
CREATE POLICY "inspection_copies_of_vessel" ON "inspection_copies" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "inspection_looks_of_vessel" ON "inspection_looks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "inspection_sessions_of_vessel" ON "inspection_sessions" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "inspection_sessions_opened" ON "inspection_sessions" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "inspections_of_vessel" ON "inspections" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "inspections_opened" ON "inspections" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);
--> statement-breakpoint
-- Which inspection a code, a link or the session of a browser opens: it is all that an inspector has.
CREATE FUNCTION app.inspection_of(p_hash text) RETURNS TABLE (vessel_id uuid, inspection_id uuid, session_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT i.vessel_id, i.id, NULL::uuid FROM inspections i
	WHERE (i.code_hash = p_hash OR i.link_hash = p_hash) AND i.ended_at IS NULL
	UNION ALL
	SELECT s.vessel_id, s.inspection_id, s.id FROM inspection_sessions s WHERE s.token_hash = p_hash
	LIMIT 1
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.inspection_of(text) FROM PUBLIC;
