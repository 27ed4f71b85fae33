import { type ArchiveManifest, archiveFormat, manifestName, manifestSchema } from "./archive-format.ts";
import { tenantTables } from "./tenant-tables.ts";
import type { OpenZip } from "./zip-reading.ts";

/** Why a file is not taken as an archive: a sentence for the person who runs the command. */
export class ArchiveRefused extends Error {
  override readonly name = "ArchiveRefused";
}

/** The manifest, once every entry was read and found to be what the manifest says. */
export async function checkArchive(zip: OpenZip): Promise<ArchiveManifest> {
  const manifest = await readManifest(zip);
  const promised = new Set(manifest.entries.map(({ name }) => name));
  const stranger = zip.names.find((name) => name !== manifestName && !promised.has(name));
  if (stranger) throw new ArchiveRefused(`${stranger} is in the file but not in its manifest.`);
  for (const { name, sha256, sizeBytes } of manifest.entries) {
    if (!zip.names.includes(name)) throw new ArchiveRefused(`${name} is missing from the file.`);
    const found = await zip.sumOf(name, sizeBytes);
    if (found.sha256 !== sha256 || found.sizeBytes !== sizeBytes)
      throw new ArchiveRefused(`${name} is damaged: its checksum is not the one in the manifest.`);
  }
  return manifest;
}

async function readManifest(zip: OpenZip): Promise<ArchiveManifest> {
  if (!zip.names.includes(manifestName)) throw new ArchiveRefused("The file is no archive of a vessel.");
  const told: unknown = JSON.parse(await zip.readText(manifestName));
  const format = typeof told === "object" && told !== null && "format" in told ? Number(told.format) : Number.NaN;
  if (format > archiveFormat)
    throw new ArchiveRefused(
      `The archive has format ${format}; this version reads up to ${archiveFormat}. Update first.`,
    );
  const manifest = manifestSchema.safeParse(told);
  if (!manifest.success) throw new ArchiveRefused("The manifest of the archive cannot be read.");
  const known = new Set(tenantTables.map(({ name }) => name));
  const unknown = manifest.data.tables.find(({ name }) => !known.has(name));
  if (unknown)
    throw new ArchiveRefused(`The archive holds ${unknown.name}, which this version does not know. Update first.`);
  return manifest.data;
}
