CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"contact" text,
	"is_free" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"user_type" text,
	"department" text,
	"access" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ends_on" date,
	CONSTRAINT "memberships_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"address" text,
	"is_persistent" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"current_theme" text DEFAULT 'dark' NOT NULL,
	"nav_type" text DEFAULT 'top' NOT NULL,
	"side_nav_theme" text DEFAULT 'dark' NOT NULL,
	"nav_collapsed" boolean DEFAULT false NOT NULL,
	"top_nav_color" text DEFAULT 'default' NOT NULL,
	"header_nav_color" text DEFAULT 'default' NOT NULL,
	"mobile_nav" boolean DEFAULT false NOT NULL,
	"font_size" text DEFAULT 'base' NOT NULL,
	"direction" text DEFAULT 'ltr' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "themes_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"job_title" text,
	"background_color" text NOT NULL,
	"is_superadmin" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"soft_deleted_at" timestamp with time zone,
	"last_vessel_id" uuid
);
--> statement-breakpoint
CREATE TABLE "vessels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "vessels_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"edition" text DEFAULT 'full' NOT NULL,
	"subscription" text DEFAULT 'paid' NOT NULL,
	"subscription_state" text DEFAULT 'ACTIVE' NOT NULL,
	"company_id" uuid,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"flag" text,
	"imo" text,
	"call_sign" text,
	"builder" text,
	"year_built" integer,
	"length_metres" integer,
	"contact_email" text,
	CONSTRAINT "vessels_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "counter_segments" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"counter_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text DEFAULT 'installed' NOT NULL,
	"offset_total" bigint NOT NULL,
	"start_reading" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"end_reading" bigint,
	"note" text,
	CONSTRAINT "counter_segments_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "counter_segments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "counters" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"equipment_id" uuid NOT NULL,
	"kind" text DEFAULT 'hours' NOT NULL,
	"overhaul_total" bigint,
	"overhauled_on" date,
	"last_reading" bigint,
	"last_total" bigint,
	"last_read_at" timestamp with time zone,
	"daily_average" bigint,
	CONSTRAINT "counters_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "equipment" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"department" text,
	"location" text,
	"manufacturer" text,
	"model_number" text,
	"serial_number" text,
	"supplier_name" text,
	"remarks" text,
	"is_critical" boolean DEFAULT false NOT NULL,
	"is_standby" boolean DEFAULT false NOT NULL,
	"is_used_at_sea" boolean DEFAULT true NOT NULL,
	"is_used_in_port" boolean DEFAULT true NOT NULL,
	"installed_on" date,
	"warranty_until" date,
	"warranty_note" text,
	"photo_file_id" uuid,
	"archived_at" timestamp with time zone,
	"import_id" uuid,
	CONSTRAINT "equipment_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "equipment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "equipment_files" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"equipment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text DEFAULT 'photo' NOT NULL,
	"title" text,
	CONSTRAINT "equipment_files_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "equipment_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "readings" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"counter_id" uuid NOT NULL,
	"segment_number" integer NOT NULL,
	"reading" bigint NOT NULL,
	"total" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"job_id" uuid,
	"note" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "readings_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sections" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"equipment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"drawing_file_id" uuid,
	CONSTRAINT "sections_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "sections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"taken_at" timestamp with time zone,
	CONSTRAINT "files_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inventory_items" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"part_no" text,
	"manufacturer" text,
	"category" text,
	"sub_category" text,
	"unit" text DEFAULT 'pcs' NOT NULL,
	"min_quantity" numeric(12, 3),
	"max_quantity" numeric(12, 3),
	"pack_size" numeric(12, 3),
	"is_critical" boolean DEFAULT false NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"price_minor" bigint,
	"currency" text,
	"supplier_name" text,
	"description" text,
	"archived_at" timestamp with time zone,
	CONSTRAINT "inventory_items_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "inventory_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_locations" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"box" text,
	"shelf" text,
	CONSTRAINT "item_locations_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "item_locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "locations" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"deck" text,
	CONSTRAINT "locations_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "spare_parts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"equipment_id" uuid NOT NULL,
	"section_id" uuid,
	"item_id" uuid,
	"designation" text NOT NULL,
	"part_no" text,
	"figure_number" text,
	"unit" text,
	"measurement" text,
	"fitted_quantity" numeric(12, 3),
	"serial_no" text,
	"standard" text,
	"key" text,
	"description" text,
	CONSTRAINT "spare_parts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "spare_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid,
	"reverses_move_id" uuid,
	"unit_cost_minor" bigint,
	"note" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_assignees" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "job_assignees_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_assignees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_files" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text DEFAULT 'photo' NOT NULL,
	CONSTRAINT "job_files_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_parts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"planned_quantity" numeric(12, 3) DEFAULT 0 NOT NULL,
	"used_quantity" numeric(12, 3),
	"location_id" uuid,
	CONSTRAINT "job_parts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_postponements" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"risk_reference" text,
	"old_due_on" date,
	"new_due_on" date,
	"old_due_total" bigint,
	"new_due_total" bigint,
	CONSTRAINT "job_postponements_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_postponements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_tasks" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	CONSTRAINT "job_tasks_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "jobs" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"year" integer NOT NULL,
	"plan_id" uuid,
	"occurrence" integer,
	"equipment_id" uuid,
	"section_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"kind" text DEFAULT 'planned' NOT NULL,
	"status" text,
	"priority" text DEFAULT 'normal' NOT NULL,
	"department" text,
	"location" text,
	"due_on" date,
	"counter_id" uuid,
	"due_total" bigint,
	"original_due_on" date,
	"original_due_total" bigint,
	"planned_on" date,
	"postponed_count" integer DEFAULT 0 NOT NULL,
	"waiting_note" text,
	"estimated_tenths" integer,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_total" bigint,
	"done_by_profile_id" uuid,
	"work_done" text,
	"spent_tenths" integer,
	"is_critical" boolean DEFAULT false NOT NULL,
	"needs_verification" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" uuid,
	"permit_reference" text,
	"risk_reference" text,
	"cost_minor" bigint,
	"currency" text,
	"previous_job_id" uuid,
	"found_during_job_id" uuid,
	"operational_effect" text,
	"cancel_reason" text,
	"archived_at" timestamp with time zone,
	"import_id" uuid,
	CONSTRAINT "jobs_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_assignees" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "plan_assignees_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_assignees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_parts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	CONSTRAINT "plan_parts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_tasks" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "plan_tasks_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plans" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"equipment_id" uuid,
	"title" text NOT NULL,
	"instructions" text,
	"kind" text DEFAULT 'planned' NOT NULL,
	"department" text,
	"priority" text DEFAULT 'normal' NOT NULL,
	"trigger" text NOT NULL,
	"interval_count" integer,
	"interval_unit" text,
	"counter_id" uuid,
	"counter_interval" bigint,
	"mode" text DEFAULT 'floating' NOT NULL,
	"anchor_on" date,
	"window_before_days" integer DEFAULT 0 NOT NULL,
	"grace_days" integer,
	"grace_tenths" bigint,
	"lead_days" integer,
	"estimated_tenths" integer,
	"is_critical" boolean DEFAULT false NOT NULL,
	"needs_verification" boolean DEFAULT false NOT NULL,
	"needs_photo" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"import_id" uuid,
	CONSTRAINT "plans_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_history" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid,
	"plan_id" uuid,
	"equipment_id" uuid,
	"outcome" text DEFAULT 'done' NOT NULL,
	"title" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"due_on" date,
	"done_by_profile_id" uuid,
	"work_done" text,
	"spent_tenths" integer,
	"total" bigint,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"import_id" uuid,
	CONSTRAINT "work_history_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "work_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"department" text,
	"job_title" text,
	"role" text DEFAULT 'crew' NOT NULL,
	"user_type" text,
	"color" text NOT NULL,
	"email" text,
	"is_onboard" boolean DEFAULT true NOT NULL,
	CONSTRAINT "profiles_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "changes" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"actor_kind" text DEFAULT 'user' NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"diff" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"related_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "changes_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comments" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"body" text NOT NULL,
	"mentioned_profile_ids" uuid[] DEFAULT '{}' NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"signature" text NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "import_mappings_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_rows" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"import_id" uuid NOT NULL,
	"source_row" integer NOT NULL,
	"action" text NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"before" jsonb,
	"record_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "import_rows_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "imports_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "number_sequences" (
	"vessel_id" uuid NOT NULL,
	"key" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "number_sequences_vessel_id_key_pk" PRIMARY KEY("vessel_id","key")
);
--> statement-breakpoint
ALTER TABLE "number_sequences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"module" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "saved_views_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_entries" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"detail" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "search_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_words" (
	"vessel_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_vessel_id_word_pk" PRIMARY KEY("vessel_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vessels" ADD CONSTRAINT "vessels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_segments" ADD CONSTRAINT "counter_segments_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_parent" FOREIGN KEY ("vessel_id","parent_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_photo" FOREIGN KEY ("vessel_id","photo_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_files" ADD CONSTRAINT "equipment_files_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_files" ADD CONSTRAINT "equipment_files_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_drawing" FOREIGN KEY ("vessel_id","drawing_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_locations" ADD CONSTRAINT "item_locations_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_locations" ADD CONSTRAINT "item_locations_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_section" FOREIGN KEY ("vessel_id","section_id") REFERENCES "public"."sections"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reverses" FOREIGN KEY ("vessel_id","reverses_move_id") REFERENCES "public"."stock_moves"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_assignees" ADD CONSTRAINT "job_assignees_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_assignees" ADD CONSTRAINT "job_assignees_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postponements" ADD CONSTRAINT "job_postponements_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_tasks" ADD CONSTRAINT "job_tasks_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_section" FOREIGN KEY ("vessel_id","section_id") REFERENCES "public"."sections"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_done_by" FOREIGN KEY ("vessel_id","done_by_profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_previous" FOREIGN KEY ("vessel_id","previous_job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_found_during" FOREIGN KEY ("vessel_id","found_during_job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_assignees" ADD CONSTRAINT "plan_assignees_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_assignees" ADD CONSTRAINT "plan_assignees_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_tasks" ADD CONSTRAINT "plan_tasks_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_done_by" FOREIGN KEY ("vessel_id","done_by_profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import" FOREIGN KEY ("vessel_id","import_id") REFERENCES "public"."imports"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_memberships_user" ON "company_memberships" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user" ON "memberships" USING btree ("vessel_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "counter_segments_number" ON "counter_segments" USING btree ("vessel_id","counter_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "counters_one_of_kind" ON "counters" USING btree ("vessel_id","equipment_id","kind");--> statement-breakpoint
CREATE INDEX "equipment_by_parent" ON "equipment" USING btree ("vessel_id","parent_id","position","name");--> statement-breakpoint
CREATE INDEX "equipment_by_name" ON "equipment" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "equipment_by_code" ON "equipment" USING btree ("vessel_id","code");--> statement-breakpoint
CREATE INDEX "equipment_files_by_equipment" ON "equipment_files" USING btree ("vessel_id","equipment_id","created_at");--> statement-breakpoint
CREATE INDEX "equipment_files_by_file" ON "equipment_files" USING btree ("vessel_id","file_id");--> statement-breakpoint
CREATE INDEX "readings_by_time" ON "readings" USING btree ("vessel_id","counter_id","read_at");--> statement-breakpoint
CREATE INDEX "sections_by_equipment" ON "sections" USING btree ("vessel_id","equipment_id","position");--> statement-breakpoint
CREATE INDEX "inventory_items_by_name" ON "inventory_items" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "inventory_items_by_part_no" ON "inventory_items" USING btree ("vessel_id","part_no");--> statement-breakpoint
CREATE UNIQUE INDEX "item_locations_place" ON "item_locations" USING btree ("vessel_id","item_id","location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_name" ON "locations" USING btree ("vessel_id","name");--> statement-breakpoint
CREATE INDEX "spare_parts_by_equipment" ON "spare_parts" USING btree ("vessel_id","equipment_id","designation");--> statement-breakpoint
CREATE INDEX "spare_parts_by_item" ON "spare_parts" USING btree ("vessel_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_moves_reversed_once" ON "stock_moves" USING btree ("vessel_id","reverses_move_id");--> statement-breakpoint
CREATE INDEX "stock_moves_by_item" ON "stock_moves" USING btree ("vessel_id","item_id","location_id","quantity");--> statement-breakpoint
CREATE INDEX "stock_moves_by_job" ON "stock_moves" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_assignees_once" ON "job_assignees" USING btree ("vessel_id","job_id","profile_id");--> statement-breakpoint
CREATE INDEX "job_assignees_by_profile" ON "job_assignees" USING btree ("vessel_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_files_once" ON "job_files" USING btree ("vessel_id","job_id","file_id");--> statement-breakpoint
CREATE INDEX "job_files_by_file" ON "job_files" USING btree ("vessel_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_parts_once" ON "job_parts" USING btree ("vessel_id","job_id","item_id");--> statement-breakpoint
CREATE INDEX "job_postponements_by_job" ON "job_postponements" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE INDEX "job_tasks_by_job" ON "job_tasks" USING btree ("vessel_id","job_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_number" ON "jobs" USING btree ("vessel_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_occurrence" ON "jobs" USING btree ("vessel_id","plan_id","occurrence") WHERE plan_id is not null and status is distinct from 'cancelled';--> statement-breakpoint
CREATE INDEX "jobs_by_planned" ON "jobs" USING btree ("vessel_id","planned_on","id");--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("vessel_id","status","planned_on");--> statement-breakpoint
CREATE INDEX "jobs_by_equipment" ON "jobs" USING btree ("vessel_id","equipment_id","planned_on");--> statement-breakpoint
CREATE INDEX "jobs_by_done" ON "jobs" USING btree ("vessel_id","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_assignees_once" ON "plan_assignees" USING btree ("vessel_id","plan_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_parts_once" ON "plan_parts" USING btree ("vessel_id","plan_id","item_id");--> statement-breakpoint
CREATE INDEX "plan_tasks_by_plan" ON "plan_tasks" USING btree ("vessel_id","plan_id","position");--> statement-breakpoint
CREATE INDEX "plans_by_equipment" ON "plans" USING btree ("vessel_id","equipment_id");--> statement-breakpoint
CREATE INDEX "work_history_by_equipment" ON "work_history" USING btree ("vessel_id","equipment_id","done_at");--> statement-breakpoint
CREATE INDEX "work_history_by_job" ON "work_history" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE INDEX "work_history_by_plan" ON "work_history" USING btree ("vessel_id","plan_id","done_at");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("vessel_id","last_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user" ON "profiles" USING btree ("vessel_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "changes_by_record" ON "changes" USING btree ("vessel_id","record_kind","record_id","seq");--> statement-breakpoint
CREATE INDEX "changes_related" ON "changes" USING gin ("related_ids");--> statement-breakpoint
CREATE INDEX "changes_by_seq" ON "changes" USING btree ("vessel_id","seq");--> statement-breakpoint
CREATE INDEX "comments_by_record" ON "comments" USING btree ("vessel_id","record_kind","record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_mappings_signature" ON "import_mappings" USING btree ("vessel_id","kind","signature");--> statement-breakpoint
CREATE INDEX "import_rows_by_import" ON "import_rows" USING btree ("vessel_id","import_id","source_row");--> statement-breakpoint
CREATE INDEX "saved_views_by_module" ON "saved_views" USING btree ("vessel_id","module","position");--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_record" ON "search_entries" USING btree ("vessel_id","record_kind","record_id");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE POLICY "memberships_of_vessel" ON "memberships" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "counter_segments_of_vessel" ON "counter_segments" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "counters_of_vessel" ON "counters" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "equipment_of_vessel" ON "equipment" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "equipment_files_of_vessel" ON "equipment_files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "readings_of_vessel" ON "readings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sections_of_vessel" ON "sections" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "files_of_vessel" ON "files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "inventory_items_of_vessel" ON "inventory_items" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "item_locations_of_vessel" ON "item_locations" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "locations_of_vessel" ON "locations" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "spare_parts_of_vessel" ON "spare_parts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_moves_of_vessel" ON "stock_moves" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_assignees_of_vessel" ON "job_assignees" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_files_of_vessel" ON "job_files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_parts_of_vessel" ON "job_parts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_postponements_of_vessel" ON "job_postponements" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_tasks_of_vessel" ON "job_tasks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "jobs_of_vessel" ON "jobs" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_assignees_of_vessel" ON "plan_assignees" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_parts_of_vessel" ON "plan_parts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_tasks_of_vessel" ON "plan_tasks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plans_of_vessel" ON "plans" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "work_history_of_vessel" ON "work_history" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_of_vessel" ON "profiles" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "changes_of_vessel" ON "changes" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "comments_of_vessel" ON "comments" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "import_mappings_of_vessel" ON "import_mappings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "import_rows_of_vessel" ON "import_rows" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "imports_of_vessel" ON "imports" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "number_sequences_of_vessel" ON "number_sequences" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_of_vessel" ON "saved_views" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "search_entries_of_vessel" ON "search_entries" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "search_entries_finder" ON "search_entries" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "search_words_of_vessel" ON "search_words" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "search_words_finder" ON "search_words" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);