import { chmod, mkdir } from "node:fs/promises";
import type { Services } from "@ymp/api/services";

/**
 * Makes folders that no other account of the machine looks into, also of those that an earlier version made. One that cannot
 * be made is reported; everything that needs none goes on.
 */
export async function keepPrivate(folders: readonly string[], reportError: Services["reportError"]): Promise<void> {
  for (const folder of folders)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
    } catch (error) {
      reportError(error, { part: "files", folder });
    }
}
