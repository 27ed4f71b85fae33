// Read before each file of tests, while the guard itself is put in place once in a worker.
import "./statement-guard.ts";
