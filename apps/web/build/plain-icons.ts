import path from "node:path";
import type { Plugin } from "vite";

const plainIcon = path.resolve(import.meta.dirname, "../../../packages/ui/src/lib/plain-icon.ts");

/** The icons of the library, drawn by our own few lines: its own weigh as much as thirty icons. */
export function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    enforce: "pre",
    apply: "build",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/") ? plainIcon : null,
  };
}
