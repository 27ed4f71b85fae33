import { readFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../app-env.ts";
import { docsPageFolders } from "../project-files.ts";

/** By address: where the file lies. All of them are ours or from a package; nothing is fetched from elsewhere. */
const files = {
  "start.js": docsPageFolders.own,
  "look.css": docsPageFolders.own,
  "swagger-ui.css": docsPageFolders.swaggerUi,
  "swagger-ui-bundle.js": docsPageFolders.swaggerUi,
} as const;

const isFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name);

/** A page on which the calls can be read and tried. */
export function docsPage(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/", (c) => c.html(readFileSync(path.join(docsPageFolders.own, "page.html"), "utf8")))
    .get("/:file", (c) => {
      const name = c.req.param("file");
      if (!isFile(name)) throw new AppError("not_found", "errors:notFound");
      const headers = { "content-type": getMimeType(name) ?? "text/plain", "cache-control": "public, max-age=3600" };
      return c.body(new Uint8Array(readFileSync(path.join(files[name], name))), 200, headers);
    });
}
