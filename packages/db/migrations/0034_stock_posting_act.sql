ALTER TABLE "stock_moves" ADD COLUMN "act_id" uuid;
