import type { Module } from "./access/modules.ts";

/** What every kind of record says of itself. Pure data: the browser holds it before its first list, so it stays small. */
interface AnyFacts {
  /** Whose right to view opens it; null: everyone on board. */
  readonly module: Module | null;
  /** Does not exist in the lite edition. */
  readonly fullOnly?: true;
}

/**
 * Who finds it by words. `aboard`: those on board who may view its module; `shared`: also people from outside, who find
 * what was shared with them; `open`: everybody, whatever their rights.
 */
type SearchScope = "aboard" | "shared" | "open";

interface Abilities {
  /** The page of one; `{id}` stands for its id. */
  readonly path: string;
  readonly search: SearchScope | false;
  /** The list that a file of them fills, and where its rows are listed; `along`: made by the import of another kind. */
  readonly import: { readonly as: string; readonly list: string } | "along" | false;
  /** The kind whose finds its own stand among. */
  readonly foundWith?: string;
}

/** Opened one by one, talked about and named in notices. Such a kind says of each ability whether it has it. */
interface OpenedFacts extends AnyFacts, Abilities {
  readonly opened: true;
  /** Its photos and files stand in no table of their own. */
  readonly files: boolean;
  /** Has the panel of what is connected with it. */
  readonly connected: boolean;
  /** The list under whose name views are kept, and whether people from outside keep some as well. */
  readonly views: { readonly of: string; readonly shared?: true } | false;
}

/** Part of other records, or an affair of the vessel's. */
interface InnerFacts extends AnyFacts, Partial<Abilities> {
  readonly opened?: never;
  readonly files?: never;
  readonly connected?: never;
  readonly views?: never;
}

export type RecordFacts = OpenedFacts | InnerFacts;

