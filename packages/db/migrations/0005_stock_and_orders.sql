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
ALTER TABLE "vessels" ADD COLUMN "approval_limits" jsonb DEFAULT '{"captain":null,"management":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "model_no" text;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "purchase_unit" text;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "owner_user_id" uuid;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "has_lots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD COLUMN "spot_x" integer;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD COLUMN "spot_y" integer;--> statement-breakpoint
ALTER TABLE "spare_parts" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "lot_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "count_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count" FOREIGN KEY ("vessel_id","count_id") REFERENCES "public"."stock_counts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_lot" FOREIGN KEY ("vessel_id","lot_id") REFERENCES "public"."stock_lots"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_location" FOREIGN KEY ("vessel_id","location_id") REFERENCES "public"."locations"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_lots" ADD CONSTRAINT "stock_lots_item" FOREIGN KEY ("vessel_id","item_id") REFERENCES "public"."inventory_items"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_settings" ADD CONSTRAINT "digest_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_documents" ADD CONSTRAINT "supplier_documents_file" FOREIGN KEY ("vessel_id","file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_merged_into" FOREIGN KEY ("vessel_id","merged_into_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_jobs" ADD CONSTRAINT "worklist_jobs_worklist" FOREIGN KEY ("vessel_id","worklist_id") REFERENCES "public"."worklists"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_jobs" ADD CONSTRAINT "worklist_jobs_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_members" ADD CONSTRAINT "worklist_members_worklist" FOREIGN KEY ("vessel_id","worklist_id") REFERENCES "public"."worklists"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_members" ADD CONSTRAINT "worklist_members_profile" FOREIGN KEY ("vessel_id","profile_id") REFERENCES "public"."profiles"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklists" ADD CONSTRAINT "worklists_copied_from" FOREIGN KEY ("vessel_id","copied_from_id") REFERENCES "public"."worklists"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_rounds_by_name" ON "reading_rounds" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "stock_count_lines_by_count" ON "stock_count_lines" USING btree ("vessel_id","count_id","item_id");--> statement-breakpoint
CREATE INDEX "stock_counts_by_status" ON "stock_counts" USING btree ("vessel_id","status","id");--> statement-breakpoint
CREATE INDEX "stock_lots_by_item" ON "stock_lots" USING btree ("vessel_id","item_id","expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_once" ON "notification_preferences" USING btree ("user_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("vessel_id","user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("vessel_id","user_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_by_order" ON "order_lines" USING btree ("vessel_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_item" ON "order_lines" USING btree ("vessel_id","item_id");--> statement-breakpoint
CREATE INDEX "order_receipt_lines_by_line" ON "order_receipt_lines" USING btree ("vessel_id","order_line_id");--> statement-breakpoint
CREATE INDEX "order_receipts_by_order" ON "order_receipts" USING btree ("vessel_id","order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("vessel_id","number");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("vessel_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_by_supplier" ON "orders" USING btree ("vessel_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_answer" ON "orders" USING btree ("answer_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "record_files_once" ON "record_files" USING btree ("vessel_id","record_kind","record_id","file_id");--> statement-breakpoint
CREATE INDEX "record_files_by_file" ON "record_files" USING btree ("vessel_id","file_id");--> statement-breakpoint
CREATE INDEX "supplier_contacts_by_supplier" ON "supplier_contacts" USING btree ("vessel_id","supplier_id","name");--> statement-breakpoint
CREATE INDEX "supplier_documents_by_supplier" ON "supplier_documents" USING btree ("vessel_id","supplier_id","expires_on");--> statement-breakpoint
CREATE INDEX "suppliers_by_name" ON "suppliers" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE INDEX "job_templates_by_type" ON "job_templates" USING btree ("vessel_id","equipment_type","title");--> statement-breakpoint
CREATE INDEX "task_groups_by_name" ON "task_groups" USING btree ("vessel_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "worklist_jobs_once" ON "worklist_jobs" USING btree ("vessel_id","worklist_id","job_id");--> statement-breakpoint
CREATE INDEX "worklist_jobs_by_job" ON "worklist_jobs" USING btree ("vessel_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "worklist_members_once" ON "worklist_members" USING btree ("vessel_id","worklist_id","profile_id");--> statement-breakpoint
CREATE INDEX "worklists_by_start" ON "worklists" USING btree ("vessel_id","starts_on","id");--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_supplier" FOREIGN KEY ("vessel_id","supplier_id") REFERENCES "public"."suppliers"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_photo" FOREIGN KEY ("vessel_id","photo_file_id") REFERENCES "public"."files"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_lot" FOREIGN KEY ("vessel_id","lot_id") REFERENCES "public"."stock_lots"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_count" FOREIGN KEY ("vessel_id","count_id") REFERENCES "public"."stock_counts"("vessel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_items_by_barcode" ON "inventory_items" USING btree ("vessel_id","barcode");--> statement-breakpoint
CREATE INDEX "stock_moves_by_time" ON "stock_moves" USING btree ("vessel_id","item_id","moved_at");--> statement-breakpoint
CREATE POLICY "reading_rounds_of_vessel" ON "reading_rounds" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_count_lines_of_vessel" ON "stock_count_lines" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_counts_of_vessel" ON "stock_counts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "stock_lots_of_vessel" ON "stock_lots" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "notifications_of_vessel" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "order_lines_of_vessel" ON "order_lines" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "order_receipt_lines_of_vessel" ON "order_receipt_lines" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "order_receipts_of_vessel" ON "order_receipts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "orders_of_vessel" ON "orders" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "orders_answered" ON "orders" AS PERMISSIVE FOR SELECT TO "ymp_owner" USING (true);--> statement-breakpoint
CREATE POLICY "record_files_of_vessel" ON "record_files" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "supplier_contacts_of_vessel" ON "supplier_contacts" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "supplier_documents_of_vessel" ON "supplier_documents" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "suppliers_of_vessel" ON "suppliers" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "job_templates_of_vessel" ON "job_templates" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "task_groups_of_vessel" ON "task_groups" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "worklist_jobs_of_vessel" ON "worklist_jobs" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "worklist_members_of_vessel" ON "worklist_members" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "worklists_of_vessel" ON "worklists" AS PERMISSIVE FOR ALL TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY "inventory_items_of_vessel" ON "inventory_items" TO public USING (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid and (not is_private or not coalesce(current_setting('app.hides_private', true), '') = 'on' or owner_user_id = nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (vessel_id = nullif(current_setting('app.vessel_id', true), '')::uuid);