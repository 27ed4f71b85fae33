import { AppError } from "@ymp/core/errors";
import { Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";

interface InnerEnv extends AppEnv {
  Bindings: { outer: AppEnv["Variables"] };
}

/**
 * Routes below `base` whose code is read when somebody first asks for one. They know what the application around them found
 * out about the request, and it presents what they throw.
 */
export function lateRoutes(base: string, load: () => Promise<Hono<AppEnv>>): MiddlewareHandler<AppEnv> {
  let reading: Promise<Hono<InnerEnv>> | undefined;
  const read = async () => {
    const inner = new Hono<InnerEnv>();
    inner.use(async (c, next) => {
      const { outer } = c.env;
      c.set("requestId", outer.requestId);
      c.set("address", outer.address);
      c.set("refused", outer.refused);
      await next();
      outer.userId = c.get("userId");
    });
    inner.route(base, await load());
    inner.notFound(() => {
      throw new AppError("not_found", "errors:notFound");
    });
    inner.onError((error) => {
      throw error;
    });
    return inner;
  };
  return async (c) => {
    reading ??= read();
    const outer: AppEnv["Variables"] = {
      requestId: c.get("requestId"),
      address: c.get("address"),
      refused: c.get("refused"),
    };
    try {
      return await (await reading).fetch(c.req.raw, Object.assign({ outer }, c.env));
    } finally {
      if (outer.userId) c.set("userId", outer.userId);
    }
  };
}
