import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { z } from "zod";

export const companyFormSchema = z.object({
  name: nameSchema(120, "platform:companyNameMissing"),
  address: optionalTextSchema(500),
  contact: optionalTextSchema(254),
  isFree: z.boolean().optional(),
});
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveCompanyInput = z
  .object({
    id: idSchema,
    /** Of the company as it was seen; absent when it is made. */
    version: z.int().min(1).optional(),
    base: companyFormSchema.partial().optional(),
    ...companyFormSchema.partial().shape,
  })
  .refine(({ version, name }) => version !== undefined || name !== undefined, {
    path: ["name"],
    error: "platform:companyNameMissing",
  });
export type SaveCompanyInput = z.infer<typeof saveCompanyInput>;

export const setCompanyMemberInput = z.object({ companyId: idSchema, userId: idSchema, isMember: z.boolean() });
export type SetCompanyMemberInput = z.infer<typeof setCompanyMemberInput>;
