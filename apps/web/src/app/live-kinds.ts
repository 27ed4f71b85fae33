/**
 * Which queries show records of a kind, by their paths. A change of the kind makes them be asked for again, but only those
 * on screen. Features add theirs beside their queries.
 */
const pathsByKind = new Map<string, Set<string>>();

export function showsRecords(recordKind: string, ...paths: readonly string[]): void {
  const known = pathsByKind.get(recordKind) ?? new Set<string>();
  for (const path of paths) known.add(path);
  pathsByKind.set(recordKind, known);
}

/** Query keys (a path in parts) that a change of this kind makes stale. */
export function staleAfter(recordKind: string): string[][] {
  return [...(pathsByKind.get(recordKind) ?? [])].map((path) => path.split("."));
}

showsRecords("job", "jobs", "equipment", "worklists", "connected", "attention", "search");
showsRecords("plan", "jobs", "equipment", "attention");
showsRecords("equipment", "equipment", "jobs", "attention", "search");
showsRecords(
  "item",
  "inventory",
  "equipment",
  "spareParts",
  "counts",
  "orders",
  "jobs",
  "connected",
  "attention",
  "search",
);
showsRecords("part", "spareParts", "equipment", "inventory", "jobs", "connected", "search");
showsRecords("stock_count", "counts", "inventory");
showsRecords("supplier", "suppliers", "inventory", "orders", "connected", "search");
showsRecords("order", "orders", "suppliers", "inventory", "connected", "attention", "search");
showsRecords("worklist", "worklists", "jobs", "search");
showsRecords("task_group", "taskGroups");
showsRecords("job_template", "templates");
showsRecords("reading_round", "equipment");
showsRecords("file", "files");
showsRecords("comment", "comments");
showsRecords("notification", "notifications");
showsRecords("import", "imports", "jobs", "equipment");
showsRecords("saved_view", "savedViews");
showsRecords("profile", "people", "users", "onboard", "jobs", "search");
showsRecords("crew_document", "crewDocuments", "people");
showsRecords("vessel", "vessel", "session");
showsRecords("support_visit", "support");
// What one may do, which menu and screens are drawn by.
showsRecords("access", "session");
showsRecords("archive", "archive");
// What is said about a record and what is filed with it change under the record's own kind.
for (const kind of ["job", "plan", "equipment", "item", "part", "supplier", "order", "worklist"])
  showsRecords(kind, "comments", "recordFiles");
