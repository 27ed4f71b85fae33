import { initTRPC, TRPCError } from "@trpc/server";
import type { Permission } from "@ymp/core/access/permissions";
import { AppError, type ErrorCode, messageKeyPattern } from "@ymp/core/errors";
import { z } from "zod";
import type { RequestContext } from "./context.ts";
import { translateDatabaseError } from "./kit/database-errors.ts";
import { outageIn } from "./kit/outages.ts";
import { unkeptTexts } from "./kit/unkept-text.ts";
import { isFileAnswer } from "./platform/exports/file-answer.ts";
import type { Use } from "./platform/limits/use-limits.ts";
import { transformer } from "./platform/transformer/transformer.ts";

/** Who may call a procedure; readable at run time, so that a test can walk all of them. */
export interface ProcedureMeta {
  guard: "public" | "account" | "platform" | "aboard" | "inspection" | Permission;
  /** Callable while the account still has to change its password. */
  isOpenBeforePasswordChange?: boolean;
  /** Callable by an administrator of the platform who still has to set up a second step. */
  isOpenBeforeSecondStep?: boolean;
  /** Asks for the password again, and for a code where the second step is on, unless that was done minutes ago. */
  needsConfirmation?: boolean;
  /** Callable by anyone who may take the records out while the subscription is EXPIRED: the law obliges a vessel to keep them. */
  isOpenWhenExpired?: boolean;
  /** Of the caller alone, and open to everybody aboard also when the subscription has ended. */
  isOwnMatter?: boolean;
  /**
   * What a script's token must have been made for to read or change something that is open to everybody on board; "levels":
   * the service weighs them by the record; "any": it says nothing of anybody. Without it no token does: one's own matters are one's own.
   */
  takesTokens?: Permission | "levels" | "any";
  /** Counted for each account, and refused when it is far too often. */
  uses?: Use;
  /** Long to read and read seldom: taken from a replica where there is one. */
  isReport?: boolean;
}

const statusNames = {
  unauthenticated: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  unconfirmed: "FORBIDDEN",
  not_found: "NOT_FOUND",
  invalid: "BAD_REQUEST",
  too_large: "PAYLOAD_TOO_LARGE",
  conflict: "CONFLICT",
  stale: "CONFLICT",
  expired_subscription: "PAYMENT_REQUIRED",
  limit: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
  internal: "INTERNAL_SERVER_ERROR",
} as const satisfies Record<ErrorCode, TRPCError["code"]>;

/** What a refusal tells the other side: a code, the key of the sentence, its parameters, the fields at fault. */
export interface ErrorShape {
  code: ErrorCode;
  messageKey: string;
  params: Record<string, string | number>;
  fields: Record<string, string>;
  requestId: string | null;
}

/** Schemas name keys of ours; the validator's own English is for nobody on board. */
const sayable = (message: string) => (messageKeyPattern.test(message) ? message : "errors:notAllowedValue");

export function shapeOf(error: TRPCError, requestId: string | null): ErrorShape {
  if (error.cause instanceof AppError) {
    const { code, messageKey, params, fields } = error.cause;
    return { code, messageKey, params, fields, requestId };
  }
  if (error.cause instanceof z.ZodError) {
    const fields = Object.fromEntries(
      error.cause.issues.map(({ path, message }) => [path.join("."), sayable(message)]),
    );
    return { code: "invalid", messageKey: "errors:invalidInput", params: {}, fields, requestId };
  }
  const code =
    error.code === "NOT_FOUND"
      ? "not_found"
      : error.code === "BAD_REQUEST" || error.code === "PARSE_ERROR"
        ? "invalid"
        : "internal";
  return {
    code,
    messageKey: `errors:${code === "internal" ? "internal" : code === "not_found" ? "notFound" : "invalidInput"}`,
    params: { requestId: requestId ?? "" },
    fields: {},
    requestId,
  };
}

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    /** Proxies cut silent streams, and a browser that hears nothing should ask again. */
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error, ctx }) => ({
      message: shape.message,
      code: shape.code,
      data: { httpStatus: shape.data.httpStatus, path: shape.data.path, ...shapeOf(error, ctx?.requestId ?? null) },
    }),
  });

/** Gives every refusal its HTTP status; what nobody foresaw, and what the product is on being away, is reported. */
export function refusalOf(
  error: unknown,
  ctx: Pick<RequestContext, "services" | "requestId">,
  path: string,
): TRPCError {
  const foreseen = error instanceof AppError ? error : translateDatabaseError(error);
  if (!foreseen) ctx.services.reportError(error, { path, requestId: ctx.requestId });
  const known =
    foreseen ?? outageIn(error) ?? new AppError("internal", "errors:internal", { requestId: ctx.requestId });
  return new TRPCError({ code: statusNames[known.code], message: known.messageKey, cause: known });
}

/** An id that no record can have leads nowhere, as one that no record has. */
function refusalOfIds(cause: unknown): AppError | undefined {
  if (!(cause instanceof z.ZodError)) return undefined;
  const areIds = cause.issues.every((issue) => issue.code === "invalid_format" && issue.format === "uuid");
  return areIds ? new AppError("not_found", "refusals:recordNotFound") : undefined;
}

const withErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (result.ok) return result;
  const { error } = result;
  const isOwn = error.code !== "INTERNAL_SERVER_ERROR" && !(error.cause instanceof AppError);
  const known = isOwn ? (translateDatabaseError(error.cause) ?? refusalOfIds(error.cause)) : undefined;
  throw isOwn && !known ? error : refusalOf(known ?? error.cause ?? error, ctx, path);
});

const withKeepableText = t.middleware(async ({ next, getRawInput }) => {
  const unkept = unkeptTexts(await getRawInput());
  if (unkept.length === 0) return next();
  const fields = Object.fromEntries(unkept.map((path) => [path, "refusals:characters"]));
  throw new AppError("invalid", "errors:invalidInput", {}, fields);
});

/** A browser downloads a file by an address of its own; within an answer it would be in the page whole, as text. */
const withDownloads = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (!ctx.offerDownload || !result.ok || !isFileAnswer(result.data)) return result;
  const address = await ctx.offerDownload(result.data);
  return { ...result, data: { ...result.data, base64: "", address } };
});

export const baseProcedure = t.procedure.use(withErrors).use(withDownloads).use(withKeepableText);
