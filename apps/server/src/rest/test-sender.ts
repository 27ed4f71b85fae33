import { newId } from "@ymp/core/ids";
import type { Who } from "@ymp/testing/world";
import sharp from "sharp";
import { z } from "zod";
import type { TestApp } from "../test-app.ts";

const refusal = z.object({ errors: z.array(z.object({ msg: z.string() })) });

export interface Answer {
  readonly status: number;
  /** A list stands under `list`. */
  readonly body: Record<string, unknown>;
}

export const messagesOf = ({ body }: Answer) => refusal.parse(body).errors.map(({ msg }) => msg);

/** Sends a call as a script of that person, on whatever vessel is their current one. */
export async function send(
  app: TestApp,
  who: Who | { token: string },
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = new Headers(more);
  headers.set("x-auth-token", typeof who === "string" ? await app.tokenOf(who) : who.token);
  if (body !== undefined) headers.set("content-type", "application/json");
  const response = await app.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    body: Array.isArray(answer) ? { list: answer } : z.record(z.string(), z.unknown()).parse(answer),
  };
}

/** Uploads a small picture to vessel A and answers its address. */
export async function uploadPicture(app: TestApp, who: Who): Promise<string> {
  const id = newId();
  const vesselId = app.world.vessels.A.id;
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#336688" } })
    .png()
    .toBuffer();
  const metadata = Object.entries({ id, name: "me.png", vesselId }).map(([key, value]) => `${key} ${btoa(value)}`);
  const headers = { ...(await app.headersOf(who)), "tus-resumable": "1.0.0" };
  const begun = await app.request("/uploads", {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": metadata.join(",") },
  });
  await app.request(begun.headers.get("location") ?? "", {
    method: "PATCH",
    headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(bytes),
  });
  return `/files/${vesselId}/${id}/original`;
}
