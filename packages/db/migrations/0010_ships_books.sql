CREATE TABLE "logbook_drafts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"logbook_id" uuid NOT NULL,
	"code" text NOT NULL,
	"occurred_at" timestamp with time zone,
	"ship_offset_min" integer,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"late_reason" text,
	"corrects_id" uuid,
	CONSTRAINT "logbook_drafts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "logbook_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logbook_events" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"logbook_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"event" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"seal" text,
	"user_id" uuid NOT NULL,
	"entry_id" uuid,
	"entry_no" integer,
	"code" text,
	"occurred_at" timestamp with time zone,
	"page_no" integer,
	"last_page_no" integer,
	"is_late" boolean,
	"corrects_id" uuid,
	"capacity" text,
	"words" text,
	"drawing" text,
	CONSTRAINT "logbook_events_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "logbook_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logbooks" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"title" text,
	"form" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"particulars" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_place" text NOT NULL,
	"first_page_no" integer NOT NULL,
	"lines_per_page" integer NOT NULL,
	"head_seq" integer NOT NULL,
	"head_hash" text NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"next_page_no" integer NOT NULL,
	"next_line" integer DEFAULT 1 NOT NULL,
	"last_occurred_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_place" text,
	CONSTRAINT "logbooks_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "logbooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tanks" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"capacity" text,
	"iopp" text,
	"contents" text,
	CONSTRAINT "tanks_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "tanks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signature_drawing" text;--> statement-breakpoint
ALTER TABLE "logbook_drafts" ADD CONSTRAINT "logbook_drafts_logbook" FOREIGN KEY ("vessel_id","logbook_id") REFERENCES "public"."logbooks"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_drafts" ADD CONSTRAINT "logbook_drafts_corrects" FOREIGN KEY ("vessel_id","corrects_id") REFERENCES "public"."logbook_events"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_events" ADD CONSTRAINT "logbook_events_logbook" FOREIGN KEY ("vessel_id","logbook_id") REFERENCES "public"."logbooks"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_events" ADD CONSTRAINT "logbook_events_entry" FOREIGN KEY ("vessel_id","entry_id") REFERENCES "public"."logbook_events"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_events" ADD CONSTRAINT "logbook_events_corrects" FOREIGN KEY ("vessel_id","corrects_id") REFERENCES "public"."logbook_events"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logbook_drafts_by_corrected" ON "logbook_drafts" USING btree ("vessel_id","corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "logbook_drafts_by_logbook" ON "logbook_drafts" USING btree ("vessel_id","logbook_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "logbook_events_seq" ON "logbook_events" USING btree ("vessel_id","logbook_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "logbook_events_entry_no" ON "logbook_events" USING btree ("vessel_id","logbook_id","entry_no") WHERE type = 'entry';--> statement-breakpoint
CREATE UNIQUE INDEX "logbook_events_struck_once" ON "logbook_events" USING btree ("vessel_id","entry_id") WHERE type = 'strike';--> statement-breakpoint
CREATE UNIQUE INDEX "logbook_events_signed_once" ON "logbook_events" USING btree ("vessel_id","entry_id","capacity","user_id") WHERE type = 'sign';--> statement-breakpoint
CREATE INDEX "logbook_events_by_entry" ON "logbook_events" USING btree ("vessel_id","entry_id","seq");--> statement-breakpoint
CREATE INDEX "logbook_events_by_corrected" ON "logbook_events" USING btree ("vessel_id","corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "logbook_events_by_page" ON "logbook_events" USING btree ("vessel_id","logbook_id","type","page_no");--> statement-breakpoint
CREATE UNIQUE INDEX "logbooks_number" ON "logbooks" USING btree ("vessel_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "logbooks_open_one_of_kind" ON "logbooks" USING btree ("vessel_id","kind") WHERE closed_at is null and kind not in ('custom', 'equipment');--> statement-breakpoint
CREATE UNIQUE INDEX "tanks_by_name" ON "tanks" USING btree ("vessel_id","name");--> statement-breakpoint
CREATE POLICY "logbook_drafts_of_vessel" ON "logbook_drafts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "logbook_events_of_vessel" ON "logbook_events" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "logbooks_of_vessel" ON "logbooks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tanks_of_vessel" ON "tanks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE CONSTRAINT TRIGGER logbook_events_entry_ends AFTER INSERT OR UPDATE OF entry_id ON logbook_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.entry_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('entry_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER logbook_events_corrects_ends AFTER INSERT OR UPDATE OF corrects_id ON logbook_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.corrects_id IS NOT NULL) EXECUTE FUNCTION app.refuse_circle('corrects_id');
