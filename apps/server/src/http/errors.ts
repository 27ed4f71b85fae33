import type { Services } from "@ymp/api/services";
import { AppError } from "@ymp/core/errors";
import { localeOfHeader } from "@ymp/i18n/locales";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";

export interface PresentedError {
  readonly status: number;
  readonly body: { errors: { msg: string }[] };
}

/**
 * The one way in which anything but tRPC says no: the specification's list of messages, in the reader's language.
 * What nobody foresaw is reported and told without details.
 */
export function presentError(error: unknown, c: Context<AppEnv>, services: Services): PresentedError {
  const requestId = c.get("requestId");
  const refusal = refusalIn(error);
  if (!refusal) services.reportError(error, { requestId, path: c.req.path });
  const { status, messageKey, params, fields } = refusal ?? new AppError("internal", "errors:internal", { requestId });
  const locale = localeOfHeader(c.req.header("accept-language"));
  const fieldKeys = [...new Set(Object.values(fields))];
  const keys = fieldKeys.length > 0 ? fieldKeys : [messageKey];
  return { status, body: { errors: keys.map((key) => ({ msg: services.translate(locale, key, params) })) } };
}

export function errorResponse(error: unknown, c: Context<AppEnv>, services: Services): Response {
  const { status, body } = presentError(error, c, services);
  return Response.json(body, { status });
}

/** A procedure's refusal stands behind the error that its caller throws. */
function refusalIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error ? refusalIn(error.cause) : undefined;
}
