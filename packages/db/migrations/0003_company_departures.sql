CREATE TABLE "company_departures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"managed_vessel_id" uuid,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_departures" ADD CONSTRAINT "company_departures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_departures" ADD CONSTRAINT "company_departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_departures" ADD CONSTRAINT "company_departures_managed_vessel_id_vessels_id_fk" FOREIGN KEY ("managed_vessel_id") REFERENCES "public"."vessels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_departures_by_user" ON "company_departures" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "company_departures_by_vessel" ON "company_departures" USING btree ("managed_vessel_id","company_id");--> statement-breakpoint
CREATE TRIGGER company_departures_guard BEFORE INSERT OR UPDATE OR DELETE ON company_departures FOR EACH ROW EXECUTE FUNCTION app.guard_company_member();
