import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { putParts } from "@ymp/api/platform/files/keep-upload";
import { prepareImage } from "@ymp/api/platform/files/prepare-image";
import { sha256Of } from "@ymp/api/platform/files/stored-parts";
import type { Services } from "@ymp/api/services";
import type { DatabaseUrls } from "@ymp/db/embedded/bootstrap";
import { learnSizes } from "@ymp/db/learn-sizes";
import type { StoreFile } from "@ymp/db/seed/build/photos";
import { seedDemo } from "@ymp/db/seed/seed-demo";

/** A fleet to try, on a database that nobody has an account on yet. */
export async function seedIfEmpty(urls: Pick<DatabaseUrls, "appUrl" | "ownerUrl">, services: Services): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-seed-"));
  try {
    const storeFile = photoStore(services, folder);
    const seal = (words: string) => services.secrets.sign(words).toString("hex");
    const passwordHash = services.passwords.hash;
    const isSeeded = await seedDemo({ appUrl: urls.appUrl, now: services.now(), passwordHash, seal, storeFile });
    if (isSeeded) await learnSizes(urls);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The demo's drawings become pictures of the kind and sizes that uploads have: drawings themselves are not kept. */
function photoStore({ files }: Services, folder: string): StoreFile {
  return async (bytes, name) => {
    const key = path
      .parse(name)
      .name.toLowerCase()
      .replace(/[^a-z0-9]+/g, "-");
    const file = path.join(folder, key);
    await writeFile(file, bytes);
    const image = await prepareImage(file, "image/webp", "UTC");
    const storageKey = `demo/${key}`;
    await putParts(files, storageKey, image.original, image);
    const { sizeBytes, mediaType } = image.original;
    const { widthPx, heightPx } = image;
    return { storageKey, sha256: await sha256Of(image.original.path), sizeBytes, mediaType, widthPx, heightPx };
  };
}
