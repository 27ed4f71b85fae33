import { isIP } from "node:net";
import type { AttemptLimit } from "../../platform/limits/attempt-limit.ts";

/** As many as an account can hold. */
export const mostKeys = 20;

/** A question to a key is good for one answer within that time. */
export const challengeMinutes = 5;

export const challengeLimit: AttemptLimit = { points: 30, windowMinutes: 15 };

/** For whom a key is made: it signs for pages of that origin only (WebAuthn level 2, 5.1.2 and 13.4.9). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Null where browsers offer no keys: under a bare address, and without HTTPS on any machine but the browser's own. */
export function relyingPartyOf(origin: string): RelyingParty | null {
  const { protocol, hostname } = new URL(origin);
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return { id: hostname, origin };
  const isBareAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return protocol === "https:" && !isBareAddress ? { id: hostname, origin } : null;
}

/** The question that an answer claims to be to; undefined when it is not what browsers write. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = typeof data === "object" && data !== null && "challenge" in data ? data.challenge : undefined;
    return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
