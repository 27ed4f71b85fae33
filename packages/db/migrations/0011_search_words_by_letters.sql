DROP INDEX CONCURRENTLY IF EXISTS "search_words_by_beginning";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_words_by_beginning" ON "search_words" USING btree ("vessel_id",word collate "C");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_words_of_letters";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_words_of_letters" ON "search_words" USING btree ("vessel_id",word collate "C") WHERE word !~ '[0-9]';
