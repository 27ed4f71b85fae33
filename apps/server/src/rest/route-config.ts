import type { RouteConfig, z } from "@hono/zod-openapi";
import { nothing } from "./read-request.ts";

export const tags = {
  "Sign-in": "Tokens, and the account behind a token.",
  Passwords: "Changing a password, and getting a forgotten one back.",
  Profiles: "The people of a vessel: crew, and those invited from outside.",
  Documents: "A person's certificates, passports and other papers.",
  Users: "Accounts on a vessel: role, system access, invitations.",
  Worklist: "Work shared with contractors and yards.",
  Themes: "How the screen of an account looks.",
} as const;

/** A call as it is documented, without what it does. */
export interface DocumentedFacts<
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** The name that generated clients call it by. */
  readonly name: string;
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: `/api/${string}`;
  readonly tag: keyof typeof tags;
  readonly title: string;
  readonly text?: string;
  readonly params: Params;
  readonly body: Body;
  readonly example?: z.input<Body>;
  readonly answer: Answer;
  readonly answerText: string;
  readonly status?: 200 | 201;
  /** Callable without a token. */
  readonly isPublic?: boolean;
}

/** Refusals by status: each is described once, in the components of the document. */
export const refusals = {
  400: { name: "Invalid", text: "Something that was sent is not right. One message for each fault." },
  401: { name: "SignedOut", text: "No token, one that has ended, or a wrong username or password." },
  402: { name: "Expired", text: "The vessel's subscription has expired." },
  403: { name: "Forbidden", text: "The account's system access does not cover this, or a password change is due." },
  404: { name: "Absent", text: "There is no such record on a vessel of yours." },
  409: { name: "Conflict", text: "There is one like it already, or somebody changed it meanwhile." },
  413: { name: "TooLarge", text: "More was sent than this call takes." },
  429: { name: "TooMany", text: "Too many attempts. The message says how long to wait." },
} as const;

export function routeOf(facts: DocumentedFacts): RouteConfig {
  const { name, method, path, tag, title, text, params, body, example, answer, answerText, status = 200 } = facts;
  return {
    method,
    path,
    operationId: name,
    tags: [tag],
    summary: title,
    description: text,
    ...(facts.isPublic ? { security: [] } : {}),
    parameters: [
      { $ref: "#/components/parameters/AcceptLanguage" },
      { $ref: "#/components/parameters/Vessel" },
      ...(method === "get" ? [] : [{ $ref: "#/components/parameters/WriteKey" }]),
    ],
    request: {
      ...(params === nothing ? {} : { params }),
      ...(body === nothing
        ? {}
        : { body: { required: true, content: { "application/json": { schema: body, example } } } }),
    },
    responses: {
      [status]: { description: answerText, content: { "application/json": { schema: answer } } },
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, refusal]) => [code, { $ref: `#/components/responses/${refusal.name}` }]),
      ),
    },
  };
}
