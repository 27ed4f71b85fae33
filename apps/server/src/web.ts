import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** A file of the built application, compressed once for each encoding that was asked for. */
interface WebFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly caching: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

const indexPath = "/index.html";

/**
 * The built application's folder, read as a whole: when another build takes its place, a process that runs goes on with what
 * belongs together.
 */
export class WebFolder {
  #files: ReadonlyMap<string, WebFile> | undefined;

  constructor(private readonly folder: string) {}

  /** Read at the first call, which a process makes once it answers, unless somebody asks for a file before. */
  read(): ReadonlyMap<string, WebFile> {
    this.#files ??= readFolder(this.folder);
    return this.#files;
  }
}

/**
 * The web application. Files under /assets carry a hash in their name and never change; the page itself and the service
 * worker are always asked for again, so a new version arrives with the next visit.
 */
export function webApplication(folder: WebFolder): Hono {
  const app = new Hono();
  app.get("/*", async (c, next) => {
    const files = folder.read();
    const wanted = c.req.path === "/" ? indexPath : c.req.path;
    const isPage = c.req.header("accept")?.includes("text/html") || !path.extname(wanted);
    const file = files.get(wanted) ?? (isPage && !wanted.startsWith("/assets/") ? files.get(indexPath) : undefined);
    if (!file) return next();
    const encoding = encodingFor(file, c.req.header("accept-encoding") ?? "");
    const headers = new Headers({
      "content-type": file.mediaType,
      "cache-control": file.caching,
      vary: "accept-encoding",
    });
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    return new Response(new Uint8Array(await squeeze(file, encoding)), { headers });
  });
  return app;
}

function readFolder(folder: string): Map<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  const addressed = files.map((file) => ({
    file,
    address: `/${path.relative(folder, file).split(path.sep).join("/")}`,
  }));
  return new Map(
    addressed
      .filter(({ address }) => !isOfTheBuild(address))
      .map(({ file, address }) => [address, describeFile(address, readFileSync(file), compressedOf(folder, file))]),
  );
}

/** Such as the build's list of its own files, in a hidden folder; and what it has compressed itself, which is read from there. */
function isOfTheBuild(address: string): boolean {
  return address.startsWith("/.");
}

function compressedOf(folder: string, file: string): Buffer | null {
  const compressed = path.join(folder, ".br", `${path.basename(file)}.br`);
  return path.dirname(file) === path.join(folder, "assets") && existsSync(compressed) ? readFileSync(compressed) : null;
}

function describeFile(address: string, bytes: Buffer, compressed: Buffer | null): WebFile {
  const caching = address.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : address.endsWith(".html") || address.endsWith("worker.js")
      ? "no-store"
      : "public, max-age=3600";
  const known: [Encoding, Promise<Buffer>][] = compressed ? [["br", Promise.resolve(compressed)]] : [];
  return { bytes, mediaType: mediaTypeOf(address), caching, compressed: new Map(known) };
}

function mediaTypeOf(address: string): string {
  const type = address.endsWith(".webmanifest") ? "application/manifest+json" : getMimeType(address);
  return type ?? "application/octet-stream";
}

function encodingFor({ bytes, mediaType }: WebFile, accepted: string): Encoding {
  if (bytes.length < 1024 || !/text|javascript|json|svg|xml/.test(mediaType)) return "identity";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function squeeze(file: WebFile, encoding: Encoding): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known) return known;
  const made =
    encoding === "br"
      ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : encoding === "gzip"
        ? zip(file.bytes, { level: 9 })
        : Promise.resolve(file.bytes);
  file.compressed.set(encoding, made);
  return made;
}
