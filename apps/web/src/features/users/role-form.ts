import { judgeUserType } from "@ymp/core/access/appointment";
import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { departments, userTypes, vesselRoles } from "@ymp/core/access/roles";
import { z } from "zod";

const placeSchema = z.object({
  role: z.enum(vesselRoles),
  department: z.enum(departments).nullable(),
  userType: z.enum(userTypes).nullable(),
  /** What differs from the preset. */
  levels: accessOverridesSchema,
});
export type HeldPlace = z.infer<typeof placeSchema>;

export const placeIn = (value: unknown) => placeSchema.safeParse(value).data;

/** A place is one value: a role by one and a department by another are a place that nobody chose. */
export const roleFormSchema = z.object({
  place: placeSchema.refine((place) => judgeUserType(place).length === 0, {
    ...{ path: ["userType"], error: "users:refusal.userTypeMissing" },
  }),
});

type Held = Omit<HeldPlace, "levels"> & { overrides: HeldPlace["levels"] };

export const placeOf = ({ role, department, userType, overrides: levels }: Held): HeldPlace => ({
  ...{ role, department, userType, levels },
});

/** Another role or department goes without what differed from the preset before. */
export function movedTo(held: Held, { role, department, userType }: Omit<HeldPlace, "levels">): HeldPlace {
  const next = { role, department, userType: role === "user" ? userType : null };
  const isSame = held.role === role && held.department === department && held.userType === next.userType;
  return { ...next, levels: isSame ? held.overrides : {} };
}
