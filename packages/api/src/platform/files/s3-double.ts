import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A bucket in memory for tests, which checks signatures as the real ones do (AWS Signature Version 4). */
export interface S3Double {
  readonly storageUrl: string;
  /** How often it was asked for anything. */
  requestCount(): number;
  /** Answers 503 to so many requests. */
  beBusy(times: number): void;
  /** Takes requests and answers none of them; "halfway" sends half of a file and no more. Null: answers as before. */
  fallSilent(when: State["silent"]): void;
  stop(): Promise<void>;
}

interface State {
  requests: number;
  busyTimes: number;
  silent: "at once" | "halfway" | null;
}

const region = "eu-west-1";

export async function startS3Double(accessKey: string, secret: string): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const state: State = { requests: 0, busyTimes: 0, silent: null };
  const server = createServer(async (request, response) => {
    state.requests += 1;
    if (state.silent === "at once") return;
    const body = await buffer(request);
    if (state.busyTimes > 0) {
      state.busyTimes -= 1;
      return response.writeHead(503).end();
    }
    // The real ones refuse a body whose length is not said beforehand.
    if (request.method === "PUT" && request.headers["content-length"] === undefined)
      return response.writeHead(411).end();
    if (!isSigned(request, accessKey, secret)) return response.writeHead(403).end("SignatureDoesNotMatch");
    const half = state.silent === "halfway" && request.method === "GET" ? objects.get(request.url ?? "") : undefined;
    if (half)
      return response.writeHead(200, { "content-length": half.length }).write(half.subarray(0, half.length / 2));
    return answer(objects, request, response, body);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
  return {
    storageUrl: `s3://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=${region}&tls=0`,
    requestCount: () => state.requests,
    beBusy(times) {
      state.busyTimes = times;
    },
    fallSilent(when) {
      state.silent = when;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse, body: Buffer) {
  const key = request.url ?? "";
  const found = objects.get(key);
  if (request.method === "PUT") {
    objects.set(key, body);
    return response.writeHead(200).end();
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!found) return response.writeHead(404).end();
  const [, first, last] = request.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
  if (first === undefined || last === undefined)
    return response.writeHead(200, { "content-length": found.length }).end(found);
  const part = found.subarray(Number(first), Number(last) + 1);
  return response.writeHead(206, { "content-range": `bytes ${first}-${last}/${found.length}` }).end(part);
}

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, content: string) => createHmac("sha256", key).update(content).digest();

/** Calculates the signature again from what arrived and compares. */
function isSigned(request: IncomingMessage, accessKey: string, secret: string): boolean {
  const [, scope = "", names = "", signature = ""] =
    request.headers.authorization?.match(
      /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/,
    ) ?? [];
  const [key, day = ""] = scope.split("/");
  if (key !== accessKey) return false;
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const payloadHash = String(request.headers["x-amz-content-sha256"]);
  const canonical = [request.method, request.url, "", headers.join(""), names, payloadHash].join("\n");
  const credentialScope = `${day}/${region}/s3/aws4_request`;
  const moment = String(request.headers["x-amz-date"]);
  const toSign = ["AWS4-HMAC-SHA256", moment, credentialScope, sha256(canonical)].join("\n");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, "hex"));
}
