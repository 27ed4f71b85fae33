import { Readable } from "node:stream";
import { type FileVariant, fileVariants } from "@ymp/api/platform/files/files.schema";
import { getReadableFile } from "@ymp/api/platform/files/files.service";
import { partKey } from "@ymp/api/platform/files/stored-parts";
import { enterVessel } from "@ymp/api/procedures";
import { AppError } from "@ymp/core/errors";
import { idSchema } from "@ymp/core/ids";
import { Hono } from "hono";
import { z } from "zod";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { readByteRange } from "./http/byte-range.ts";
import { contentDisposition } from "./http/content-disposition.ts";
import { requestContext } from "./http/principal.ts";

const addressSchema = z.object({ vesselId: idSchema, fileId: idSchema, variant: z.enum(fileVariants) });

/** Whoever opens a file by its address gets it without the powers of a page of ours. */
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
    const gate = { permission: null, meta: undefined, access: "read" } as const;
    const file = await enterVessel(ctx, gate, (scope) => getReadableFile(scope, fileId));

    const key = partKey(file.storageKey, variant);
    const etag = `"${file.sha256.slice(0, 32)}-${variant}"`;
    const mediaType = variant === "original" ? file.mediaType : "image/webp";
    const headers = headersFor({ name: file.name, mediaType, etag, variant });
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);

    const found = await services.files.find(key);
    if (!found) throw new AppError("not_found", "files:noSuchFile");
    const isSameFile = (c.req.header("if-range") ?? etag) === etag;
    const range = isSameFile ? readByteRange(c.req.header("range"), found.sizeBytes) : undefined;
    if (range === "unsatisfiable")
      return c.body(null, 416, { ...headers, "content-range": `bytes */${found.sizeBytes}` });
    const stored = await services.files.read(key, range);
    if (!stored) throw new AppError("not_found", "files:noSuchFile");
    const stream = Readable.toWeb(stored.stream);
    if (!range) return c.body(stream, 200, { ...headers, "content-length": String(found.sizeBytes) });
    return c.body(stream, 206, {
      ...headers,
      "content-length": String(range.last - range.first + 1),
      "content-range": `bytes ${range.first}-${range.last}/${found.sizeBytes}`,
    });
  });
}

function headersFor(file: { name: string; mediaType: string; etag: string; variant: FileVariant }) {
  return {
    "content-type": file.mediaType.startsWith("text/") ? `${file.mediaType}; charset=utf-8` : file.mediaType,
    "content-disposition": contentDisposition(file.name, file.mediaType),
    "content-security-policy": filePolicy,
    "cache-control": "private, no-cache",
    "accept-ranges": "bytes",
    etag: file.etag,
    vary: "cookie",
  };
}
