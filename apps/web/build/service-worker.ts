import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const notKept = /\.map$|(?:cyrillic|greek|vietnamese)[^/]*\.woff2$/;

/** Puts the list of built files into the worker, so that the application opens without a link. */
export function serviceWorker({ worker, file }: { worker: string; file: string }): Plugin {
  let config: ResolvedConfig;
  return {
    name: "ymp:service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir }) {
        const folder = dir ?? path.join(config.root, config.build.outDir);
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !notKept.test(entry.name) && entry.name !== file)
          // What is in hidden folders is for tests and for the server.
          .filter(({ parentPath }) => !path.basename(parentPath).startsWith("."))
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
          .sort();
        const hash = createHash("sha256");
        for (const name of files) hash.update(name).update(readFileSync(path.join(folder, name)));
        const source = readFileSync(path.join(config.root, worker), "utf8")
          .replace("__VERSION__", hash.digest("hex").slice(0, 12))
          .replace('"__FILES__"', JSON.stringify(files.map((name) => (name === "index.html" ? "/" : `/${name}`))));
        writeFileSync(path.join(folder, file), source);
      },
    },
  };
}
