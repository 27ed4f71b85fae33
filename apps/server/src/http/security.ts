import type { MiddlewareHandler } from "hono";
import { presetHeaders } from "./preset-headers.ts";

/** Scripts and styles only from us and never inline; the manifest by the default, since WebKit knows no directive for it; what libraries would write is adopted (`apps/web/build/adopted-styles.ts`). */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
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
  // Answers about people and vessels are kept by nobody, unless the handler says otherwise.
  ["cache-control", "no-store"],
  ["permissions-policy", "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()"],
];

const transportSecurity: [string, string] = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

/** Headers for every answer; a handler that set its own policy keeps it. */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  const all = isSecure ? [...headers, transportSecurity] : headers;
  return (c, next) => presetHeaders(c, all, next);
}
