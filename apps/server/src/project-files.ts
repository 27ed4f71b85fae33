import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messagesFolder } from "@ymp/i18n/message-files";

const here = fileURLToPath(new URL(".", import.meta.url));
/** A bundle in `dist` carries copies of what is read at run time; from the sources it is read where it is. */
export const isBundle = existsSync(path.join(here, "migrations"));

/** Both `src` and `dist` lie three folders below the project. */
export const projectFolder = path.resolve(here, "../../..");
export const webFolder = path.join(projectFolder, "apps/web/dist");
export const migrationsFolder = isBundle
  ? path.join(here, "migrations")
  : path.join(projectFolder, "packages/db/migrations");
export const messageFiles = isBundle ? path.join(here, "messages") : messagesFolder();

/** The page about the calls for scripts: our part of it, and the package that draws it. */
export const docsPageFolders = isBundle
  ? { own: path.join(here, "docs-page"), swaggerUi: path.join(here, "docs-page") }
  : {
      own: path.join(here, "rest/docs-page"),
      swaggerUi: path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
    };
