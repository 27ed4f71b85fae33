import { fileVariants } from "@ymp/core/file-address";
import type { Snapshot } from "@ymp/db/backup/snapshot";
import { partKey } from "../files/stored-parts.ts";

/** What the database says is in the file store. */
export interface StoredKey {
  readonly key: string;
  readonly mediaType: string;
  /** Without it, that nothing is under the key is no loss: a paper has no small picture. */
  readonly isPromised: boolean;
  /** Known of what was sent, as it was sent. */
  readonly sha256: string | null;
}

interface FileRow {
  readonly storageKey: string;
  readonly mediaType: string;
  readonly sha256: string;
}

export async function storedKeysOf(snapshot: Snapshot): Promise<StoredKey[]> {
  const keys: StoredKey[] = [];
  const pages = snapshot.perVessel(async (tx, vesselId) => ({
    files: await tx<FileRow[]>`
      select storage_key as "storageKey", media_type as "mediaType", sha256 from files where vessel_id = ${vesselId} order by id`,
    archives: await tx<{ storageKey: string; sha256: string | null }[]>`
      select storage_key as "storageKey", sha256 from vessel_archives
      where vessel_id = ${vesselId} and storage_key is not null order by id`,
  }));
  for await (const { files, archives } of pages) {
    for (const file of files) keys.push(...partsOf(file));
    for (const { storageKey: key, sha256 } of archives)
      keys.push({ key, mediaType: "application/zip", isPromised: true, sha256 });
  }
  return keys;
}

function partsOf({ storageKey, mediaType, sha256 }: FileRow): StoredKey[] {
  return fileVariants.map((variant) => {
    const isOriginal = variant === "original";
    return {
      key: partKey(storageKey, variant),
      mediaType: isOriginal ? mediaType : "image/webp",
      isPromised: isOriginal,
      sha256: isOriginal ? sha256 : null,
    };
  });
}
