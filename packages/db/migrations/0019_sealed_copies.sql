-- What was certified before bears no seal, which holds nowhere: it is certified again.
ALTER TABLE "inspection_copies" ADD COLUMN "seal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_copies" ALTER COLUMN "seal" DROP DEFAULT;
