import { readFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../app-env.ts";
import { docsPageFolders } from "../project-files.ts";

/** By name: where the file lies. All of them are ours or come with a package; nothing is fetched from elsewhere. */
const folders = {
  "start.js": docsPageFolders.own,
  "look.css": docsPageFolders.own,
  "swagger-ui.css": docsPageFolders.swaggerUi,
  "swagger-ui-bundle.js": docsPageFolders.swaggerUi,
} as const;

const isFile = (name: string): name is keyof typeof folders => Object.hasOwn(folders, name);

/** A page on which the calls can be read and tried. */
export function docsPage(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/", async (c) => c.html(await readFile(path.join(docsPageFolders.own, "page.html"), "utf8")))
    .get("/:file", async (c) => {
      const name = c.req.param("file");
      if (!isFile(name)) throw new AppError("not_found", "errors:notFound");
      const headers = { "content-type": getMimeType(name) ?? "text/plain", "cache-control": "public, max-age=3600" };
      return c.body(await readFile(path.join(folders[name], name), "utf8"), 200, headers);
    });
}
