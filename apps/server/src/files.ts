import { openFile } from "@ymp/api/platform/files/files.service";
import { partKey } from "@ymp/api/platform/files/stored-parts";
import { enterVessel } from "@ymp/api/procedures";
import { AppError } from "@ymp/core/errors";
import { fileVariants } from "@ymp/core/file-address";
import { idSchema } from "@ymp/core/id-schema";
import { Hono } from "hono";
import { z } from "zod";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { contentDisposition } from "./http/content-disposition.ts";
import { accountHeader, requestContext } from "./http/principal.ts";
import { storedAnswer } from "./http/stored-answer.ts";

const addressSchema = z.object({ vesselId: idSchema, fileId: idSchema, variant: z.enum(fileVariants) });

/** A file that is opened by its address has none of the rights of our pages. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'";

/** A file's bytes. Who may read them is asked every time, so browsers keep them but ask before showing them again. */
export function files({ services }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/:vesselId/:fileId/:variant", async (c) => {
    const address = addressSchema.safeParse(c.req.param());
    if (!address.success) throw new AppError("not_found", "files:noSuchFile");
    const { vesselId, fileId, variant } = address.data;
    const setHeader = (name: string, value: string) => c.header(name, value, { append: true });
    const ctx = await requestContext(c, services, setHeader, vesselId);
    const gate = { permission: null, meta: { guard: "account", takesTokens: "levels" }, access: "read" } as const;
    const file = await enterVessel(ctx, gate, (scope) => openFile(scope, fileId));

    const etag = `"${file.sha256.slice(0, 32)}-${variant}"`;
    const mediaType = variant === "original" ? file.mediaType : "image/webp";
    return storedAnswer(c, services.files, {
      key: partKey(file.storageKey, variant),
      headers: {
        ...headersFor({ name: file.name, mediaType, etag }),
        // A browser that keeps the bytes lets go of them when another account comes.
        [accountHeader]: ctx.principal?.account.id ?? "",
      },
      gone: () => new AppError("not_found", "files:noSuchFile"),
    });
  });
}

function headersFor(file: { name: string; mediaType: string; etag: string }) {
  return {
    "content-type": file.mediaType.startsWith("text/") ? `${file.mediaType}; charset=utf-8` : file.mediaType,
    "content-disposition": contentDisposition(file.name, file.mediaType),
    "content-security-policy": filePolicy,
    etag: file.etag,
  };
}
