import { seenPlace } from "@ymp/testing/seen-places";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";
import { documentedCalls } from "./test-documented-calls.ts";
import { type Description, readDescription } from "./test-openapi.ts";
import { expectations, makeTarget, type Sender, senders, type Target } from "./test-requests.ts";

let app: TestApp;
let description: Description;

beforeAll(async () => {
  app = await createTestApp();
  await app.world.as("captain").users.setRole({
    ...(await seenPlace(app.world.as("captain").users, app.world.person("stew").userId)),
    role: "hod",
    department: "interior",
  });
  description = await readDescription(app);
});
afterAll(() => app.close());

const calls = documentedCalls.map(({ method, path, says }) => ({ call: `${method} ${path}`, method, says }));
const expectationOf = (call: string) => {
  const found = expectations[call];
  if (!found) throw new Error(`test-requests.ts knows no request for ${call}`);
  return found;
};

async function send(sender: Sender, method: string, path: string, body?: unknown): Promise<[number, unknown]> {
  const headers = new Headers(sender === "nobody" ? {} : await app.headersOf(sender));
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers.set("content-type", "application/json");
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await app.request(path, init);
  return [response.status, await response.json()];
}

/** What is wrong with an answer whatever was sent: a failure of ours, or another shape than described. */
function faultOf(call: string, [status, body]: [number, unknown]): string | undefined {
  if (status >= 500) return `${status} ${JSON.stringify(body)}`;
  return description.faultOf(call, status, body);
}

describe("the description", () => {
  it("names the documented calls, and no others", () => {
    expect([...description.operations.keys()].sort()).toEqual(calls.map(({ call }) => call).sort());
  });

  it.each(documentedCalls)("takes every documented field of $method $path", ({ method, path, body }) => {
    const described = description.fieldsOf(`${method} ${path}`);
    expect(body.filter((field) => !described.includes(field))).toEqual([]);
  });

  it("is of OpenAPI 3.1, with a name, a title and a tag for each call", () => {
    expect(description.openapi).toBe("3.1.0");
    const names = [...description.operations.values()].map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(calls)("$call", ({ call, method, says }) => {
  const { may, request } = expectationOf(call);
  let target: Target;
  beforeAll(async () => {
    target = await makeTarget(app);
  });

  it.each(senders)("is answered or refused, as described, when %s asks rightly", async (sender) => {
    const { path, body } = await request(target, sender, app);
    const answer = await send(sender, method, path, body);
    expect(faultOf(call, answer)).toBeUndefined();
    const [status, said] = answer;
    const refused = isOpen(call) ? [400] : sender === "nobody" ? [401] : [403, 404];
    const expected = may.includes(sender) ? [200, 201] : refused;
    expect({ status, said }).toEqual({ status: expect.toSatisfy((found) => expected.includes(found)), said });
    if (status < 300 && says.length > 0) expect(sentencesOf(says)).toContain(messageIn(said));
  });

  it("takes no field of another type, no list for an object, and no body without what is needed", async () => {
    const { path, body } = await request(target, "captain", app);
    const fields = Object.keys(body ?? {});
    const needed = description.neededFieldsOf(call);
    const wrong = [
      ...fields.map((field) => ({ ...body, [field]: { not: ["of", "this", "type"] } })),
      ...needed.map((field) => ({ ...body, [field]: undefined })),
      ...(body ? [[]] : []),
    ];
    const answers = await Promise.all(wrong.map((sent) => send("captain", method, path, sent)));
    expect(answers.map((answer) => faultOf(call, answer)).filter(Boolean)).toEqual([]);
    expect(answers.map(([status]) => status)).toEqual(wrong.map(() => 400));
  });

  it("breaks on nothing that is sent to it", async () => {
    const { path, body } = await request(target, "captain", app);
    const faults = [];
    const bodies = method === "GET" ? [undefined] : hostileBodies(Object.keys(body ?? {}));
    for (const sender of ["nobody", "contractor", "rival", "captain", "superadmin"] as const)
      for (const hostile of bodies) {
        const fault = faultOf(call, await send(sender, method, path, hostile));
        if (fault) faults.push(`${sender}: ${fault}`);
      }
    for (const hostile of hostilePaths(path)) {
      const [status, answer] = await send("captain", method, hostile, body);
      if (status >= 500) faults.push(`${hostile}: ${JSON.stringify(answer)}`);
    }
    expect(faults).toEqual([]);
    expect(app.errors.splice(0)).toEqual([]);
  });
});

describe("a record of another vessel", () => {
  it.each(calls.filter(({ call }) => namesRecords(call)))("is absent for $call", async ({ call, method }) => {
    const target = await makeTarget(app);
    const { A, B } = app.world.crew;
    const { path, body } = await expectationOf(call).request(target, "captain", app);
    const foreign = [
      [target.vesselId, app.world.vessels.B.id],
      [target.crew.userId, B.bosun.userId],
      [target.invited.userId, B.yard.userId],
      [target.crew.profileId, B.bosun.profileId],
      [A.captain.userId, B.captain.userId],
    ] as const;
    const swap = (text: string) => foreign.reduce((left, [own, other]) => left.replaceAll(own, other), text);
    const answer = await send("captain", method, swap(path), body && swap(JSON.stringify(body)));
    expect(faultOf(call, answer)).toBeUndefined();
    expect([403, 404]).toContain(answer[0]);
  });
});

/** Whose request names a person, a vessel or a theme. */
const namesRecords = (call: string) =>
  /\{(id|userID|jobId|themeId|userId)\}|\/(pettycash|signature|role|recentphoto|switch-.*)$|POST \/api\/profile(\/shipyard)?$/.test(
    call,
  );
const isOpen = (call: string) => /store-token|reset-password|POST \/api\/auth$/.test(call);
const sentencesOf = (keys: readonly string[]) =>
  keys.map((key) => app.services.translate("en", key, { boat: "Seraphine" }));

function messageIn(answer: unknown): unknown {
  const msg = typeof answer === "object" && answer !== null && "msg" in answer ? answer.msg : undefined;
  return msg === "Switched to Corvus" ? "Switched to Seraphine" : msg;
}

function hostileBodies(fields: readonly string[]): string[] {
  const values = [
    "'; drop table users; --",
    "x".repeat(50_000),
    "\u0000\ud800",
    ["a", ["b"]],
    { $ne: null },
    -1e308,
    "00000000-0000-7000-8000-000000000000",
    "__proto__",
    "/files/../../etc/passwd",
  ];
  const filled = values.map((value) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))));
  return [
    ...filled,
    '{"__proto__":{"isSuperadmin":true},"constructor":{"prototype":{"superadmin":true}}}',
    '{"a":',
    "[]",
    "null",
    '"text"',
    "",
    `${"[".repeat(5000)}${"]".repeat(5000)}`,
  ];
}

/** The last part of the path replaced by what no id looks like. */
function hostilePaths(path: string): string[] {
  const base = path.slice(0, path.lastIndexOf("/"));
  return ["'%20or%201=1", "%00", "..%2f..%2fetc", "__proto__", "x".repeat(3000), "%F0%9F%9A%A2", ""].map(
    (part) => `${base}/${part}`,
  );
}
