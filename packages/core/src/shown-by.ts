import { isKindWith, type RecordKind } from "./records.ts";

/**
 * The routers whose answers are made of records of a kind: a change of one makes them stale, on this screen and on others. Apart
 * from what else a kind says of itself, as no first list needs it.
 */
const routersOf = {
  equipment: [
    ...(["equipment", "jobs", "plans", "worklists", "templates", "spareParts", "inventory", "orders"] as const),
    ...(["suppliers", "log", "seaService", "attention", "search"] as const),
  ],
  job: [
    ...(["jobs", "plans", "equipment", "worklists", "inventory", "spareParts", "orders", "logbooks", "trips"] as const),
    ...(["watchLogs", "connected", "attention", "search"] as const),
  ],
  supplier: ["suppliers", "inventory", "spareParts", "equipment", "orders", "connected", "attention", "search"],
  item: [
    ...(["inventory", "equipment", "spareParts", "counts", "orders", "jobs", "plans", "suppliers"] as const),
    ...(["worklists", "connected", "attention", "search"] as const),
  ],
  part: ["spareParts", "equipment", "inventory", "jobs", "connected", "attention", "search"],
  order: ["orders", "suppliers", "inventory", "spareParts", "connected", "attention", "search"],
  worklist: ["worklists", "jobs", "leave", "search"],
  plan: ["plans", "jobs", "equipment", "worklists", "templates", "inventory", "orders", "attention"],
  // Names, ranks and who is aboard stand on nearly every screen, and change seldom.
  profile: [
    ...(["people", "users", "onboard", "vessel", "fleet", "jobs", "equipment", "worklists", "orders"] as const),
    ...([
      "inventory",
      "crewList",
      "crewMail",
      "crewDocuments",
      "safeManning",
      "seaService",
      "leave",
      "rest",
      "watchPlans",
    ] as const),
    ...(["watchLogs", "logbooks", "inspections", "connected", "attention", "search"] as const),
  ],
  ship_day: ["seaService"],
  crew_document: [
    ...(["crewDocuments", "people", "users", "crewList", "logbooks", "watchPlans", "safeManning"] as const),
    ...(["attention"] as const),
  ],
  manning_document: ["safeManning", "attention"],
  crew_mail: ["crewMail"],
  crew_mail_template: ["crewMail"],
  stock_count: ["counts", "inventory"],
  task_group: ["taskGroups"],
  job_template: ["templates"],
  reading_round: ["equipment"],
  logbook: ["logbooks", "soundings", "seaService", "inspections", "attention", "search"],
  logbook_entry: ["logbooks", "soundings", "seaService", "attention", "search"],
  log_entry: ["log", "equipment", "jobs", "seaService", "attention", "search"],
  log_name: ["log"],
  rest: ["rest", "watchPlans", "watchLogs", "crewList", "safeManning", "seaService", "leave", "attention"],
  rest_month: ["rest", "watchPlans", "attention"],
  tank: ["logbooks", "soundings", "attention"],
  inspection: ["inspections"],
  import: ["imports", "jobs", "equipment", "spareParts"],
  file: ["files"],
  comment: ["comments"],
  saved_view: ["savedViews"],
  // Places on board, limits of orders and events of the vessel have no kind of their own.
  vessel: [
    ...(["vessel", "session", "fleet", "tokens", "people", "users", "inventory", "counts", "spareParts"] as const),
    ...(["orders", "jobs", "plans", "equipment", "rest", "trips", "crewList", "connected", "attention"] as const),
  ],
  support_visit: ["support"],
  archive: ["archive"],
  guest: ["guests", "trips", "attention", "search"],
  trip: ["trips", "guests", "leave", "attention", "search"],
  watch_plan: ["watchPlans", "watchLogs", "rest", "leave", "seaService", "attention", "search"],
  watch_log: ["watchLogs", "watchPlans", "rest", "seaService", "attention", "search"],
  sounding: ["soundings", "logbooks", "search"],
  leave: ["leave"],
  contract: ["leave"],
  leave_request: ["leave", "rest", "watchPlans", "crewList", "seaService", "safeManning", "attention"],
} as const satisfies Record<RecordKind, readonly string[]>;

type Router = (typeof routersOf)[RecordKind][number] | "comments" | "recordFiles";

/** The routers whose answers a change makes stale. What is said about a record and filed with it changes under its own kind. */
export const shownBy = (kind: RecordKind): Router[] => [
  ...routersOf[kind],
  ...(isKindWith("opened", kind) ? (["comments", "recordFiles"] as const) : []),
];
