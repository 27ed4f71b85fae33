import { UploadRefused } from "./send-file.ts";
import type { Person } from "./sign-in.ts";

interface KeyedWrite {
  readonly path: string;
  /** Sent again under it, it is the same write. */
  readonly key: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** One write as the queue of a browser sends it. */
export async function sendKeyed(
  origin: string,
  { cookie, vesselId }: Pick<Person, "cookie" | "vesselId">,
  { path, key, input }: KeyedWrite,
): Promise<void> {
  const dates = Object.entries(input).flatMap(([field, value]) => (value instanceof Date ? [field] : []));
  const meta = { values: Object.fromEntries(dates.map((field) => [field, ["Date"]])) };
  const response = await fetch(`${origin}/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, "x-vessel-id": vesselId, "idempotency-key": key },
    body: JSON.stringify({ json: input, ...(dates.length > 0 && { meta }) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new UploadRefused(response.status, answer);
}
