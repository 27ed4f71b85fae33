CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"bound_vessel_id" uuid,
	"scopes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"last_used_address" text,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_visits" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "support_visits_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crew_documents" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"number" text,
	"issuing_country" text,
	"issuing_authority" text,
	"issued_on" date,
	"expires_on" date,
	"has_no_expiry" boolean DEFAULT false NOT NULL,
	"limitation" text,
	"file_id" uuid,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"replaces_id" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "crew_documents_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "crew_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engagements" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"rank" text NOT NULL,
	"signed_on_on" date NOT NULL,
	"sign_on_port" text,
	"signed_off_on" date,
	"sign_off_port" text,
	"sign_off_reason" text,
	"agreement_reference" text,
	"remarks" text,
	CONSTRAINT "engagements_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "engagements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "onboard_stays" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"start_reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "onboard_stays_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "onboard_stays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "petty_cash_floats" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "petty_cash_floats_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "petty_cash_floats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vessel_archives" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"requested_by" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"storage_key" text,
	"size_bytes" bigint,
	"sha256" text,
	"failure" text,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "vessel_archives_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "vessel_archives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "soft_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "soft_deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "kind" text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "border_color" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_on_mailing_list" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "vessel_type" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "official_number" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "port_of_registry" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "mmsi" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "hull_number" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "class_society" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "beam_metres" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "draught_metres" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "gross_tonnage" integer;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "owner_name" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "max_persons" integer;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "max_passengers" integer;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "volume_unit" text DEFAULT 'litre' NOT NULL;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "subscription_ends_on" date;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "deletion_requested_by" uuid;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "is_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_on_mailing_list" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "birth_place" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "postal" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone2" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "skype" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "emergency_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "emergency_relation" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "emergency_email" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "emergency_address" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "emergency_skype" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_unreviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signature_file_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signature_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signature_decided_by" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signature_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "master_pin_hash" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_bound_vessel_id_vessels_id_fk" FOREIGN KEY ("bound_vessel_id") REFERENCES "public"."vessels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_documents" ADD CONSTRAINT "crew_documents_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_documents" ADD CONSTRAINT "crew_documents_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_documents" ADD CONSTRAINT "crew_documents_replaces" FOREIGN KEY ("vessel_id","replaces_id") REFERENCES "public"."crew_documents"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboard_stays" ADD CONSTRAINT "onboard_stays_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petty_cash_floats" ADD CONSTRAINT "petty_cash_floats_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_by_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "platform_changes_by_subject" ON "platform_changes" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "support_visits_by_user" ON "support_visits" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "crew_documents_by_profile" ON "crew_documents" USING btree ("vessel_id","profile_id","expires_on");--> statement-breakpoint
CREATE INDEX "engagements_by_profile" ON "engagements" USING btree ("vessel_id","profile_id","signed_on_on");--> statement-breakpoint
CREATE INDEX "onboard_stays_by_profile" ON "onboard_stays" USING btree ("vessel_id","profile_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "onboard_stays_open" ON "onboard_stays" USING btree ("vessel_id","profile_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "petty_cash_floats_once" ON "petty_cash_floats" USING btree ("vessel_id","profile_id","currency");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo" FOREIGN KEY ("vessel_id","photo_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_signature" FOREIGN KEY ("vessel_id","signature_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_user" ON "mails" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "memberships_overview" ON "memberships" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "files_overview" ON "files" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "changes_overview" ON "changes" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "support_visits_of_vessel" ON "support_visits" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crew_documents_of_vessel" ON "crew_documents" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "engagements_of_vessel" ON "engagements" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "onboard_stays_of_vessel" ON "onboard_stays" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "petty_cash_floats_of_vessel" ON "petty_cash_floats" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "vessel_archives_of_vessel" ON "vessel_archives" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "memberships_of_vessel" ON "memberships" TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);