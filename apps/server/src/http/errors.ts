import { outageIn } from "@ymp/api/kit/outages";
import type { Services } from "@ymp/api/services";
import { AppError, type Message } from "@ymp/core/errors";
import { localeOfHeader } from "@ymp/i18n/locales";
import type { Context } from "hono";
import { ZodError } from "zod";
import type { AppEnv } from "../app-env.ts";
import { faultsOf } from "./faults.ts";
import { InvalidRequest } from "./invalid-request.ts";
import { noteRefusal } from "./note-refusal.ts";
import { retryAfter } from "./retry-after.ts";

export interface PresentedError {
  readonly status: number;
  readonly body: { errors: { msg: string }[] };
  /** Seconds, where it helps to wait. */
  readonly retryAfter: string | null;
}

/**
 * The one way in which anything but tRPC says no: the specification's list of messages, in the reader's language.
 * Unexpected errors are logged, and answered without details.
 */
export function presentError(error: unknown, c: Context<AppEnv>, services: Services): PresentedError {
  const requestId = c.get("requestId");
  const foreseen = refusalIn(error);
  if (!foreseen) services.reportError(error, { requestId, path: c.req.path });
  if (foreseen) noteRefusal(c, services, foreseen, c.req.path);
  const refusal = foreseen ?? outageIn(error) ?? new AppError("internal", "errors:internal", { requestId });
  const locale = localeOfHeader(c.req.header("accept-language"));
  const errors = sentencesOf(refusal).map(({ messageKey, params }) => ({
    msg: services.translate(locale, messageKey, params),
  }));
  return { status: refusal.status, body: { errors }, retryAfter: retryAfter(refusal) };
}

export function errorResponse(error: unknown, c: Context<AppEnv>, services: Services): Response {
  const { status, body, retryAfter: seconds } = presentError(error, c, services);
  return Response.json(body, { status, headers: seconds === null ? {} : { "retry-after": seconds } });
}

/** The sentences of a refusal; throws on what is none. */
export function refusedFor(error: unknown): readonly Message[] {
  const refusal = refusalIn(error);
  if (!refusal) throw error;
  return sentencesOf(refusal);
}

function sentencesOf(refusal: AppError): readonly Message[] {
  if (refusal instanceof InvalidRequest) return refusal.faults;
  const { messageKey, params, fields } = refusal;
  const fieldKeys = [...new Set(Object.values(fields))];
  return (fieldKeys.length > 0 ? fieldKeys : [messageKey]).map((key) => ({ messageKey: key, params }));
}

/** A procedure's refusal, or what its schema found, is behind the error that its caller throws. */
export function refusalIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new InvalidRequest(faultsOf(error));
  return error instanceof Error ? refusalIn(error.cause) : undefined;
}
