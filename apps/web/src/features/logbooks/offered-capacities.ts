import type { BookEntry } from "./logbooks.queries.ts";

export type Capacity = BookEntry["awaits"][number];