/** Every kind of record, in the order in which lists to import are offered. */
export const recordFacts = {
  equipment: {
    opened: true,
    module: "equipmentspage",
    path: "/app/equipment/{id}",
    files: false,
    connected: true,
    search: "aboard",
    views: { of: "equipment", shared: true },
    import: { as: "equipment", list: "/app/manageequipment" },
  },
  job: {
    opened: true,
    module: "jobs",
    path: "/app/jobdetails/{id}",
    files: false,
    connected: true,
    search: "shared",
    views: { of: "jobs", shared: true },
    import: { as: "jobs", list: "/app/home" },
  },
  supplier: {
    opened: true,
    module: "supplier",
    path: "/app/supplier?supplier={id}",
    files: true,
    connected: true,
    search: "aboard",
    views: { of: "suppliers" },
    import: { as: "suppliers", list: "/app/supplier" },
  },
  item: {
    opened: true,
    module: "inventory",
    path: "/app/inventory?item={id}",
    files: true,
    connected: true,
    search: "aboard",
    foundWith: "part",
    views: { of: "inventory" },
    import: { as: "inventory", list: "/app/inventory" },
  },
  part: {
    opened: true,
    module: "spareparts",
    path: "/app/boatspareparts?part={id}",
    files: true,
    connected: true,
    search: "aboard",
    views: { of: "spareparts" },
    import: { as: "parts", list: "/app/boatspareparts" },
  },
  order: {
    opened: true,
    module: "inventory",
    path: "/app/orders?order={id}",
    fullOnly: true,
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "orders" },
    import: false,
  },
  worklist: {
    opened: true,
    module: "jobs",
    path: "/app/home?list={id}",
    fullOnly: true,
    files: true,
    connected: false,
    search: "shared",
    views: { of: "worklists", shared: true },
    import: false,
  },
  plan: {
    opened: true,
    module: "jobs",
    path: "/app/home?plan={id}",
    files: false,
    connected: false,
    search: false,
    views: false,
    import: "along",
  },
  /** What notices and warnings say of a person concerns their papers. */
  profile: {
    module: "employees",
    path: "/app/profiledetails/{id}?tab=papers",
    search: "open",
    import: { as: "crew", list: "/app/employees" },
  },
  /** What the captain told of the days of the ship. */
  ship_day: { module: "employees" },
  crew_document: {
    module: "employees",
    import: { as: "certificates", list: "/app/employees" },
  },
  manning_document: {
    module: "employees",
    path: "/app/certificates?manning={id}",
    search: false,
    fullOnly: true,
  },
  crew_mail: { module: "employees", fullOnly: true },
  crew_mail_template: { module: "employees", fullOnly: true },
  stock_count: { module: "inventory" },
  task_group: { module: "jobs" },
  job_template: { module: "jobs" },
  reading_round: { module: "equipmentspage" },
  logbook: {
    module: "logbook",
    path: "/app/logbookdetails/{id}",
    search: "aboard",
  },
  /** By its own address, which finds the book and the page that it stands on. */
  logbook_entry: {
    module: "logbook",
    path: "/app/custom/logdetails/{id}",
    search: "aboard",
  },
  log_entry: {
    module: "logbook",
    path: "/app/log?entry={id}",
    search: "aboard",
  },
  log_name: { module: "logbook" },
  rest: {
    module: "hourstracker",
    import: { as: "rest", list: "/app/hoursofrest" },
  },
  /** The months of one person, by their profile. */
  rest_month: { module: "hourstracker", path: "/app/hoursofrest?person={id}" },
  tank: { module: "logbook" },
  inspection: { module: "logbook", path: "/app/inspections?inspection={id}" },
  import: { module: "jobs" },
  file: { module: null },
  comment: { module: null },
  saved_view: { module: null },
  // Places on board, limits of orders and events of the vessel have no kind of their own.
  vessel: {
    module: null,
  },
  support_visit: { module: null },
  archive: { module: null },
  guest: {
    opened: true,
    module: "guests",
    path: "/app/guests?guest={id}",
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "guests" },
    import: { as: "guests", list: "/app/guests" },
  },
  trip: {
    opened: true,
    module: "guests",
    path: "/app/trips?trip={id}",
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "trips" },
    import: false,
  },
  watch_plan: {
    opened: true,
    module: "watchkeeping",
    path: "/app/watchkeeping/{id}",
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "watchPlans" },
    import: false,
    fullOnly: true,
  },
  watch_log: {
    opened: true,
    module: "watchkeeping",
    path: "/app/watchkeepinglogs?watchLog={id}",
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "watchLogs" },
    import: false,
  },
  sounding: {
    opened: true,
    module: "logbook",
    path: "/app/soundings?sounding={id}",
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "soundings" },
    import: false,
  },
  /** Least numbers aboard and the floor of balances. */
  leave: { module: "employees", fullOnly: true },
  contract: { module: "employees", fullOnly: true },
  leave_request: {
    module: null,
    path: "/app/vacationleaves?leave={id}",
    fullOnly: true,
  },
} as const satisfies Record<string, RecordFacts>;

type Facts = typeof recordFacts;
export type RecordKind = keyof Facts;
type Fact = keyof OpenedFacts;
/** Kinds that have an ability or fact: `KindWith<"files">`. */
export type KindWith<Name extends Fact> = {
  [Kind in RecordKind]: Facts[Kind] extends { readonly [name in Name]: infer Value }
    ? Value extends false
      ? never
      : Kind
    : never;
}[RecordKind];
export type OpenedKind = KindWith<"opened">;

export const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(recordFacts, kind);
export const recordKinds: RecordKind[] = Object.keys(recordFacts).filter(isRecordKind);

const factsOf = (kind: RecordKind): RecordFacts => recordFacts[kind];

export function isKindWith<Name extends Fact>(name: Name, kind: string): kind is KindWith<Name> {
  return isRecordKind(kind) && Boolean(factsOf(kind)[name]);
}

/** The kinds that have it, as `z.enum` takes them. */
export function kindsWith<Name extends Fact>(name: Name): KindWith<Name>[] {
  return recordKinds.filter((kind) => isKindWith(name, kind));
}

/** Where a record is opened. */
export const pathOf = (kind: KindWith<"path">, id: string): string => recordFacts[kind].path.replace("{id}", id);

/** Where the record of a notice or find is opened; null for what has no page of its own. */
export const recordPath = (kind: string, id: string | null): string | null =>
  id !== null && isKindWith("path", kind) ? pathOf(kind, id) : null;
