import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { paperTypes } from "@ymp/core/people/document-types";
import { nationalitySchema } from "@ymp/core/people/profile-nationality-schema";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { z } from "zod";

const paperFields = z.object({
  type: z.enum(paperTypes),
  /** What a paper of the type `other` is; for the others a more exact name. */
  title: optionalTextSchema(200),
  number: optionalTextSchema(100),
  /** ISO 3166-1 alpha-3. */
  issuingCountry: nationalitySchema.nullish(),
  issuingAuthority: optionalTextSchema(200),
  issuedOn: happenedOnSchema.nullish(),
  expiresOn: calendarDateSchema.nullish(),
  hasNoExpiry: z.boolean().optional(),
  limitation: optionalTextSchema(2000),
  /** The paper this one renews. */
  replacesId: idSchema.nullish(),
});
type ComparedFields = Pick<z.output<typeof paperFields>, "title" | "hasNoExpiry" | "issuedOn" | "expiresOn">;

/** What its fields say together that no paper does, by the field it is told at. */
export function faultsOfPaper(paper: ComparedFields & { type: string }): Record<string, string> {
  const { type, title, hasNoExpiry, issuedOn, expiresOn } = paper;
  return {
    ...(type === "other" && !title ? { title: "papers:titleMissing" } : {}),
    ...(issuedOn && expiresOn && expiresOn < issuedOn ? { expiresOn: "papers:expiresBeforeIssue" } : {}),
    ...(hasNoExpiry && expiresOn ? { expiresOn: "papers:expiryOfEndless" } : {}),
  };
}

export const paperFormSchema = paperFields.superRefine((paper, { addIssue }) => {
  for (const [field, message] of Object.entries(faultsOfPaper(paper)))
    addIssue({ code: "custom", path: [field], message });
});
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveDocumentInput = z
  .object({
    id: idSchema,
    /** Of the paper that is changed; left out for a new one. */
    version: z.int().min(1).optional(),
    base: paperFields.partial().optional(),
    profileId: idSchema,
    ...paperFields.partial().shape,
  })
  .refine(({ version, type }) => version !== undefined || type !== undefined, {
    path: ["type"],
    error: "errors:notAllowedValue",
  });
export type SaveDocumentInput = z.output<typeof saveDocumentInput>;

export const documentsOfInput = z.object({ profileId: idSchema });
export const documentsOfUserInput = z.object({ userId: idSchema });
export const documentIdInput = z.object({ id: idSchema });
export const verifyDocumentInput = z.object({ id: idSchema, version: z.int().min(1), isVerified: z.boolean() });
export const setDocumentFileInput = z.object({ id: idSchema, fileId: idSchema.nullable() });
export const expiringInput = z.object({ withinDays: z.int().min(0).max(3660).default(90) });
