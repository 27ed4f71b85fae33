CREATE TABLE "signatures" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"act_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid,
	"name" text NOT NULL,
	"rank" text,
	"role" text NOT NULL,
	"method" text NOT NULL,
	"drawing" text,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "signature" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_once" ON "signatures" USING btree ("vessel_id","act_id","purpose");--> statement-breakpoint
CREATE INDEX "signatures_by_record" ON "signatures" USING btree ("vessel_id","record_kind","record_id");--> statement-breakpoint
CREATE POLICY "signatures_of_vessel" ON "signatures" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);