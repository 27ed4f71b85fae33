import { z } from "@hono/zod-openapi";
import type { InputSize } from "@ymp/api/platform/limits/input-size";
import { AppError } from "@ymp/core/errors";
import type { Context } from "hono";
import { faultsOf } from "../http/faults.ts";
import { InvalidRequest } from "../http/invalid-request.ts";
import { readBody } from "../http/read-body.ts";

/** For calls that name nothing in their path, or send no body. */
export const nothing = z.object({});

const jsonType = /^application\/([\w.-]+\+)?json\b/i;

/** A path that no record can have leads nowhere. */
export function readParams<Params extends z.ZodObject>(sent: Record<string, string>, schema: Params): z.output<Params> {
  const params = schema.safeParse(sent);
  if (!params.success) throw new AppError("not_found", "refusals:recordNotFound");
  return params.data;
}

/** The body as JSON; an empty one counts as an object without fields, so that each missing field is named. */
export async function readJson<Body extends z.ZodType>(
  c: Context,
  schema: Body,
  bounds: InputSize,
): Promise<z.output<Body>> {
  const text = Object.is(schema, nothing) ? "" : await readBody(c.req.raw, bounds);
  if (text !== "" && !jsonType.test(c.req.header("content-type") ?? ""))
    throw new InvalidRequest([{ messageKey: "rest:jsonOnly" }]);
  const body = schema.safeParse(text === "" ? {} : parseJson(text), { reportInput: true });
  if (!body.success) throw new InvalidRequest(faultsOf(body.error));
  return body.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequest([{ messageKey: "rest:jsonUnreadable" }]);
  }
}
