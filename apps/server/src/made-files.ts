import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RequestContext } from "@ymp/api/context";
import type { FileAnswer } from "@ymp/api/platform/exports/file-answer";
import { createDiskStore } from "@ymp/api/platform/files/disk-store";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { newId } from "@ymp/core/ids";
import { z } from "zod";

/** Long enough to confirm a download on a phone, and to go on with one that broke off. */
const keptForMs = 5 * 60_000;
/** Of one holder; with the next the oldest goes. */
const mostKept = 10;

const factsSchema = z.object({ fileName: z.string(), mediaType: z.string() });

export interface MadeFile extends z.infer<typeof factsSchema> {
  readonly key: string;
}

/**
 * Files that were made for a browser and wait to be downloaded. Each lies in a folder of its holder, so its id is worth nothing
 * to anybody else. All processes on the data folder know them.
 */
export class MadeFiles {
  readonly store: FileStore;

  constructor(private readonly folder: string) {
    this.store = createDiskStore(folder);
  }

  /** Answers the id it is found by. */
  async keep(holder: string, { fileName, mediaType, base64 }: FileAnswer): Promise<string> {
    const own = path.join(this.folder, holder);
    await mkdir(own, { recursive: true, mode: 0o700 });
    await this.forgetOld();
    await this.makeRoom(own);
    const id = newId();
    const file = path.join(own, id);
    try {
      await writeFile(`${file}.bin`, Buffer.from(base64, "base64"), { mode: 0o600 });
      await writeFile(`${file}.part`, JSON.stringify({ fileName, mediaType }), { mode: 0o600 });
      await rename(`${file}.part`, `${file}.json`);
    } catch (error) {
      await this.remove(own, id);
      throw error;
    }
    setTimeout(() => void this.remove(own, id).catch(leftToTheNext), keptForMs).unref();
    return id;
  }

  /** Undefined where it was never made for this holder, or is no longer kept. */
  async find(holder: string, id: string): Promise<MadeFile | undefined> {
    const facts = await readFile(path.join(this.folder, holder, `${id}.json`), "utf8").catch(noneThere);
    return facts === undefined ? undefined : { ...factsSchema.parse(JSON.parse(facts)), key: `${holder}/${id}.bin` };
  }

  /** Removes what a process that ended left behind. */
  async forgetOld(now = Date.now()): Promise<void> {
    for (const holder of (await readdir(this.folder).catch(noneThere)) ?? []) {
      const own = path.join(this.folder, holder);
      for (const name of await readdir(own)) {
        const found = await stat(path.join(own, name)).catch(noneThere);
        if (found && now - found.mtimeMs > keptForMs) await rm(path.join(own, name), { force: true });
      }
    }
  }

  private async makeRoom(own: string): Promise<void> {
    // Ids sort by the time of making.
    const ids = [...new Set((await readdir(own)).map((name) => path.parse(name).name))].sort();
    for (const id of ids.slice(0, Math.max(0, ids.length - mostKept + 1))) await this.remove(own, id);
  }

  private async remove(own: string, id: string): Promise<void> {
    await Promise.all(["json", "part", "bin"].map((kind) => rm(path.join(own, `${id}.${kind}`), { force: true })));
  }
}

/** Whoever the request's cookies stand for; undefined for a script, which has its bytes with the answer, and for strangers. */
export function holderOf({
  principal,
  inspectionToken,
}: Pick<RequestContext, "principal" | "inspectionToken">): string | undefined {
  if (principal) return principal.kind === "user" ? named(`account ${principal.account.id}`) : undefined;
  return inspectionToken ? named(`inspection ${inspectionToken}`) : undefined;
}

const named = (holder: string) => createHash("sha256").update(holder).digest("hex").slice(0, 32);

function noneThere(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** With the next file that is made, what is left is removed. */
function leftToTheNext(): void {}
