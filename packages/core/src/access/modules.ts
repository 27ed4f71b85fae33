/** What system access is granted on: one level for each person and module. */
export const modules = [
  "jobs",
  "logbook",
  "inventory",
  "employees",
  "superadmin",
  "watchkeeping",
  "watchkeeper",
  "reports",
  "supplier",
  "equipmentspage",
  "documents",
  "ism",
  "guests",
  "hourstracker",
  "spareparts",
  "management",
  "accounting",
  "sales",
  "shipyard",
] as const;
export type Module = (typeof modules)[number];

export const levels = ["none", "view", "edit"] as const;
export type Level = (typeof levels)[number];
export type Levels = Record<Module, Level>;

export const editions = ["full", "lite"] as const;
export type Edition = (typeof editions)[number];

/** A lite boat has one screen of what is due, so jobs belong to it; its forms are shorter, not other ones. */
const liteModules = new Set<Module>([
  "jobs",
  "inventory",
  "logbook",
  "employees",
  "equipmentspage",
  "documents",
  "guests",
  "superadmin",
]);

export function isInEdition(module: Module, edition: Edition): boolean {
  return edition === "full" || liteModules.has(module);
}

/** The same for every module. */
export function ofEachModule<Value>(value: Value): Record<Module, Value> {
  return {
    jobs: value,
    logbook: value,
    inventory: value,
    employees: value,
    superadmin: value,
    watchkeeping: value,
    watchkeeper: value,
    reports: value,
    supplier: value,
    equipmentspage: value,
    documents: value,
    ism: value,
    guests: value,
    hourstracker: value,
    spareparts: value,
    management: value,
    accounting: value,
    sales: value,
    shipyard: value,
  };
}

/** The same level for every module, with exceptions. */
export function levelsOf(level: Level, exceptions: Partial<Levels> = {}): Levels {
  return { ...ofEachModule(level), ...exceptions };
}
