CREATE TABLE "crew_mail_recipients" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"crew_mail_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "crew_mail_recipients_pk" PRIMARY KEY("vessel_id","id"),
	CONSTRAINT "crew_mail_recipients_sent" CHECK (("crew_mail_recipients"."state" = 'sent') = ("crew_mail_recipients"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "crew_mail_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crew_mail_templates" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "crew_mail_templates_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "crew_mail_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crew_mails" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"department" text,
	"sender_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "crew_mails_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "crew_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "crew_mail_recipients" ADD CONSTRAINT "crew_mail_recipients_mail" FOREIGN KEY ("vessel_id","crew_mail_id") REFERENCES "public"."crew_mails"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_mail_recipients" ADD CONSTRAINT "crew_mail_recipients_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crew_mail_recipients_once" ON "crew_mail_recipients" USING btree ("vessel_id","crew_mail_id","profile_id");--> statement-breakpoint
CREATE INDEX "crew_mail_recipients_by_profile" ON "crew_mail_recipients" USING btree ("vessel_id","profile_id");--> statement-breakpoint
CREATE INDEX "crew_mail_recipients_by_time" ON "crew_mail_recipients" USING btree ("vessel_id","created_at");--> statement-breakpoint
CREATE INDEX "crew_mail_templates_by_name" ON "crew_mail_templates" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "crew_mails_by_time" ON "crew_mails" USING btree ("vessel_id","created_at","id");--> statement-breakpoint
CREATE POLICY "crew_mail_recipients_of_vessel" ON "crew_mail_recipients" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crew_mail_templates_of_vessel" ON "crew_mail_templates" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crew_mails_of_vessel" ON "crew_mails" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);