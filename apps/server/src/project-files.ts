import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messagesFolder } from "@ymp/i18n/message-files";

const here = fileURLToPath(new URL(".", import.meta.url));
/** A bundle in `dist` carries copies of what is read at run time; from the sources it is read where it lies. */
const isBundle = existsSync(path.join(here, "migrations"));

/** Both `src` and `dist` lie three folders below the project. */
export const projectFolder = path.resolve(here, "../../..");
export const webFolder = path.join(projectFolder, "apps/web/dist");
export const migrationsFolder = isBundle
  ? path.join(here, "migrations")
  : path.join(projectFolder, "packages/db/migrations");
export const messageFiles = isBundle ? path.join(here, "messages") : messagesFolder();
