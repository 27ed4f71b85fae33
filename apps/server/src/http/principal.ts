import type { Principal, RequestContext } from "@ymp/api/context";
import { inspectionCookieName } from "@ymp/api/modules/inspections/inspection-cookie";
import { lastOnDevice } from "@ymp/api/modules/session/known-device";
import { findTokenPrincipal } from "@ymp/api/modules/tokens/bearer.service";
import { isApiToken } from "@ymp/api/platform/accounts/api-token";
import { deviceCookieName } from "@ymp/api/platform/accounts/lucia";
import { principalOf } from "@ymp/api/platform/accounts/session-principal";
import { writeKeyHeader, writeKeyOf } from "@ymp/api/platform/sent-again/write-key";
import type { Services } from "@ymp/api/services";
import { AppError } from "@ymp/core/errors";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "../app-env.ts";

interface Bearer {
  readonly kind: Principal["kind"];
  readonly token: string;
}

/** A browser holds its token in a cookie; a script sends it in a header, which no other website can make it do. */
function bearerOf(c: Context, cookieName: string): Bearer | undefined {
  const header = c.req.header("authorization")?.match(/^bearer (.+)$/i)?.[1] ?? c.req.header("x-auth-token");
  if (header) return { kind: "token", token: header.trim() };
  const cookie = getCookie(c, cookieName);
  return cookie ? { kind: "user", token: cookie } : undefined;
}

type Found = Pick<RequestContext, "principal" | "tokenRefusal" | "isOfOther">;

/**
 * A tab says whose it is. All tabs of a browser share one cookie: after somebody else has signed in in another, what the first still sends,
 * or kept on the device, must not be done in the new name.
 */
export const accountHeader = "x-account-id";

async function whoAsks(c: Context<AppEnv>, services: Services, ownerId: string | null): Promise<Found> {
  const bearer = bearerOf(c, services.accounts.sessions.cookieName);
  if (!bearer) return { principal: null };
  if (bearer.kind === "token" && isApiToken(bearer.token)) {
    const found = await findTokenPrincipal(services, bearer.token, c.get("address"));
    return found instanceof AppError ? { principal: null, tokenRefusal: found } : { principal: found };
  }
  const session = await services.accounts.sessions.find(bearer.token);
  if (!session) return { principal: null };
  if (ownerId !== null && session.account.id !== ownerId) return { principal: null, isOfOther: true };
  return { principal: principalOf(bearer.kind, session) };
}

/**
 * Whose wrong requests are counted: people behind one address are distinguished once they have signed in, and on a device on
 * which they have, so that nobody on board keeps the others from signing in.
 */
export const senderOf = (c: Context<AppEnv>): string => {
  const owner = c.get("deviceOwnerId");
  return c.get("userId") ?? (owner ? `device of ${owner}` : c.get("address"));
};

/** Who asks, from where and about which vessel. `setHeader` reaches the answer that the caller is building. */
export async function requestContext(
  c: Context<AppEnv>,
  services: Services,
  setHeader: RequestContext["setHeader"],
  vesselId: string | null = c.req.header("x-vessel-id") ?? null,
  ownerId: string | null = c.req.header(accountHeader) ?? null,
): Promise<RequestContext> {
  const found = await whoAsks(c, services, ownerId);
  const deviceCookie = getCookie(c, deviceCookieName(services.accounts.sessions.cookieName)) ?? null;
  if (found.principal) c.set("userId", found.principal.account.id);
  else c.set("deviceOwnerId", lastOnDevice(services, deviceCookie));
  c.get("refused").expectFew(senderOf(c));
  return {
    services,
    ...found,
    requestedVesselId: vesselId,
    requestId: c.get("requestId"),
    address: c.get("address"),
    writeKey: writeKeyOf(c.req.header(writeKeyHeader)),
    deviceCookie,
    inspectionToken: getCookie(c, inspectionCookieName(services.accounts.sessions.cookieName)) ?? null,
    userAgent: c.req.header("user-agent")?.slice(0, 300) ?? null,
    signal: c.req.raw.signal,
    setHeader,
  };
}
