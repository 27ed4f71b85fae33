import path from "node:path";
import type { Plugin } from "vite";

const reader = path.resolve(import.meta.dirname, "../src/app/stream-link.ts");
const copy = "?stream";
/** Faults are told apart by their class, so there is one of it. */
const shared = /\/TRPCClientError-/;

/**
 * The library keeps the reader of streams in the files that the first call needs, and a file is not divided among
 * chunks. So what reads the stream of changes, fetched later, has copies of its own: each is left with what it uses.
 */
export function lateStream(): Plugin {
  return {
    name: "late-stream",
    enforce: "pre",
    apply: "build",
    async resolveId(source, importer) {
      if (importer !== reader && !importer?.endsWith(copy)) return null;
      const found = await this.resolve(source, importer.replace(copy, ""), { skipSelf: true });
      if (!found?.id.includes("/@trpc/") || shared.test(found.id)) return found;
      return { id: found.id + copy, moduleSideEffects: false };
    },
  };
}
