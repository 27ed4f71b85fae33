import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullish();

export const saveCompanyInput = z.object({
  id: idSchema,
  /** Of the company as it was seen; absent when it is made. */
  version: z.int().min(1).optional(),
  name: line(120).min(1, "platform:companyNameMissing"),
  address: optionalLine(500),
  contact: optionalLine(254),
  isFree: z.boolean().default(false),
});
export type SaveCompanyInput = z.infer<typeof saveCompanyInput>;

export const setCompanyMemberInput = z.object({ companyId: idSchema, userId: idSchema, isMember: z.boolean() });
export type SetCompanyMemberInput = z.infer<typeof setCompanyMemberInput>;
