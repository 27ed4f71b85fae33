import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { paperTypes } from "@ymp/core/people/document-types";
import { nationalitySchema } from "@ymp/core/people/profile-nationality-schema";
import { z } from "zod";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .transform((value) => value || null)
    .nullable()
    .default(null);

export const saveDocumentInput = z
  .object({
    id: idSchema,
    /** Of the paper that is changed; left out for a new one. */
    version: z.int().min(1).optional(),
    profileId: idSchema,
    type: z.enum(paperTypes),
    /** What a paper of the type `other` is; for the others a more exact name. */
    title: text(200),
    number: text(100),
    /** ISO 3166-1 alpha-3. */
    issuingCountry: nationalitySchema.nullable().default(null),
    issuingAuthority: text(200),
    issuedOn: happenedOnSchema.nullable().default(null),
    expiresOn: calendarDateSchema.nullable().default(null),
    hasNoExpiry: z.boolean().default(false),
    limitation: text(2000),
    /** The paper this one renews. */
    replacesId: idSchema.nullable().default(null),
  })
  .refine(({ type, title }) => type !== "other" || title !== null, { path: ["title"], error: "papers:titleMissing" })
  .refine(({ hasNoExpiry, expiresOn }) => !hasNoExpiry || expiresOn === null, {
    path: ["expiresOn"],
    error: "papers:expiryOfEndless",
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || expiresOn >= issuedOn, {
    path: ["expiresOn"],
    error: "papers:expiresBeforeIssue",
  });
export type SaveDocumentInput = z.output<typeof saveDocumentInput>;

export const documentsOfInput = z.object({ profileId: idSchema });
export const documentsOfUserInput = z.object({ userId: idSchema });
export const documentIdInput = z.object({ id: idSchema });
export const verifyDocumentInput = z.object({ id: idSchema, isVerified: z.boolean() });
export const setDocumentFileInput = z.object({ id: idSchema, fileId: idSchema.nullable() });
export const expiringInput = z.object({ withinDays: z.int().min(0).max(3660).default(90) });
