import { modules } from "@ymp/core/access/modules";
import { accessOverridesSchema } from "@ymp/core/access/overrides-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";

export const longestTokenDays = 365;

const someLevels = accessOverridesSchema.refine(
  (levels) => modules.some((module) => (levels[module] ?? "none") !== "none"),
  {
    error: "security:scopesEmpty",
  },
);

export const createTokenInput = z.object({
  id: idSchema,
  name: nameSchema(80, "common:nameMissing"),
  /** The one vessel it opens; null: whichever its owner may enter. */
  vesselId: idSchema.nullable(),
  /** The highest levels it may use; modules that are left out are closed to it. */
  scopes: z.union([z.literal("everything"), someLevels], { error: "security:scopesEmpty" }),
  expiresInDays: z
    .int("security:daysOutOfRange")
    .min(1, "security:daysOutOfRange")
    .max(longestTokenDays, "security:daysOutOfRange"),
});
export type CreateTokenInput = z.infer<typeof createTokenInput>;

export const revokeTokenInput = z.object({ id: idSchema });
