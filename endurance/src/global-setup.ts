import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

/** Room for the data folder that the tests of one run copy; the first that needs it fills it. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-seeded-"));
  project.provide("seededFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    seededFolder: string;
  }
}
