-- What the ledger and the readings say of jobs and orders is of their own vessel. Written here and not beside the tables, which
-- are read before those they point to.
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_line" FOREIGN KEY ("vessel_id","order_line_id") REFERENCES "public"."order_lines"("vessel_id","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_job" FOREIGN KEY ("vessel_id","job_id") REFERENCES "public"."jobs"("vessel_id","id") NOT VALID;
