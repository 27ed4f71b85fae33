import { z } from "zod";
import { levels, modules } from "./modules.ts";

export const levelSchema = z.enum(levels);
/** Levels set for one person, where they differ from the preset of role and department. */
export const accessOverridesSchema = z.partialRecord(z.enum(modules), levelSchema);
