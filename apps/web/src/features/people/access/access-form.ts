import { judgeUserType } from "@ymp/core/access/appointment";
import { type Level, type Module, modules, ofEachModule } from "@ymp/core/access/modules";
import { levelSchema } from "@ymp/core/access/overrides-schema";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { z } from "zod";
import { joinFields, type MergeRule } from "../../../lib/forms/merge-fields.ts";
import type { FieldChange } from "../../../lib/forms/record-form-types.ts";
import type { AccessDraft } from "./access-draft.ts";

const placeSchema = z.object({
  role: z.enum(vesselRoles),
  department: z.enum(departments).nullable(),
  userType: z.enum(userTypes).nullable(),
});

export const placeIn = (value: unknown) => placeSchema.safeParse(value).data;

/** The place, and for each module the level where it differs from the preset of the place; null where it does not. */
export const accessFormSchema = z.object({ place: placeSchema, ...ofEachModule(levelSchema.nullable()) });
export type AccessValues = z.infer<typeof accessFormSchema>;

export const valuesOfDraft = ({ overrides, ...place }: AccessDraft): AccessValues => ({
  place,
  ...ofEachModule<Level | null>(null),
  ...overrides,
});

export const draftOfValues = ({ place, ...levels }: AccessValues): AccessDraft => ({
  ...place,
  overrides: overridesIn(levels),
});

function overridesIn(levels: Record<Module, Level | null>): AccessOverrides {
  const differing = modules.flatMap((module) => {
    const level = levels[module];
    return level ? [[module, level] as const] : [];
  });
  return Object.fromEntries(differing);
}

/** Role by one and department by the other are both so, as far as they go together. */
export const joinPlaces: MergeRule = (base, mine, theirs) => {
  const joined = placeIn(joinFields(base, mine, theirs));
  return joined && judgeUserType(joined).length === 0 ? joined : undefined;
};

/** The history reports all levels in one line. */
export function fieldsOfChange({ actorName, at, diff }: FieldChange): FieldChange {
  const isMoved = ["role", "department", "userType"].some((field) => Object.hasOwn(diff, field));
  return {
    ...{ actorName, at },
    diff: { ...(isMoved ? { place: true } : {}), ...(Object.hasOwn(diff, "access") ? ofEachModule(true) : {}) },
  };
}
