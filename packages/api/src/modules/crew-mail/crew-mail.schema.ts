import { departments } from "@ymp/core/access/roles";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { mailAudiences, mostChosen, mostMailFiles } from "@ymp/core/people/crew-mail";
import { textSchema } from "@ymp/core/text-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

const words = {
  subject: nameSchema(200, "crew-mail:refusal.noSubject"),
  body: textSchema(10_000, "crew-mail:refusal.noText"),
};

export const listCrewMailsInput = pageInput;
export type ListCrewMailsInput = z.output<typeof listCrewMailsInput>;

export const crewMailIdInput = z.object({ id: idSchema });

/** What the form holds; files travel beside it. */
export const crewMailFormSchema = z.object({
  audience: z.enum(mailAudiences),
  department: z.enum(departments).nullish(),
  profileIds: z
    .array(idSchema)
    .max(mostChosen, "errors:tooLong")
    .transform((ids) => [...new Set(ids)]),
  ...words,
});

export const sendCrewMailInput = crewMailFormSchema
  .extend({
    id: idSchema,
    fileIds: z
      .array(idSchema)
      .max(mostMailFiles, "crew-mail:refusal.tooManyFiles")
      .transform((ids) => [...new Set(ids)])
      .default([]),
    locale: z.enum(locales).default("en"),
  })
  .refine(({ audience, department }) => audience !== "department" || department, {
    path: ["department"],
    error: "crew-mail:refusal.noDepartment",
  })
  .refine(({ audience, profileIds }) => audience !== "chosen" || profileIds.length > 0, {
    path: ["profileIds"],
    error: "crew-mail:refusal.nobodyChosen",
  });
export type SendCrewMailInput = z.output<typeof sendCrewMailInput>;

export const crewMailTemplateFormSchema = z.object({
  name: nameSchema(120, "crew-mail:refusal.noName"),
  ...words,
});

/**
 * A field that is left out keeps its value. `base` are the changed fields as the writer saw them: with it an older version is
 * taken as long as nobody else changed the same fields.
 */
export const saveCrewMailTemplateInput = z
  .object({
    id: idSchema,
    /** Absent for a new one. */
    version: z.int().min(1).optional(),
    base: crewMailTemplateFormSchema.partial().optional(),
    ...crewMailTemplateFormSchema.partial().shape,
  })
  .refine(({ version, name }) => version !== undefined || name !== undefined, {
    path: ["name"],
    error: "crew-mail:refusal.noName",
  })
  .refine(({ version, subject }) => version !== undefined || subject !== undefined, {
    path: ["subject"],
    error: "crew-mail:refusal.noSubject",
  })
  .refine(({ version, body }) => version !== undefined || body !== undefined, {
    path: ["body"],
    error: "crew-mail:refusal.noText",
  });
export type SaveCrewMailTemplateInput = z.output<typeof saveCrewMailTemplateInput>;

export const versionedCrewMailTemplateInput = z.object({ id: idSchema, version: z.int().min(1) });
export type VersionedCrewMailTemplateInput = z.output<typeof versionedCrewMailTemplateInput>;
