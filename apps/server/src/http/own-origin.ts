import { AppError } from "@ymp/core/errors";
import type { MiddlewareHandler } from "hono";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a browser sends on behalf of another website. Browsers say where a request comes from and pages
 * cannot change that; scripts say nothing, and carry no cookies of somebody else's.
 */
export function ownOrigin(appOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (!readingMethods.has(c.req.method) && !isOwn(c.req.raw.headers, appOrigin))
      throw new AppError("forbidden", "refusals:foreignOrigin");
    await next();
  };
}

function isOwn(headers: Headers, appOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || origin === appOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
