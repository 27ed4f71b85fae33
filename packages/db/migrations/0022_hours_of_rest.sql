CREATE TABLE "rest_days" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"on_day" date NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"grid" text NOT NULL,
	"repeated_from" integer,
	"repeated" text,
	"remark" text,
	"grounds" text,
	"entered_by" uuid,
	"late_reason" text,
	CONSTRAINT "rest_days_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rest_months" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"month" date NOT NULL,
	"revision" integer NOT NULL,
	"reason" text,
	CONSTRAINT "rest_months_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rest_signatures" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"month_id" uuid NOT NULL,
	"capacity" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" text,
	"drawing" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"content" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "rest_signatures_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "rest_signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rest_days" ADD CONSTRAINT "rest_days_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_months" ADD CONSTRAINT "rest_months_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_signatures" ADD CONSTRAINT "rest_signatures_month" FOREIGN KEY ("vessel_id","month_id") REFERENCES "public"."rest_months"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rest_days_one_of_kind" ON "rest_days" USING btree ("vessel_id","profile_id","on_day");--> statement-breakpoint
CREATE UNIQUE INDEX "rest_months_one_of_kind" ON "rest_months" USING btree ("vessel_id","profile_id","month","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "rest_signatures_one_of_kind" ON "rest_signatures" USING btree ("vessel_id","month_id","capacity");--> statement-breakpoint
CREATE POLICY "rest_days_of_vessel" ON "rest_days" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rest_months_of_vessel" ON "rest_months" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rest_signatures_of_vessel" ON "rest_signatures" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
-- What a seafarer has signed stays as it was signed: a correction begins with a revision of the month.
CREATE FUNCTION app.guard_rest_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	latest uuid;
BEGIN
	SELECT id INTO latest FROM rest_months
	WHERE vessel_id = NEW.vessel_id AND profile_id = NEW.profile_id AND month = date_trunc('month', NEW.on_day)::date
	ORDER BY revision DESC LIMIT 1;
	IF latest IS NOT NULL AND EXISTS (SELECT FROM rest_signatures WHERE vessel_id = NEW.vessel_id AND month_id = latest) THEN
		PERFORM app.refuse_row('The month of this day is signed.');
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.guard_rest_day() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER rest_days_signed BEFORE INSERT OR UPDATE ON rest_days FOR EACH ROW EXECUTE FUNCTION app.guard_rest_day();
