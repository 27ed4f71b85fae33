import type { RouteConfig, z } from "@hono/zod-openapi";
import { askedFor } from "@ymp/api/platform/sent-again/asked";
import { createCaller } from "@ymp/api/root";
import type { Services } from "@ymp/api/services";
import type { MessageParams } from "@ymp/core/errors";
import { AppError } from "@ymp/core/errors";
import { localeOfHeader } from "@ymp/i18n/locales";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { requestContext } from "../http/principal.ts";
import { boundsOf } from "../http/request-bounds.ts";
import { type Aboard, type Caller, findAmongOwn, goAboard } from "./caller.ts";
import { readJson, readParams } from "./read-request.ts";
import { type DocumentedFacts, routeOf } from "./route-config.ts";

/** What a handler is given: what was sent, read by its schemas, and the procedures in the sender's name. */
export interface CallRequest<Params, Body> {
  readonly params: Params;
  readonly body: Body;
  /** Procedures that concern no vessel, or the one of the header `x-vessel-id`. */
  readonly caller: Caller;
  /** Procedures on the vessel named, else of the header, else the token's only one, else where the account was last. */
  readonly aboard: (vesselId?: string | null) => Promise<Aboard>;
  /** Reads a record by its id alone, on the vessel of the header or on whichever of the sender's own has it. */
  readonly amongOwn: <Found>(read: (there: Aboard) => Promise<Found>) => Promise<Found>;
  /** Where this installation is reached. */
  readonly origin: string;
  /** The sentence of the specification, in the reader's language. */
  readonly say: (messageKey: string, params?: MessageParams) => string;
}

interface CallDefinition<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>
  extends DocumentedFacts<Params, Body, Answer> {
  readonly act: (request: CallRequest<z.output<Params>, z.output<Body>>) => Promise<z.input<Answer>>;
}

/** A documented call, ready to be mounted and described. */
export interface Call {
  readonly method: DocumentedFacts["method"];
  readonly path: string;
  readonly route: RouteConfig;
  readonly isPublic: boolean;
  readonly body: z.ZodType;
  /** `fixed`: parameters that the route itself says. */
  readonly answer: (c: Context<AppEnv>, services: Services, fixed: Record<string, string>) => Promise<Response>;
}

export function defineCall<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  definition: CallDefinition<Params, Body, Answer>,
): Call {
  const { method, path, params, body, status = 200, isPublic = false, act } = definition;
  return {
    method,
    path,
    isPublic,
    body,
    route: routeOf(definition),
    async answer(c, services, fixed) {
      // Facts about people: for the caller alone, never cached.
      c.header("cache-control", "no-store");
      const ctx = await requestContext(c, services, (name, value) => c.header(name, value, { append: true }));
      // Before anything else is looked at: strangers learn nothing of what a call expects.
      if (!isPublic && !ctx.principal) throw new AppError("unauthenticated", "errors:signInFirst");
      const locale = localeOfHeader(c.req.header("accept-language"));
      const sentParams = readParams({ ...c.req.param(), ...fixed }, params);
      const sentBody = await readJson(c, body, boundsOf([body], ctx.principal !== null));
      const whole = askedFor(services, `${method} ${path}`, () => ({ params: sentParams, body: sentBody }));
      const keyed = ctx.writeKey ? { ...ctx, writeKey: { ...ctx.writeKey, asked: whole } } : ctx;
      const answer = await act({
        params: sentParams,
        body: sentBody,
        caller: createCaller(keyed),
        aboard: (vesselId) => goAboard(keyed, vesselId),
        amongOwn: (read) => findAmongOwn(keyed, read),
        origin: services.origin,
        say: (messageKey, values) => services.translate(locale, messageKey, values),
      });
      return c.json(answer, status);
    },
  };
}
