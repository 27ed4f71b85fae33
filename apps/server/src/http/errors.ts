import { AppError } from "@ymp/core/errors";
import { localeOfHeader } from "@ymp/i18n/locales";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";

/** The one way in which anything but tRPC says no: the specification's list of messages, in the reader's language. */
export function presentError(error: Error, c: Context<AppEnv>, { services }: AppDeps): Response {
  const requestId = c.get("requestId");
  const refusal = asRefusal(error);
  if (!refusal) services.reportError(error, { requestId, path: c.req.path });
  const { status, messageKey, params, fields } = refusal ?? new AppError("internal", "errors:internal", { requestId });
  const locale = localeOfHeader(c.req.header("accept-language"));
  const keys = [...new Set([messageKey, ...Object.values(fields)])];
  const shown = keys.length > 1 ? keys.slice(1) : keys;
  const errors = shown.map((key) => ({ msg: services.translate(locale, key, params) }));
  return Response.json({ errors }, { status });
}

/** A procedure's refusal stands behind the error that its caller throws. */
function asRefusal(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  return error.cause instanceof Error ? asRefusal(error.cause) : undefined;
}
