import { createCaller } from "@ymp/api/root";
import type { Services } from "@ymp/api/services";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { requestContext } from "../http/principal.ts";

export type Caller = ReturnType<typeof createCaller>;

/** The procedures in the name of whoever sent this request: the same gate, checks and records as from the browser. */
export async function callerFor(c: Context<AppEnv>, services: Services): Promise<Caller> {
  return createCaller(await requestContext(c, services, (name, value) => c.header(name, value, { append: true })));
}
