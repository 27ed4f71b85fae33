CREATE TABLE "company_memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
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
	"soft_deleted_at" timestamp with time zone,
	"soft_deleted_by" uuid,
	"invited_at" timestamp with time zone,
	"awaits_consent" boolean DEFAULT false NOT NULL,
	"left_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "memberships_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"border_color" text,
	"is_on_mailing_list" boolean DEFAULT true NOT NULL,
	"is_superadmin" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"soft_deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"last_vessel_id" uuid,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" bigint,
	"security_keys_since" timestamp with time zone,
	"privacy_version" text,
	"privacy_acknowledged_at" timestamp with time zone,
	"proven_email" text,
	"stands_for_id" uuid,
	"invited_email" text
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
	"supplier_id" uuid,
	"type" text,
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
CREATE TABLE "reading_rounds" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"department" text,
	"counter_ids" uuid[] DEFAULT '{}' NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "reading_rounds_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "reading_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"former_holders" jsonb DEFAULT '[]' NOT NULL,
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
	"model_no" text,
	"barcode" text,
	"unit" text DEFAULT 'pcs' NOT NULL,
	"purchase_unit" text,
	"min_quantity" numeric(12, 3),
	"max_quantity" numeric(12, 3),
	"pack_size" numeric(12, 3),
	"is_critical" boolean DEFAULT false NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"price_minor" bigint,
	"currency" text,
	"supplier_name" text,
	"supplier_id" uuid,
	"owner_user_id" uuid,
	"has_lots" boolean DEFAULT false NOT NULL,
	"photo_file_id" uuid,
	"description" text,
	"archived_at" timestamp with time zone,
	"import_id" uuid,
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
	"archived_at" timestamp with time zone,
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
	"spot_x" integer,
	"spot_y" integer,
	"import_id" uuid,
	CONSTRAINT "spare_parts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "spare_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"count_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"lot_id" uuid,
	"expected_quantity" numeric(12, 3),
	"counted_quantity" numeric(12, 3),
	"counted_by" uuid,
	"counted_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "stock_count_lines_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_count_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"location_id" uuid,
	"category" text,
	"is_blind" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"posted_at" timestamp with time zone,
	"posted_by" uuid,
	CONSTRAINT "stock_counts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_lots" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" uuid NOT NULL,
	"lot_number" text,
	"expires_on" date,
	CONSTRAINT "stock_lots_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_lots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"lot_id" uuid,
	"order_line_id" uuid,
	"count_id" uuid,
	"reverses_move_id" uuid,
	"act_id" uuid,
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
	"grace_days" integer DEFAULT 0 NOT NULL,
	"grace_tenths" bigint DEFAULT 0 NOT NULL,
	"lead_days" integer DEFAULT 14 NOT NULL,
	"lead_tenths" bigint DEFAULT 0 NOT NULL,
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
	"found_by" text,
	"reported_by" text,
	"root_cause" text,
	"temporary_repair" text,
	"corrective_action" text,
	"preventive_action" text,
	"class_notice" text,
	"needs_triage" boolean DEFAULT false NOT NULL,
	"triaged_at" timestamp with time zone,
	"triaged_by" uuid,
	"cancel_reason" text,
	"cause" jsonb,
	"archived_at" timestamp with time zone,
	"import_id" uuid,
	CONSTRAINT "jobs_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "library_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"equipment_type" text NOT NULL,
	"template" jsonb NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"model" jsonb NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "digest_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from_minute" integer,
	"quiet_until_minute" integer,
	"digest_at_minute" integer DEFAULT 420 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"mail" text DEFAULT 'none' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_user_id" uuid,
	"dedupe_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"mail" text DEFAULT 'none' NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"failure" text,
	"user_id" uuid,
	"template" text
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
CREATE TABLE "platform_creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"path" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_creations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_alarms" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"address" text,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid,
	"spare_part_id" uuid,
	"job_id" uuid,
	"equipment_id" uuid,
	"description" text NOT NULL,
	"part_no" text,
	"unit" text DEFAULT 'pcs' NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"units_per_purchase" numeric(12, 3) DEFAULT 1 NOT NULL,
	"unit_price_minor" bigint,
	"tax_permille" integer,
	"approved_quantity" numeric(12, 3),
	"received_quantity" numeric(12, 3) DEFAULT 0 NOT NULL,
	"is_closed_short" boolean DEFAULT false NOT NULL,
	"quoted_price_minor" bigint,
	"promised_on" date,
	"note" text,
	CONSTRAINT "order_lines_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_receipt_lines" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"receipt_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit_price_minor" bigint,
	"location_id" uuid,
	"lot_id" uuid,
	"move_id" uuid,
	"note" text,
	CONSTRAINT "order_receipt_lines_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_receipt_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_receipts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"delivery_note" text,
	"note" text,
	"reverses_receipt_id" uuid,
	CONSTRAINT "order_receipts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"year" integer NOT NULL,
	"title" text NOT NULL,
	"supplier_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"currency" text NOT NULL,
	"exchange_rate" numeric(18, 8),
	"needed_on" date,
	"expected_on" date,
	"deliver_to" text,
	"notes" text,
	"internal_notes" text,
	"shipping_minor" bigint,
	"requested_by" uuid,
	"requested_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"approved_total_minor" bigint,
	"actual_total_minor" bigint,
	"ordered_by" uuid,
	"ordered_at" timestamp with time zone,
	"sent_to" text,
	"closed_at" timestamp with time zone,
	"cancel_reason" text,
	"answer_token_hash" text,
	"answer_expires_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer_note" text,
	"supplier_reference" text,
	CONSTRAINT "orders_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "disclosures" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disclosures_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "disclosures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"is_on_mailing_list" boolean DEFAULT true NOT NULL,
	"photo_file_id" uuid,
	"birth_date" date,
	"birth_place" text,
	"gender" text,
	"nationality" text,
	"address" text,
	"city" text,
	"postal" text,
	"phone" text,
	"phone2" text,
	"skype" text,
	"emergency_name" text,
	"emergency_phone" text,
	"emergency_relation" text,
	"emergency_email" text,
	"emergency_address" text,
	"emergency_skype" text,
	"is_unreviewed" boolean DEFAULT false NOT NULL,
	"signature_file_id" uuid,
	"signature_status" text DEFAULT 'none' NOT NULL,
	"signature_decided_by" uuid,
	"signature_decided_at" timestamp with time zone,
	"master_pin_hash" text,
	CONSTRAINT "profiles_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"trigger_event" text,
	"measured_name" text,
	"measured_unit" text,
	"measured_min" numeric(12, 3),
	"measured_max" numeric(12, 3),
	"due_within_days" integer,
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
	"signature" text DEFAULT 'none' NOT NULL,
	"class_item_no" text,
	"class_survey" text,
	"class_window_months" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"known_done_on" date,
	"known_done_total" bigint,
	"import_id" uuid,
	CONSTRAINT "plans_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answered_writes" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"step" integer NOT NULL,
	"path" text NOT NULL,
	"digest" text NOT NULL,
	"answer" text,
	CONSTRAINT "answered_writes_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "answered_writes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "creations" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"path" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "creations_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "creations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "record_files" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "record_files_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "record_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'reset' NOT NULL,
	"new_email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "security_key_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"address" text,
	"last_seen_at" timestamp with time zone,
	"is_persistent" boolean DEFAULT true NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "supplier_contacts" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"supplier_id" uuid NOT NULL,
	"name" text NOT NULL,
	"duty" text,
	"email" text,
	"phone" text,
	"takes_orders" boolean DEFAULT false NOT NULL,
	CONSTRAINT "supplier_contacts_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_documents" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"supplier_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"expires_on" date,
	"has_no_expiry" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "supplier_documents_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suppliers" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"email" text,
	"phone" text,
	"street_address" text,
	"postal_code" text,
	"city" text,
	"country" text,
	"website" text,
	"description" text,
	"operating_in" text[] DEFAULT '{}' NOT NULL,
	"rating" integer,
	"currency" text,
	"lead_time_days" integer,
	"account_number" text,
	"payment_terms" text,
	"archived_at" timestamp with time zone,
	"merged_into_id" uuid,
	"import_id" uuid,
	CONSTRAINT "suppliers_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "declared_events" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"event" text NOT NULL,
	"happens_on" date NOT NULL,
	"note" text,
	CONSTRAINT "declared_events_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "declared_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_readings" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" uuid NOT NULL,
	"value" numeric(12, 3) NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"note" text,
	"job_id" uuid,
	CONSTRAINT "plan_readings_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"vessel_type" text,
	"official_number" text,
	"port_of_registry" text,
	"mmsi" text,
	"hull_number" text,
	"class_society" text,
	"beam_metres" numeric(6, 2),
	"draught_metres" numeric(6, 2),
	"gross_tonnage" integer,
	"owner_name" text,
	"address" text,
	"contact_phone" text,
	"max_persons" integer,
	"max_passengers" integer,
	"volume_unit" text DEFAULT 'litre' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"photo_file_id" uuid,
	"subscription_ends_on" date,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"deletion_requested_at" timestamp with time zone,
	"deletion_requested_by" uuid,
	"deletes_at" timestamp with time zone,
	"is_template" boolean DEFAULT false NOT NULL,
	"approval_limits" jsonb DEFAULT '{"captain":null,"management":null}'::jsonb NOT NULL,
	CONSTRAINT "vessels_number_unique" UNIQUE("number")
);
--> statement-breakpoint
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
	"done_on" date,
	"due_on" date,
	"done_by_profile_id" uuid,
	"work_done" text,
	"spent_tenths" integer,
	"total" bigint,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credited_by" text,
	"credit_capacity" text,
	"credit_confirmed_by" text,
	"credit_confirmed_on" date,
	"withdrawn_at" timestamp with time zone,
	"import_id" uuid,
	CONSTRAINT "work_history_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "work_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_templates" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"equipment_type" text NOT NULL,
	"title" text NOT NULL,
	"department" text,
	"template" jsonb NOT NULL,
	"source" text,
	"archived_at" timestamp with time zone,
	CONSTRAINT "job_templates_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_groups" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"department" text,
	"tasks" text[] DEFAULT '{}' NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "task_groups_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "task_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worklist_jobs" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"worklist_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_additional" boolean DEFAULT false NOT NULL,
	"note" text,
	CONSTRAINT "worklist_jobs_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "worklist_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worklist_members" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"worklist_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "worklist_members_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "worklist_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worklists" (
	"vessel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"description" text,
	"starts_on" date,
	"ends_on" date,
	"frozen_at" timestamp with time zone,
	"frozen_by" uuid,
	"closed_at" timestamp with time zone,
	"copied_from_id" uuid,
	CONSTRAINT "worklists_pk" PRIMARY KEY("vessel_id","id")
);
--> statement-breakpoint
ALTER TABLE "worklists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_memberships" ADD CONSTRAINT "company_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_segments" ADD CONSTRAINT "counter_segments_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_parent" FOREIGN KEY ("vessel_id","parent_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_photo" FOREIGN KEY ("vessel_id","photo_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_files" ADD CONSTRAINT "equipment_files_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_files" ADD CONSTRAINT "equipment_files_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_drawing" FOREIGN KEY ("vessel_id","drawing_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_photo" FOREIGN KEY ("vessel_id","photo_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_locations" ADD CONSTRAINT "item_locations_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_locations" ADD CONSTRAINT "item_locations_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_section" FOREIGN KEY ("vessel_id","section_id") REFERENCES "public"."sections"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count" FOREIGN KEY ("vessel_id","count_id") REFERENCES "public"."stock_counts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_lot" FOREIGN KEY ("vessel_id","lot_id") REFERENCES "public"."stock_lots"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_lots" ADD CONSTRAINT "stock_lots_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_reverses" FOREIGN KEY ("vessel_id","reverses_move_id") REFERENCES "public"."stock_moves"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_lot" FOREIGN KEY ("vessel_id","lot_id") REFERENCES "public"."stock_lots"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_count" FOREIGN KEY ("vessel_id","count_id") REFERENCES "public"."stock_counts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "digest_settings" ADD CONSTRAINT "digest_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_alarms" ADD CONSTRAINT "security_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order" FOREIGN KEY ("vessel_id","order_id") REFERENCES "public"."orders"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_spare_part" FOREIGN KEY ("vessel_id","spare_part_id") REFERENCES "public"."spare_parts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt_lines" ADD CONSTRAINT "order_receipt_lines_receipt" FOREIGN KEY ("vessel_id","receipt_id") REFERENCES "public"."order_receipts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt_lines" ADD CONSTRAINT "order_receipt_lines_line" FOREIGN KEY ("vessel_id","order_line_id") REFERENCES "public"."order_lines"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt_lines" ADD CONSTRAINT "order_receipt_lines_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt_lines" ADD CONSTRAINT "order_receipt_lines_lot" FOREIGN KEY ("vessel_id","lot_id") REFERENCES "public"."stock_lots"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt_lines" ADD CONSTRAINT "order_receipt_lines_move" FOREIGN KEY ("vessel_id","move_id") REFERENCES "public"."stock_moves"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_order" FOREIGN KEY ("vessel_id","order_id") REFERENCES "public"."orders"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_reverses" FOREIGN KEY ("vessel_id","reverses_receipt_id") REFERENCES "public"."order_receipts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_documents" ADD CONSTRAINT "crew_documents_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_documents" ADD CONSTRAINT "crew_documents_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_documents" ADD CONSTRAINT "crew_documents_replaces" FOREIGN KEY ("vessel_id","replaces_id") REFERENCES "public"."crew_documents"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboard_stays" ADD CONSTRAINT "onboard_stays_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petty_cash_floats" ADD CONSTRAINT "petty_cash_floats_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo" FOREIGN KEY ("vessel_id","photo_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_signature" FOREIGN KEY ("vessel_id","signature_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_assignees" ADD CONSTRAINT "plan_assignees_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_assignees" ADD CONSTRAINT "plan_assignees_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_tasks" ADD CONSTRAINT "plan_tasks_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_counter" FOREIGN KEY ("vessel_id","counter_id") REFERENCES "public"."counters"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import" FOREIGN KEY ("vessel_id","import_id") REFERENCES "public"."imports"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_bound_vessel_id_vessels_id_fk" FOREIGN KEY ("bound_vessel_id") REFERENCES "public"."vessels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_key_challenges" ADD CONSTRAINT "security_key_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_keys" ADD CONSTRAINT "security_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_merged_into" FOREIGN KEY ("vessel_id","merged_into_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vessels" ADD CONSTRAINT "vessels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_plan" FOREIGN KEY ("vessel_id","plan_id") REFERENCES "public"."plans"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_equipment" FOREIGN KEY ("vessel_id","equipment_id") REFERENCES "public"."equipment"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_done_by" FOREIGN KEY ("vessel_id","done_by_profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_jobs" ADD CONSTRAINT "worklist_jobs_worklist" FOREIGN KEY ("vessel_id","worklist_id") REFERENCES "public"."worklists"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_jobs" ADD CONSTRAINT "worklist_jobs_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_members" ADD CONSTRAINT "worklist_members_worklist" FOREIGN KEY ("vessel_id","worklist_id") REFERENCES "public"."worklists"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_members" ADD CONSTRAINT "worklist_members_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklists" ADD CONSTRAINT "worklists_copied_from" FOREIGN KEY ("vessel_id","copied_from_id") REFERENCES "public"."worklists"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_memberships_user" ON "company_memberships" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user" ON "memberships" USING btree ("vessel_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_visits_by_user" ON "support_visits" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "counter_segments_number" ON "counter_segments" USING btree ("vessel_id","counter_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "counters_one_of_kind" ON "counters" USING btree ("vessel_id","equipment_id","kind");--> statement-breakpoint
CREATE INDEX "equipment_by_parent" ON "equipment" USING btree ("vessel_id","parent_id","position","name");--> statement-breakpoint
CREATE INDEX "equipment_by_name" ON "equipment" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "equipment_by_code" ON "equipment" USING btree ("vessel_id","code");--> statement-breakpoint
CREATE INDEX "equipment_by_supplier" ON "equipment" USING btree ("vessel_id","supplier_id") WHERE supplier_id is not null;--> statement-breakpoint
CREATE INDEX "equipment_files_by_equipment" ON "equipment_files" USING btree ("vessel_id","equipment_id","created_at");--> statement-breakpoint
CREATE INDEX "equipment_files_by_file" ON "equipment_files" USING btree ("vessel_id","file_id");--> statement-breakpoint
CREATE INDEX "reading_rounds_by_name" ON "reading_rounds" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "readings_by_time" ON "readings" USING btree ("vessel_id","counter_id","read_at");--> statement-breakpoint
CREATE INDEX "readings_by_job" ON "readings" USING btree ("vessel_id","job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "sections_by_equipment" ON "sections" USING btree ("vessel_id","equipment_id","position");--> statement-breakpoint
CREATE INDEX "inventory_items_by_barcode" ON "inventory_items" USING btree ("vessel_id","barcode");--> statement-breakpoint
CREATE INDEX "inventory_items_by_name" ON "inventory_items" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "inventory_items_by_part_no" ON "inventory_items" USING btree ("vessel_id","part_no");--> statement-breakpoint
CREATE INDEX "inventory_items_by_supplier" ON "inventory_items" USING btree ("vessel_id","supplier_id") WHERE supplier_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "item_locations_place" ON "item_locations" USING btree ("vessel_id","item_id","location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_name" ON "locations" USING btree ("vessel_id","name");--> statement-breakpoint
CREATE INDEX "spare_parts_by_equipment" ON "spare_parts" USING btree ("vessel_id","equipment_id","designation");--> statement-breakpoint
CREATE INDEX "spare_parts_by_item" ON "spare_parts" USING btree ("vessel_id","item_id");--> statement-breakpoint
CREATE INDEX "spare_parts_by_section" ON "spare_parts" USING btree ("vessel_id","section_id") WHERE section_id is not null;--> statement-breakpoint
CREATE INDEX "stock_count_lines_by_count" ON "stock_count_lines" USING btree ("vessel_id","count_id","item_id");--> statement-breakpoint
CREATE INDEX "stock_counts_by_status" ON "stock_counts" USING btree ("vessel_id","status","id");--> statement-breakpoint
CREATE INDEX "stock_lots_by_item" ON "stock_lots" USING btree ("vessel_id","item_id","expires_on");--> statement-breakpoint
CREATE INDEX "stock_moves_by_time" ON "stock_moves" USING btree ("vessel_id","item_id","moved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_moves_reversed_once" ON "stock_moves" USING btree ("vessel_id","reverses_move_id");--> statement-breakpoint
CREATE INDEX "stock_moves_by_item" ON "stock_moves" USING btree ("vessel_id","item_id","location_id","quantity");--> statement-breakpoint
CREATE INDEX "stock_moves_by_job" ON "stock_moves" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_assignees_once" ON "job_assignees" USING btree ("vessel_id","job_id","profile_id");--> statement-breakpoint
CREATE INDEX "job_assignees_by_profile" ON "job_assignees" USING btree ("vessel_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_files_once" ON "job_files" USING btree ("vessel_id","job_id","file_id");--> statement-breakpoint
CREATE INDEX "job_files_by_file" ON "job_files" USING btree ("vessel_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_parts_once" ON "job_parts" USING btree ("vessel_id","job_id","item_id");--> statement-breakpoint
CREATE INDEX "job_parts_by_item" ON "job_parts" USING btree ("vessel_id","item_id");--> statement-breakpoint
CREATE INDEX "job_postponements_by_job" ON "job_postponements" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE INDEX "job_tasks_by_job" ON "job_tasks" USING btree ("vessel_id","job_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_number" ON "jobs" USING btree ("vessel_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_occurrence" ON "jobs" USING btree ("vessel_id","plan_id","occurrence") WHERE plan_id is not null and status is distinct from 'cancelled';--> statement-breakpoint
CREATE INDEX "jobs_by_planned" ON "jobs" USING btree ("vessel_id","planned_on","id");--> statement-breakpoint
CREATE INDEX "jobs_open_by_planned" ON "jobs" USING btree ("vessel_id","planned_on","id") WHERE archived_at is null and (status is null or status not in ('done', 'verified', 'cancelled'));--> statement-breakpoint
CREATE INDEX "jobs_open_by_number" ON "jobs" USING btree ("vessel_id","number","id") WHERE archived_at is null and (status is null or status not in ('done', 'verified', 'cancelled'));--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("vessel_id","status","planned_on");--> statement-breakpoint
CREATE INDEX "jobs_by_equipment" ON "jobs" USING btree ("vessel_id","equipment_id","planned_on");--> statement-breakpoint
CREATE INDEX "jobs_by_done" ON "jobs" USING btree ("vessel_id","done_at");--> statement-breakpoint
CREATE INDEX "jobs_by_previous" ON "jobs" USING btree ("vessel_id","previous_job_id") WHERE previous_job_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_finding" ON "jobs" USING btree ("vessel_id","found_during_job_id") WHERE found_during_job_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_counter" ON "jobs" USING btree ("vessel_id","counter_id") WHERE counter_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_section" ON "jobs" USING btree ("vessel_id","section_id") WHERE section_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "library_jobs_key" ON "library_jobs" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "library_models_key" ON "library_models" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_once" ON "notification_preferences" USING btree ("user_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("vessel_id","user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("vessel_id","user_id","id");--> statement-breakpoint
CREATE INDEX "mails_by_user" ON "mails" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "platform_changes_by_subject" ON "platform_changes" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "platform_creations_by_time" ON "platform_creations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_alarms_by_time" ON "security_alarms" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "order_lines_by_order" ON "order_lines" USING btree ("vessel_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_item" ON "order_lines" USING btree ("vessel_id","item_id");--> statement-breakpoint
CREATE INDEX "order_receipt_lines_by_line" ON "order_receipt_lines" USING btree ("vessel_id","order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_receipts_reversed_once" ON "order_receipts" USING btree ("vessel_id","reverses_receipt_id");--> statement-breakpoint
CREATE INDEX "order_receipts_by_order" ON "order_receipts" USING btree ("vessel_id","order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("vessel_id","number");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("vessel_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_by_supplier" ON "orders" USING btree ("vessel_id","supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_answer" ON "orders" USING btree ("answer_token_hash");--> statement-breakpoint
CREATE INDEX "crew_documents_by_profile" ON "crew_documents" USING btree ("vessel_id","profile_id","expires_on");--> statement-breakpoint
CREATE INDEX "crew_documents_by_replaced" ON "crew_documents" USING btree ("vessel_id","replaces_id") WHERE replaces_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "disclosures_once" ON "disclosures" USING btree ("vessel_id","profile_id","day","reader_id","kind");--> statement-breakpoint
CREATE INDEX "disclosures_by_day" ON "disclosures" USING btree ("vessel_id","day");--> statement-breakpoint
CREATE INDEX "engagements_by_profile" ON "engagements" USING btree ("vessel_id","profile_id","signed_on_on");--> statement-breakpoint
CREATE INDEX "onboard_stays_by_profile" ON "onboard_stays" USING btree ("vessel_id","profile_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "onboard_stays_open" ON "onboard_stays" USING btree ("vessel_id","profile_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "petty_cash_floats_once" ON "petty_cash_floats" USING btree ("vessel_id","profile_id","currency");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("vessel_id","last_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user" ON "profiles" USING btree ("vessel_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_assignees_once" ON "plan_assignees" USING btree ("vessel_id","plan_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_parts_once" ON "plan_parts" USING btree ("vessel_id","plan_id","item_id");--> statement-breakpoint
CREATE INDEX "plan_tasks_by_plan" ON "plan_tasks" USING btree ("vessel_id","plan_id","position");--> statement-breakpoint
CREATE INDEX "plans_by_equipment" ON "plans" USING btree ("vessel_id","equipment_id");--> statement-breakpoint
CREATE INDEX "plans_by_counter" ON "plans" USING btree ("vessel_id","counter_id") WHERE counter_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "answered_writes_key" ON "answered_writes" USING btree ("user_id","vessel_id","key","step");--> statement-breakpoint
CREATE INDEX "answered_writes_by_time" ON "answered_writes" USING btree ("vessel_id","created_at");--> statement-breakpoint
CREATE INDEX "changes_by_record" ON "changes" USING btree ("vessel_id","record_kind","record_id","seq");--> statement-breakpoint
CREATE INDEX "changes_related" ON "changes" USING gin ("related_ids");--> statement-breakpoint
CREATE INDEX "changes_by_seq" ON "changes" USING btree ("vessel_id","seq");--> statement-breakpoint
CREATE INDEX "comments_by_record" ON "comments" USING btree ("vessel_id","record_kind","record_id","id");--> statement-breakpoint
CREATE INDEX "creations_by_time" ON "creations" USING btree ("vessel_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_mappings_signature" ON "import_mappings" USING btree ("vessel_id","kind","signature");--> statement-breakpoint
CREATE INDEX "import_rows_by_import" ON "import_rows" USING btree ("vessel_id","import_id","source_row");--> statement-breakpoint
CREATE UNIQUE INDEX "record_files_once" ON "record_files" USING btree ("vessel_id","record_kind","record_id","file_id");--> statement-breakpoint
CREATE INDEX "record_files_by_file" ON "record_files" USING btree ("vessel_id","file_id");--> statement-breakpoint
CREATE INDEX "saved_views_by_module" ON "saved_views" USING btree ("vessel_id","module","position");--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_record" ON "search_entries" USING btree ("vessel_id","record_kind","record_id");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_by_beginning" ON "search_words" USING btree ("vessel_id",word collate "C");--> statement-breakpoint
CREATE INDEX "search_words_of_letters" ON "search_words" USING btree ("vessel_id",word collate "C") WHERE word !~ '[0-9]';--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_by_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "security_key_challenges_by_user" ON "security_key_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_key_challenges_end" ON "security_key_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "security_keys_credential" ON "security_keys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "security_keys_by_user" ON "security_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_once" ON "signatures" USING btree ("vessel_id","act_id","purpose");--> statement-breakpoint
CREATE INDEX "signatures_by_record" ON "signatures" USING btree ("vessel_id","record_kind","record_id");--> statement-breakpoint
CREATE INDEX "supplier_contacts_by_supplier" ON "supplier_contacts" USING btree ("vessel_id","supplier_id","name");--> statement-breakpoint
CREATE INDEX "supplier_documents_by_supplier" ON "supplier_documents" USING btree ("vessel_id","supplier_id","expires_on");--> statement-breakpoint
CREATE INDEX "suppliers_by_name" ON "suppliers" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "suppliers_by_merged" ON "suppliers" USING btree ("vessel_id","merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "declared_events_by_day" ON "declared_events" USING btree ("vessel_id","happens_on");--> statement-breakpoint
CREATE INDEX "plan_readings_by_plan" ON "plan_readings" USING btree ("vessel_id","plan_id","read_at");--> statement-breakpoint
CREATE INDEX "work_history_by_equipment" ON "work_history" USING btree ("vessel_id","equipment_id","done_at");--> statement-breakpoint
CREATE INDEX "work_history_by_job" ON "work_history" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE INDEX "work_history_by_plan" ON "work_history" USING btree ("vessel_id","plan_id","done_at");--> statement-breakpoint
CREATE INDEX "job_templates_by_type" ON "job_templates" USING btree ("vessel_id","equipment_type","title");--> statement-breakpoint
CREATE INDEX "task_groups_by_name" ON "task_groups" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "worklist_jobs_once" ON "worklist_jobs" USING btree ("vessel_id","worklist_id","job_id");--> statement-breakpoint
CREATE INDEX "worklist_jobs_by_job" ON "worklist_jobs" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "worklist_members_once" ON "worklist_members" USING btree ("vessel_id","worklist_id","profile_id");--> statement-breakpoint
CREATE INDEX "worklists_by_start" ON "worklists" USING btree ("vessel_id","starts_on","id");--> statement-breakpoint
CREATE POLICY "memberships_of_vessel" ON "memberships" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "memberships_overview" ON "memberships" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "support_visits_of_vessel" ON "support_visits" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "counter_segments_of_vessel" ON "counter_segments" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "counters_of_vessel" ON "counters" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "counters_fleet" ON "counters" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "equipment_of_vessel" ON "equipment" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "equipment_files_of_vessel" ON "equipment_files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "reading_rounds_of_vessel" ON "reading_rounds" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "readings_of_vessel" ON "readings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sections_of_vessel" ON "sections" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "files_of_vessel" ON "files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "files_overview" ON "files" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "inventory_items_of_vessel" ON "inventory_items" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid and (not is_private or not coalesce(current_setting('app.hides_private', true), '') = 'on' or owner_user_id = nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "item_locations_of_vessel" ON "item_locations" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "locations_of_vessel" ON "locations" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "spare_parts_of_vessel" ON "spare_parts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_count_lines_of_vessel" ON "stock_count_lines" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_counts_of_vessel" ON "stock_counts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_lots_of_vessel" ON "stock_lots" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_moves_of_vessel" ON "stock_moves" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_assignees_of_vessel" ON "job_assignees" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_files_of_vessel" ON "job_files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_parts_of_vessel" ON "job_parts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_postponements_of_vessel" ON "job_postponements" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_tasks_of_vessel" ON "job_tasks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "jobs_of_vessel" ON "jobs" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "jobs_fleet" ON "jobs" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "notifications_of_vessel" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "order_lines_of_vessel" ON "order_lines" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "order_receipt_lines_of_vessel" ON "order_receipt_lines" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "order_receipts_of_vessel" ON "order_receipts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "orders_of_vessel" ON "orders" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "orders_answered" ON "orders" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "crew_documents_of_vessel" ON "crew_documents" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crew_documents_fleet" ON "crew_documents" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "disclosures_of_vessel" ON "disclosures" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "engagements_of_vessel" ON "engagements" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "onboard_stays_of_vessel" ON "onboard_stays" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "onboard_stays_fleet" ON "onboard_stays" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "petty_cash_floats_of_vessel" ON "petty_cash_floats" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_of_vessel" ON "profiles" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_fleet" ON "profiles" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "plan_assignees_of_vessel" ON "plan_assignees" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_parts_of_vessel" ON "plan_parts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_tasks_of_vessel" ON "plan_tasks" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plans_of_vessel" ON "plans" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "answered_writes_of_vessel" ON "answered_writes" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid or user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "changes_of_vessel" ON "changes" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "changes_overview" ON "changes" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "comments_of_vessel" ON "comments" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "creations_of_vessel" ON "creations" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "import_mappings_of_vessel" ON "import_mappings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "import_rows_of_vessel" ON "import_rows" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "imports_of_vessel" ON "imports" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "number_sequences_of_vessel" ON "number_sequences" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "record_files_of_vessel" ON "record_files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_views_of_vessel" ON "saved_views" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "search_entries_of_vessel" ON "search_entries" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "search_entries_finder" ON "search_entries" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "search_words_of_vessel" ON "search_words" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "search_words_finder" ON "search_words" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "vessel_archives_of_vessel" ON "vessel_archives" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "signatures_of_vessel" ON "signatures" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "supplier_contacts_of_vessel" ON "supplier_contacts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "supplier_documents_of_vessel" ON "supplier_documents" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "suppliers_of_vessel" ON "suppliers" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "declared_events_of_vessel" ON "declared_events" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "plan_readings_of_vessel" ON "plan_readings" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "work_history_of_vessel" ON "work_history" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_templates_of_vessel" ON "job_templates" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "task_groups_of_vessel" ON "task_groups" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "worklist_jobs_of_vessel" ON "worklist_jobs" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "worklist_members_of_vessel" ON "worklist_members" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "worklists_of_vessel" ON "worklists" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
-- References to tables that are written after those they start from: see later-references.ts.
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id");
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_line" FOREIGN KEY ("vessel_id","order_line_id") REFERENCES "public"."order_lines"("vessel_id","id");
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id");
