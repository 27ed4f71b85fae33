import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { Server, type Upload } from "@tus/server";
import type { RequestContext } from "@ymp/api/context";
import { maxFileBytes, type UploadMetadata, uploadMetadataSchema } from "@ymp/api/platform/files/files.schema";
import { admitUpload, keepUpload } from "@ymp/api/platform/files/keep-upload";
import { ScannerAway } from "@ymp/api/platform/files/scan-upload";
import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { type PresentedError, presentError } from "./http/errors.ts";
import { requestContext } from "./http/principal.ts";
import { StagedUploads } from "./staged-uploads.ts";

/** Without GET: what is half sent, and unchecked, is read by nobody. */
const protocolMethods = new Set(["POST", "PATCH", "HEAD", "DELETE"]);

/** The request that the upload server is at work on: its hooks receive nothing of ours. */
interface UploadRequest {
  readonly ctx: RequestContext;
  readonly present: (error: unknown) => PresentedError;
  /** Upload that became complete in this request, taken or refused. */
  finishedId: string | null;
}

const current = new AsyncLocalStorage<UploadRequest>();

function currentRequest(): UploadRequest {
  const request = current.getStore();
  if (!request) throw new Error("An upload hook ran outside a request.");
  return request;
}

/**
 * Uploads that go on after a lost link (the tus protocol). Metadata: `id`, made by the browser; `name`; `vesselId`.
 * Half-sent files wait in a folder for a day.
 */
export function uploads({ services, uploadsFolder }: AppDeps): Hono<AppEnv> {
  const staged = new StagedUploads(uploadsFolder);
  const server = uploadServer(staged, uploadsFolder, services.origin);
  return new Hono<AppEnv>().all("/*", async (c) => {
    if (!protocolMethods.has(c.req.method)) throw new AppError("not_found", "errors:notFound");
    const headers = new Headers();
    const ctx = await requestContext(c, services, (name, value) => headers.append(name, value));
    if (!ctx.principal) throw ctx.tokenRefusal ?? new AppError("unauthenticated", "errors:signInFirst");
    const request: UploadRequest = { ctx, present: (error) => presentError(error, c, services), finishedId: null };
    const response = await current.run(request, () => server.handleWeb(c.req.raw));
    // Also after a refusal: an upload that stayed complete would look to the sender as if it had been taken.
    if (request.finishedId) await staged.discard(request.finishedId);
    for (const [name, value] of response.headers) headers.append(name, value);
    if (response.status >= 400) headers.set("content-type", "application/json");
    return new Response(response.body, { status: response.status, headers });
  });
}

function uploadServer(datastore: StagedUploads, uploadsFolder: string, origin: string): Server {
  return new Server({
    path: "/uploads",
    datastore,
    relativeLocation: true,
    maxSize: maxFileBytes,
    allowedOrigins: [origin],
    async onUploadCreate(_request, upload) {
      const { ctx } = currentRequest();
      const metadata = readMetadata(upload);
      await admitUpload({ ...ctx, requestedVesselId: metadata.vesselId }, upload.size ?? 0);
      return { metadata: { ...metadata, ownerId: ctx.principal?.account.id ?? null } };
    },
    async onIncomingRequest({ method }, uploadId) {
      if (method === "POST") return;
      const upload = await datastore.getUpload(uploadId);
      if (upload.metadata?.ownerId !== currentRequest().ctx.principal?.account.id)
        throw new AppError("not_found", "errors:notFound");
      // The process was killed with the last of its bytes: an offset that covers all bytes would make the sender take the file for stored.
      if (method === "HEAD" && upload.offset === upload.size) await finish(upload, datastore, uploadsFolder);
    },
    async onUploadFinish(_request, upload) {
      await finish(upload, datastore, uploadsFolder);
      return {};
    },
    onResponseError: (_request, error) => {
      const { status, body } = currentRequest().present(asRefusal(error));
      return { status_code: status, body: JSON.stringify(body) };
    },
  });
}

async function finish(upload: Upload, staged: StagedUploads, uploadsFolder: string): Promise<void> {
  const request = currentRequest();
  request.finishedId = upload.id;
  const metadata = readMetadata(upload);
  const ctx = { ...request.ctx, requestedVesselId: metadata.vesselId };
  try {
    await keepUpload(ctx, metadata, path.join(uploadsFolder, upload.id));
  } catch (error) {
    if (error instanceof ScannerAway) {
      request.finishedId = null;
      await staged.askForEndAgain(upload);
    }
    throw error;
  }
}

/** The upload server's own refusals: too large, gone, or out of step with the protocol. */
function asRefusal(error: Error | { status_code: number }): Error {
  if (error instanceof Error) return error;
  if (error.status_code === 413)
    return new AppError("invalid", "files:tooLarge", { megabytes: maxFileBytes / 1_000_000 });
  if (error.status_code === 409) return new AppError("conflict", "refusals:busy");
  if (error.status_code === 404 || error.status_code === 410) return new AppError("not_found", "files:noSuchFile");
  if (error.status_code === 501) return new AppError("invalid", "files:lengthFirst");
  if (error.status_code >= 500) return new Error(`The upload server failed with ${error.status_code}.`);
  return new AppError("invalid", "files:uploadMetadata");
}

function readMetadata(upload: Upload): UploadMetadata {
  const metadata = uploadMetadataSchema.safeParse(upload.metadata);
  if (!metadata.success) {
    const isName = metadata.error.issues.some(({ path }) => path[0] === "name");
    throw new AppError("invalid", isName ? "refusals:characters" : "files:uploadMetadata");
  }
  return metadata.data;
}
