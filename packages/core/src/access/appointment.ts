import type { Refusal } from "../errors.ts";
import { type Level, type Levels, type Module, modules } from "./modules.ts";
import { type AccessOverrides, includesLevel } from "./permissions.ts";
import { isAtLeast, type Position, presetLevels, type Role, roles, type UserType, type VesselRole } from "./roles.ts";

/** Who appoints: role and levels in force on this vessel. */
export interface Appointer {
  userId: string;
  role: Role | null;
  granted: Levels;
}

/** Whose place on the vessel is changed. */
export interface Appointee {
  userId: string;
  role: VesselRole;
}

/** From highest to lowest. Below the captain nobody makes heads of department, not even among equals. */
export function rolesToGive(role: Role | null): VesselRole[] {
  if (!role || !isAtLeast(role, "crew")) return [];
  return isAtLeast(role, "captain") ? ["captain", "hod", "crew", "user"] : ["crew", "user"];
}

/** Nobody can give a role above their own, or change a person whose role they could not give. */
export function judgeActing(by: Appointer, on: Appointee): Refusal[] {
  if (by.userId === on.userId || rolesToGive(by.role).includes(on.role)) return [];
  return [{ messageKey: "users:refusal.higherRole" }];
}

export function judgeUserType({ role, userType }: { role: VesselRole; userType?: UserType | null }): Refusal[] {
  if (role === "user" && !userType) return [{ messageKey: "users:refusal.userTypeMissing", field: "userType" }];
  if (role !== "user" && userType) return [{ messageKey: "users:refusal.userTypeOnlyOutside", field: "userType" }];
  return [];
}

/** Nobody raises themselves, and nobody gives what they could not have given before. */
export function judgeRole(by: Appointer, on: Appointee, next: VesselRole): Refusal[] {
  const acting = judgeActing(by, on);
  if (acting.length > 0) return acting;
  if (by.userId === on.userId && rankOf(next) > rankOf(on.role))
    return [{ messageKey: "users:refusal.ownRole", field: "role" }];
  const isKept = next === on.role;
  return isKept || rolesToGive(by.role).includes(next)
    ? []
    : [{ messageKey: "users:refusal.roleAbove", field: "role" }];
}

const rankOf = (role: Role) => roles.indexOf(role);

/** What somebody's levels are changed from, and the preset they may always go back to. */
export interface HeldLevels {
  current: Levels;
  preset: Levels;
}

/** The highest level of a module that may be given to that person. */
export function highestLevel(by: Appointer, on: Appointee, held: HeldLevels, module: Module): Level {
  if (module === "superadmin") return "none";
  if (by.userId === on.userId) return held.current[module];
  return [by.granted[module], held.preset[module], held.current[module]].reduce((high, level) =>
    includesLevel(level, high) ? level : high,
  );
}

export function judgeLevels(by: Appointer, on: Appointee, held: HeldLevels, next: Levels): Refusal[] {
  const acting = judgeActing(by, on);
  if (acting.length > 0) return acting;
  return modules
    .filter((module) => !includesLevel(highestLevel(by, on, held, module), next[module]))
    .map((module) => ({
      messageKey: by.userId === on.userId ? "users:refusal.ownAccess" : "users:refusal.levelAbove",
      field: module,
    }));
}

/** The levels that a person in that position has with these differences. */
export function levelsWith(position: Position, overrides: AccessOverrides): Levels {
  return { ...presetLevels(position), ...overrides, superadmin: "none" };
}

/** Only what differs from the preset, so that a later change of the preset reaches everybody else. */
export function overridesOf(preset: Levels, wanted: Partial<Levels>): AccessOverrides {
  const differing = modules.flatMap((module) => {
    const level = wanted[module];
    return level && level !== preset[module] && module !== "superadmin" ? [[module, level] as const] : [];
  });
  return Object.fromEntries(differing);
}
