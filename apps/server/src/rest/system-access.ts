import { z } from "@hono/zod-openapi";
import { type Levels, modules } from "@ymp/core/access/modules";
import { levelSchema } from "@ymp/core/access/overrides-schema";
import { type Access, levelOf } from "@ymp/core/access/resolve-access";

const flag = z.boolean().openapi({ description: "True when the account may edit there." });

/** The flags of the specification. `superadmin` is not among them: the account itself has it. */
export const menuFlags = z.object({
  jobs: flag,
  logbook: flag,
  inventory: flag,
  employees: flag,
  watchkeeping: flag,
  watchkeeper: z.boolean().openapi({ description: "True when the account's person stands watches." }),
  reports: flag,
  supplier: flag,
  equipmentspage: flag,
  documents: flag,
  ism: flag,
  guests: flag,
  hourstracker: flag,
  spareparts: flag,
  management: flag,
});

export const systemAccess = menuFlags.extend({
  access: z
    .record(z.enum(modules), levelSchema)
    .openapi({ description: "The level on each module, which the flags tell only in part: `none`, `view` or `edit`." }),
});

export function presentLevels(levels: Levels): z.input<typeof systemAccess> {
  return {
    jobs: levels.jobs === "edit",
    logbook: levels.logbook === "edit",
    inventory: levels.inventory === "edit",
    employees: levels.employees === "edit",
    watchkeeping: levels.watchkeeping === "edit",
    watchkeeper: levels.watchkeeper === "edit",
    reports: levels.reports === "edit",
    supplier: levels.supplier === "edit",
    equipmentspage: levels.equipmentspage === "edit",
    documents: levels.documents === "edit",
    ism: levels.ism === "edit",
    guests: levels.guests === "edit",
    hourstracker: levels.hourstracker === "edit",
    spareparts: levels.spareparts === "edit",
    management: levels.management === "edit",
    access: levels,
  };
}

/** The levels in force, after edition, subscription and password are taken into account. */
export function levelsInForce(access: Access): Levels {
  return { ...access.granted, ...Object.fromEntries(modules.map((module) => [module, levelOf(access, module)])) };
}
