import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const brotli = promisify(brotliCompress);
const waitedFor = /^(base|fields|sign-in|frame|list)-[\w-]{8}\.(js|css)$/;

/**
 * Squeezes what a first visit waits for as far as it goes, into a folder for the server: a twelfth less than the server's own
 * squeezing, which somebody waits for.
 */
export function compressedFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "ymp:compressed-files",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        const folder = dir ?? path.join(config.root, config.build.outDir);
        mkdirSync(path.join(folder, ".br"), { recursive: true });
        const files = readdirSync(path.join(folder, "assets")).filter((file) => waitedFor.test(file));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await Promise.all(
          files.map(async (file) => {
            const compressed = await brotli(readFileSync(path.join(folder, "assets", file)), { params });
            writeFileSync(path.join(folder, ".br", `${file}.br`), compressed);
          }),
        );
      },
    },
  };
}
