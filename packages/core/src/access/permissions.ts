import { type Level, levels, type Module, modules } from "./modules.ts";

export type Permission = `${Module}:${"view" | "edit"}`;

/** Levels set for one person, where they differ from the preset of role and department. */
export type AccessOverrides = Partial<Record<Module, Level>>;

export function includesLevel(held: Level, needed: Level): boolean {
  return levels.indexOf(held) >= levels.indexOf(needed);
}

/** "jobs:edit" as the module it speaks of and the level it needs. */
export function partsOf(permission: Permission): { module: Module; level: Level } {
  const module = modules.find((name) => permission.startsWith(`${name}:`));
  if (!module) throw new RangeError(`Unknown permission: ${permission}`);
  return { module, level: permission.endsWith(":edit") ? "edit" : "view" };
}

export function isPermission(text: string): text is Permission {
  return modules.some((name) => text === `${name}:view` || text === `${name}:edit`);
}

/** Whether a script's token was made for it; what its owner holds is another question. */
export function reaches(ceiling: AccessOverrides, permission: Permission): boolean {
  const { module, level } = partsOf(permission);
  return includesLevel(ceiling[module] ?? "none", level);
}
