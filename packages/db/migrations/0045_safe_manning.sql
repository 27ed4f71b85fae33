CREATE TABLE "manning_documents" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"authority" text,
	"trading_area" text,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"rows" jsonb NOT NULL,
	CONSTRAINT "manning_documents_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "manning_documents_in_order" CHECK ("manning_documents"."expires_on" is null or "manning_documents"."issued_on" <= "manning_documents"."expires_on")
);
--> statement-breakpoint
ALTER TABLE "manning_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "manning_documents_by_issue" ON "manning_documents" USING btree ("vessel_id","issued_on","id");--> statement-breakpoint
CREATE POLICY "manning_documents_of_vessel" ON "manning_documents" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);