DROP INDEX "orders_by_answer";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_answer" ON "orders" USING btree ("answer_token_hash");