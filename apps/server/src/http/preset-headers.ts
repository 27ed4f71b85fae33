import type { HttpBindings } from "@hono/node-server";
import type { Context, Next } from "hono";

/**
 * Lets the rest answer with these header fields, unless its handler sets them itself. They are passed to the connection
 * before there is an answer: adding to a finished one would copy it, for most of what a small request costs.
 */
export async function presetHeaders(
  c: Context,
  fields: readonly (readonly [string, string])[],
  next: Next,
): Promise<void> {
  const outgoing = outgoingOf(c.env);
  if (outgoing) {
    for (const [name, value] of fields) outgoing.setHeader(name, value);
    await next();
  } else {
    await next();
    for (const [name, value] of fields) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
}

/** Requests that a test hands over have no connection. */
function outgoingOf(env: Partial<HttpBindings> | undefined): HttpBindings["outgoing"] | undefined {
  return env?.outgoing;
}
