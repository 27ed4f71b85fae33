import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "../app-env.ts";
import { refusals, tags } from "./route-config.ts";

const introduction = `
Everything a script needs to read and keep the people of a vessel: profiles, accounts, system access, themes.

**Signing in.** Send \`POST /api/auth\` with a username and password, or make a token of your own in the application. Send it with every call, as \`Authorization: Bearer …\` or as \`x-auth-token: …\`.

**Which vessel.** Calls about a vessel name it in the path or in the body. The others act on the vessel of the header \`x-vessel-id\`; without that header, on the vessel the account was on last.

**What an account may do** is what it may do in the application: the same rights are asked, the same history is written.

**Refusals** are \`{ "errors": [{ "msg": "…" }] }\`, one message for each fault, in the language of \`Accept-Language\` (English, French, Japanese or Chinese).

**Sending again.** A call that changes something on a vessel may carry \`Idempotency-Key\`. Sent again with the same key and the same content within 30 days, it is answered as the first time and nothing is done twice; the same key with anything else is refused with 409. What concerns the account alone (sign-in, passwords, themes, deleting an account) does not read it.

**Bodies** are JSON. Fields that are not described are ignored.
`.trim();

const exampleRefusal = { errors: [{ msg: "email is missing." }] };

/** The OpenAPI 3.1 document, made from the schemas that requests are read by and answers are written by. */
export function describeApi(app: OpenAPIHono<AppEnv>) {
  const { openAPIRegistry: registry } = app;
  registry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description: "A token of `POST /api/auth`, or one made in the application.",
  });
  registry.registerComponent("securitySchemes", "x-auth-token", {
    type: "apiKey",
    in: "header",
    name: "x-auth-token",
    description: "The same token, for programs that cannot send an `Authorization` header.",
  });
  registry.registerComponent("parameters", "AcceptLanguage", {
    name: "Accept-Language",
    in: "header",
    description: "Language of the messages: `en`, `fr`, `ja` or `zh`. English when left out.",
    schema: { type: "string", examples: ["fr"] },
  });
  registry.registerComponent("parameters", "Vessel", {
    name: "x-vessel-id",
    in: "header",
    description: "The vessel to act on, where neither path nor body names one.",
    schema: { type: "string", format: "uuid" },
  });
  registry.registerComponent("parameters", "WriteKey", {
    name: "Idempotency-Key",
    in: "header",
    description: "Names this write, such as by a random UUID, so that it can be sent again without being done again.",
    schema: { type: "string", minLength: 1, maxLength: 100, examples: ["0197a3c2-6d1e-7c40-9b57-0f2d8f1f4a11"] },
  });
  registry.registerComponent("schemas", "Errors", {
    type: "object",
    description: "Why the call was refused.",
    required: ["errors"],
    properties: {
      errors: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: ["msg"],
          properties: { msg: { type: "string", description: "A sentence for the reader." } },
        },
      },
    },
  });
  for (const { name, text } of Object.values(refusals))
    registry.registerComponent("responses", name, {
      description: text,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Errors" }, example: exampleRefusal } },
    });
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "YMP", version: "1.0.0", description: introduction, license: { name: "MIT" } },
    servers: [{ url: "/", description: "This installation" }],
    security: [{ bearer: [] }, { "x-auth-token": [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  });
}
