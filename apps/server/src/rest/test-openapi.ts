import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";
import type { TestApp } from "../test-app.ts";

const content = z.object({ "application/json": z.object({ schema: z.unknown() }) });
const response = z.union([z.object({ $ref: z.string() }), z.object({ content: content.optional() })]);
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
});
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
const referred = z.object({ $ref: z.string() });
const fields = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).optional(),
});
export type Operation = z.infer<typeof operation>;

export interface Description {
  readonly json: unknown;
  readonly openapi: string;
  /** By "GET /api/auth". */
  readonly operations: ReadonlyMap<string, Operation>;
  /** What is wrong with an answer by the description of its call; nothing when it is as described. */
  readonly faultOf: (call: string, status: number, body: unknown) => string | undefined;
  readonly fieldsOf: (call: string) => readonly string[];
  readonly neededFieldsOf: (call: string) => readonly string[];
}

/** The description as programs read it, with a check of answers against it. */
export async function readDescription(app: TestApp): Promise<Description> {
  const json: unknown = await (await app.request("/api/openapi.json")).json();
  const { paths, openapi } = document.parse(json);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "https://ymp.test/openapi.json", ...z.record(z.string(), z.unknown()).parse(json) });
  const pointers = new Map<string, string>();
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, found] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      operations.set(call, found);
      pointers.set(call, `/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`);
    }
  const at = (pointer: string) => ajv.compile({ $ref: `https://ymp.test/openapi.json#${pointer}` });
  const schemaPointer = (call: string, status: number) => {
    const described = operations.get(call)?.responses[String(status)];
    if (!described) return undefined;
    const base = "$ref" in described ? described.$ref.slice(1) : `${pointers.get(call)}/responses/${status}`;
    return `${base}/content/application~1json/schema`;
  };
  const bodyOf = (call: string) => {
    const schema = operations.get(call)?.requestBody?.content["application/json"].schema;
    const reference = referred.safeParse(schema);
    return fields.optional().parse(reference.success ? follow(json, reference.data.$ref) : schema);
  };
  return {
    json,
    openapi,
    operations,
    faultOf(call, status, body) {
      const pointer = schemaPointer(call, status);
      if (!pointer) return `${status} is not described`;
      const validate = at(pointer);
      return validate(body) ? undefined : ajv.errorsText(validate.errors);
    },
    fieldsOf: (call) => Object.keys(bodyOf(call)?.properties ?? {}),
    neededFieldsOf: (call) => bodyOf(call)?.required ?? [],
  };
}

function follow(json: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>((found, key) => z.record(z.string(), z.unknown()).parse(found)[key], json);
}
