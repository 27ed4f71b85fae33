ALTER TABLE "stock_moves" VALIDATE CONSTRAINT "stock_moves_job";--> statement-breakpoint
ALTER TABLE "stock_moves" VALIDATE CONSTRAINT "stock_moves_order_line";--> statement-breakpoint
ALTER TABLE "readings" VALIDATE CONSTRAINT "readings_job";
