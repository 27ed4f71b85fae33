import { levelsWith, overridesOf } from "@ymp/core/access/appointment";
import { type MenuEntry, menuEntries, menuGroups, visibleMenu } from "@ymp/core/access/menu";
import { type Edition, type Level, type Levels, levels, type Module } from "@ymp/core/access/modules";
import { grantableModules } from "@ymp/core/access/offered";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { resolveAccess } from "@ymp/core/access/resolve-access";
import { type Department, presetLevels, type UserType, type VesselRole } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";

/** Somebody's place on the vessel while it is being changed. */
export interface AccessDraft {
  role: VesselRole;
  department: Department | null;
  userType: UserType | null;
  overrides: AccessOverrides;
}

/** A new place brings its own preset; what differed from the old one goes. */
export function movedTo(draft: AccessDraft, place: Partial<Omit<AccessDraft, "overrides">>): AccessDraft {
  const next = { ...draft, ...place, overrides: {} };
  return next.role === "user" ? { ...next, userType: next.userType ?? "contractUser" } : { ...next, userType: null };
}

export function withLevel(draft: AccessDraft, module: Module, level: Level): AccessDraft {
  const wanted = { ...levelsOfDraft(draft), [module]: level };
  return { ...draft, overrides: overridesOf(presetLevels(draft), wanted) };
}

export const levelsOfDraft = (draft: AccessDraft): Levels => levelsWith(draft, draft.overrides);

/** What somebody may be given: up to the highest of these, and lower is always possible. */
export function levelsUpTo(...allowed: readonly Level[]): Level[] {
  const top = Math.max(...allowed.map((level) => levels.indexOf(level)));
  return levels.slice(0, top + 1);
}

export interface LevelChange {
  module: Module;
  from: Level;
  to: Level;
}

export function changesBetween(before: AccessDraft, after: AccessDraft, edition: Edition): LevelChange[] {
  const [from, to] = [levelsOfDraft(before), levelsOfDraft(after)];
  return grantableModules(edition)
    .filter((module) => from[module] !== to[module])
    .map((module) => ({ module, from: from[module], to: to[module] }));
}

export const isSamePlace = (a: AccessDraft, b: AccessDraft) =>
  a.role === b.role && a.department === b.department && a.userType === b.userType;

const groupOfModule = new Map<Module, MenuEntry["group"]>([
  ["hourstracker", "people"],
  ["watchkeeper", "records"],
]);
for (const entry of menuEntries)
  if (entry.module !== null && !groupOfModule.has(entry.module)) groupOfModule.set(entry.module, entry.group);

/** Modules under the headings of the menu. */
export function moduleGroups(edition: Edition): { group: MenuEntry["group"]; modules: Module[] }[] {
  const shown = grantableModules(edition);
  return menuGroups
    .map((group) => ({ group, modules: shown.filter((module) => groupOfModule.get(module) === group) }))
    .filter((found) => found.modules.length > 0);
}

/** The menu that the person will have. */
export function menuOf(draft: AccessDraft, edition: Edition, today: CalendarDate): MenuEntry[] {
  const access = resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership: { ...draft, access: draft.overrides },
    hasCompanyMembership: false,
    vessel: { edition, subscriptionState: "ACTIVE" },
    today,
  });
  return visibleMenu({ access, isSuperadmin: false });
}
