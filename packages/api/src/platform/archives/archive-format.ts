import { z } from "zod";

/** Raised when an older product could misread what a newer one writes. */
export const archiveFormat = 1;

export const manifestName = "manifest.json";
export const vesselName = "data/vessel.json";
export const usersName = "data/users.json";
export const rowsName = (table: string) => `data/${table}.ndjson`;

const fileVariantSchema = z.enum(["original", "view", "thumb"]);

const entrySchema = z.object({
  name: z.string(),
  sizeBytes: z.int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of which file of the vessel these are the bytes. */
  file: z.object({ id: z.uuid(), variant: fileVariantSchema }).optional(),
});
export type ArchiveEntry = z.infer<typeof entrySchema>;

/** What is in the archive, so that anyone who opens it years later knows, and can prove that nothing is missing. */
export const manifestSchema = z.object({
  format: z.int(),
  product: z.object({ name: z.string(), version: z.string() }),
  vessel: z.object({ id: z.uuid(), name: z.string(), imo: z.string().nullable() }),
  madeAt: z.iso.datetime(),
  madeBy: z.object({ name: z.string(), username: z.string() }).nullable(),
  notice: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  people: z.int(),
  /** Files whose bytes the store no longer had. */
  missingFileIds: z.array(z.uuid()),
  entries: z.array(entrySchema),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

export const notice =
  "Everything the vessel keeps, personal data of her crew included: papers, contacts, relatives. Keep it as the vessel’s own papers are kept, and give it to nobody who may not read them. Passwords, PINs and tokens are not in it.";

/** People as they appear in the vessel's records; nothing that signs them in. */
export const archivedUserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  name: z.string(),
  jobTitle: z.string().nullable(),
  backgroundColor: z.string(),
  borderColor: z.string().nullable(),
  isOnMailingList: z.boolean(),
  createdAt: z.iso.datetime(),
  softDeletedAt: z.iso.datetime().nullable(),
  erasedAt: z.iso.datetime().nullable(),
});
export type ArchivedUser = z.infer<typeof archivedUserSchema>;
