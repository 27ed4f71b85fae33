import type { Plugin } from "vite";

/** Files whose functions are for the most part called as soon as they are there, and that arrive before they are needed. */
const calledAtOnce = new Set(["fields", "sign-in", "frame", "list", "overlays", "record", "job-sheet"]);

/**
 * Begins them with a line by which Chromium compiles a file as a whole while it arrives, beside the page's own work; without
 * it each function is compiled when it is first called, which a slow processor feels. The largest, `base`, has none: it arrives
 * last, half of it is not needed at once, and everything would wait for the compiler.
 */
export function compileHints(): Plugin {
  return {
    name: "ymp:compile-hints",
    apply: "build",
    generateBundle: {
      // Nothing may be written above the line.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && calledAtOnce.has(file.name)) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}
