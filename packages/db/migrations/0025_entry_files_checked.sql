ALTER TABLE "logbook_events" VALIDATE CONSTRAINT "logbook_events_file";
