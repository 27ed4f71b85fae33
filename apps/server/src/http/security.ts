import type { MiddlewareHandler } from "hono";

/** Scripts only from us and never inline. Components that measure and lock the page write styles, which run no code. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const headers: [string, string][] = [
  ["content-security-policy", pagePolicy],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()"],
];

/** Headers for every answer; a handler that set its own policy keeps it. */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (isSecure) c.res.headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}
