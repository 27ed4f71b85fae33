import { AppError } from "@ymp/core/errors";
import { Hono } from "hono";
import { z } from "zod";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { callerFor } from "./caller.ts";
import { presentUser } from "./present.ts";

const signInBody = z.object({ username: z.string(), password: z.string() });

export function authRest({ services }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/auth", async (c) => {
      const session = await (await callerFor(c, services)).session.me();
      if (!session) throw new AppError("unauthenticated", "errors:signInFirst");
      return c.json(presentUser(session));
    })
    .post("/auth", async (c) => {
      const body = signInBody.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) throw new AppError("invalid", "errors:invalidInput");
      const { username: login, password } = body.data;
      const { token, userId } = await (await callerFor(c, services)).session.openToken({ login, password });
      return c.json({ token, userID: userId });
    });
}
