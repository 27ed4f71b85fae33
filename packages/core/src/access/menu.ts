import type { Edition, Module } from "./modules.ts";
import { type Access, can } from "./resolve-access.ts";

export const menuGroups = ["work", "records", "people", "business", "platform"] as const;
export type MenuGroup = (typeof menuGroups)[number];

type MenuDefinition = {
  key: string;
  /** Shown at `view` and above; null: to everyone on board. */
  module: Module | null;
  route: `/app/${string}`;
  icon: string;
  messageKey: `navigation:${string}`;
  /** Where it is in the side navigation; the top navigation has no groups. */
  group: MenuGroup;
  editions: readonly Edition[];
};

const full = ["full"] as const;
const both = ["full", "lite"] as const;

/** Every entry of the main menu, in its order. Icons are names of the interface's icon set. */
export const menuEntries = [
  {
    key: "jobs",
    module: "jobs",
    route: "/app/home",
    icon: "clipboard-list",
    messageKey: "navigation:jobs",
    group: "work",
    editions: both,
  },
  {
    key: "equipment",
    module: "equipmentspage",
    route: "/app/equipment",
    icon: "cog",
    messageKey: "navigation:equipment",
    group: "work",
    editions: both,
  },
  {
    key: "spareparts",
    module: "spareparts",
    route: "/app/spareparts",
    icon: "puzzle",
    messageKey: "navigation:spareParts",
    group: "work",
    editions: full,
  },
  {
    key: "inventory",
    module: "inventory",
    route: "/app/inventory",
    icon: "package",
    messageKey: "navigation:inventory",
    group: "work",
    editions: both,
  },
  {
    key: "supplier",
    module: "supplier",
    route: "/app/supplier",
    icon: "truck",
    messageKey: "navigation:supplier",
    group: "work",
    editions: full,
  },
  {
    key: "logbook",
    module: "logbook",
    route: "/app/logbook",
    icon: "book",
    messageKey: "navigation:logbook",
    group: "records",
    editions: full,
  },
  {
    key: "log",
    module: "logbook",
    route: "/app/log",
    icon: "book",
    messageKey: "navigation:log",
    group: "records",
    editions: ["lite"],
  },
  {
    key: "watchkeeping",
    module: "watchkeeping",
    route: "/app/watchkeeping",
    icon: "clock",
    messageKey: "navigation:watchkeeping",
    group: "records",
    editions: full,
  },
  {
    key: "documents",
    module: "documents",
    route: "/app/vesseldocs",
    icon: "folder",
    messageKey: "navigation:vesselDocuments",
    group: "records",
    editions: both,
  },
  {
    key: "ism",
    module: "ism",
    route: "/app/ism",
    icon: "shield-check",
    messageKey: "navigation:ism",
    group: "records",
    editions: full,
  },
  {
    key: "crew",
    module: "employees",
    route: "/app/employees",
    icon: "users",
    messageKey: "navigation:crew",
    group: "people",
    editions: full,
  },
  {
    key: "guests",
    module: "guests",
    route: "/app/guests",
    icon: "bell-ring",
    messageKey: "navigation:guests",
    group: "people",
    editions: both,
  },
  {
    key: "calendar",
    module: null,
    route: "/app/calendar",
    icon: "calendar",
    messageKey: "navigation:calendar",
    group: "people",
    editions: both,
  },
  {
    key: "accounting",
    module: "accounting",
    route: "/app/accounting",
    icon: "wallet",
    messageKey: "navigation:accounting",
    group: "business",
    editions: full,
  },
  {
    key: "shipyard",
    module: "shipyard",
    route: "/app/shipyard",
    icon: "hammer",
    messageKey: "navigation:shipyard",
    group: "business",
    editions: full,
  },
  {
    key: "sales",
    module: "sales",
    route: "/app/sales",
    icon: "handshake",
    messageKey: "navigation:sales",
    group: "business",
    editions: full,
  },
  {
    key: "reports",
    module: "reports",
    route: "/app/reports",
    icon: "chart-column",
    messageKey: "navigation:reports",
    group: "business",
    editions: full,
  },
  {
    key: "management",
    module: "management",
    route: "/app/management",
    icon: "building-2",
    messageKey: "navigation:management",
    group: "business",
    editions: full,
  },
  {
    key: "superadmin",
    module: "superadmin",
    route: "/app/superadmin",
    icon: "shield",
    messageKey: "navigation:superadmin",
    group: "platform",
    editions: both,
  },
  {
    key: "litesuperadmin",
    module: "superadmin",
    route: "/app/litesuperadmin",
    icon: "sailboat",
    messageKey: "navigation:liteAdmin",
    group: "platform",
    editions: both,
  },
  {
    key: "help",
    module: null,
    route: "/app/help",
    icon: "circle-help",
    messageKey: "navigation:help",
    group: "platform",
    editions: both,
  },
] as const satisfies readonly MenuDefinition[];

export type MenuEntry = (typeof menuEntries)[number];
export type MenuKey = MenuEntry["key"];
export type MenuIcon = MenuEntry["icon"];

const built = [
  "jobs",
  "equipment",
  "spareparts",
  "inventory",
  "crew",
  "guests",
  "supplier",
  "logbook",
  "log",
  "superadmin",
  "litesuperadmin",
  "help",
  "watchkeeping",
] as const satisfies readonly MenuKey[];

/** Entries whose screens exist; the rest of the menu stays hidden rather than dead. */
export const builtMenuEntries: ReadonlySet<MenuKey> = new Set<MenuKey>(built);
/** Icons that can be shown: those of the rest are not loaded. */
export type BuiltMenuIcon = Extract<MenuEntry, { key: (typeof built)[number] }>["icon"];

/** `access` is null for an account that is on no vessel. The platform's own entries follow the account, not the vessel. */
export function visibleMenu(
  viewer: { access: Access | null; isSuperadmin: boolean },
  built: ReadonlySet<MenuKey> = builtMenuEntries,
): MenuEntry[] {
  return menuEntries.filter((entry) => built.has(entry.key) && isVisible(entry, viewer));
}

function isVisible(
  entry: MenuEntry,
  { access, isSuperadmin }: { access: Access | null; isSuperadmin: boolean },
): boolean {
  if (entry.module === "superadmin") return isSuperadmin && access?.blockedBy !== "must_change_password";
  if (entry.module === null && isSuperadmin && !access) return entry.key === "help";
  if (!access || access.blockedBy) return false;
  const editions: readonly Edition[] = entry.editions;
  return editions.includes(access.edition) && (entry.module === null || can(access, `${entry.module}:view`));
}
