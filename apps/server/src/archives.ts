import { getStoredArchive } from "@ymp/api/modules/archive/archive.service";
import { enterVessel } from "@ymp/api/procedures";
import { AppError } from "@ymp/core/errors";
import { idSchema } from "@ymp/core/id-schema";
import { Hono } from "hono";
import { z } from "zod";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { contentDisposition } from "./http/content-disposition.ts";
import { requestContext } from "./http/principal.ts";
import { storedAnswer } from "./http/stored-answer.ts";

const addressSchema = z.object({ vesselId: idSchema, archiveId: idSchema });
const gate = {
  permission: null,
  meta: { guard: "aboard", isOpenWhenExpired: true, takesTokens: "levels" },
  access: "read",
} as const;
const gone = () => new AppError("not_found", "archive:gone");

/** Everything of a vessel in one file. A broken download goes on where it stopped. */
export function archives({ services }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/:vesselId/:archiveId", async (c) => {
    const address = addressSchema.safeParse(c.req.param());
    if (!address.success) throw gone();
    const { vesselId, archiveId } = address.data;
    const setHeader = (name: string, value: string) => c.header(name, value, { append: true });
    const ctx = await requestContext(c, services, setHeader, vesselId);
    const archive = await enterVessel(ctx, gate, (scope) => getStoredArchive(scope, archiveId));
    const mediaType = "application/zip";
    return storedAnswer(c, services.files, {
      key: archive.storageKey,
      headers: {
        "content-type": mediaType,
        "content-disposition": contentDisposition(archive.fileName, mediaType),
        etag: `"${archive.sha256.slice(0, 32)}"`,
      },
      gone,
    });
  });
}
