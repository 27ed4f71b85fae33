import { asInspector } from "@ymp/api/modules/inspections/inspecting.service";
import { AppError } from "@ymp/core/errors";
import { idSchema } from "@ymp/core/id-schema";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { contentDisposition } from "./http/content-disposition.ts";
import { requestContext } from "./http/principal.ts";
import { storedAnswer } from "./http/stored-answer.ts";
import { holderOf, MadeFiles } from "./made-files.ts";

const gone = () => new AppError("not_found", "exports:gone");

/** Files that were made a moment ago. Who may have one was decided by the call that had it made. */
export function downloads({ services, downloadsFolder }: AppDeps): Hono<AppEnv> {
  const made = new MadeFiles(downloadsFolder);
  return new Hono<AppEnv>().get("/:id", async (c) => {
    const setHeader = (name: string, value: string) => c.header(name, value, { append: true });
    const context = await requestContext(c, services, setHeader, null, null);
    const holder = holderOf(context);
    if (!holder) throw new AppError("unauthenticated", "errors:signInFirst");
    // An account's session was looked up with the request; that of an inspector is over with the inspection.
    if (!context.principal) await asInspector(context, async () => undefined);
    const id = idSchema.safeParse(c.req.param("id"));
    const file = id.success ? await made.find(holder, id.data) : undefined;
    if (!file) throw gone();
    const { key, fileName, mediaType } = file;
    const isShown = c.req.query("shown") !== undefined && mediaType === "application/pdf";
    return storedAnswer(c, made.store, {
      key,
      headers: {
        "content-type": mediaType,
        "content-disposition": contentDisposition(fileName, isShown ? mediaType : null),
        etag: `"${id.data}"`,
      },
      gone,
    });
  });
}
