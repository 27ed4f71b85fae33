import type { Services } from "@ymp/api/services";
import type { AppError, ErrorCode } from "@ymp/core/errors";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { senderOf } from "./principal.ts";

/** What an attack looks like from here; absent records and conflicts are everyday life. */
const telling = new Set<ErrorCode>(["unauthenticated", "forbidden", "limit", "invalid", "too_large"]);
/** Reading these is wasted work; a sender of many is no longer read. */
const wrong = new Set<ErrorCode>(["invalid", "too_large"]);

/** Tells the security log who was refused what. */
export function noteRefusal(
  c: Context<AppEnv>,
  services: Services,
  { code, messageKey }: Pick<AppError, "code" | "messageKey">,
  path: string,
): void {
  if (!telling.has(code)) return;
  if (wrong.has(code)) c.get("refused").count(senderOf(c));
  const who = { userId: c.get("userId") ?? null, address: c.get("address"), requestId: c.get("requestId") };
  services.noteSecurity({ event: "refused", ...who, path, code, messageKey });
}
