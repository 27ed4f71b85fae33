import { newId } from "@ymp/core/ids";
import { worldPassword } from "@ymp/testing/people";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

const json = { "content-type": "application/json" };

let app: TestApp;
let port: string;
let captain: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  port = await app.listen();
  captain = await app.headersOf("captain");
});
afterAll(() => app.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${port}${path}`, { method: "POST", headers: { ...json, ...headers }, body });

const chunked = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${port}${path}`, {
    method: "POST",
    headers: { ...json, ...headers },
    body: new Blob([body]).stream(),
    ...{ duplex: "half" },
  });

const job = (title: string, description = "") => ({ json: { id: newId(), title, kind: "defect", description } });
/** Above what a stranger may send, and as a script of the wide world writes its letters. */
const longJob = () => {
  const { json: short } = job("Pump", "Ω".repeat(9_000));
  return { json: { ...short, tasks: Array.from({ length: 20 }, () => "Ω".repeat(150)) } };
};
const written = (value: unknown) => JSON.stringify(value).replaceAll("Ω", "\\u03a9");
/** Every character is one byte here and at most six elsewhere: the bound of a description is above its characters. */
const oversized = "x".repeat(300_000);

describe("a stranger", () => {
  it.each([
    ["a long list", "[],".repeat(300_000)],
    ["a deep one", "[".repeat(300_000)],
    ["a long text", JSON.stringify({ json: { login: oversized, password: "p" } })],
  ])("is not read beyond what anybody may send: %s", async (_name, body) => {
    for (const send of [post, chunked]) {
      const answer = await send("/trpc/session.signIn", body);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ error: { json: { data: { messageKey: "refusals:bodyTooLarge" } } } });
    }
    const documented = await post("/api/auth", body, { "accept-language": "fr" });
    expect(documented.status).toBe(413);
    expect(await documented.text()).toContain("Envoyez-le en plusieurs parties");
  });

  it("is refused what is small and built to wear a parser out", async () => {
    for (const body of ["[".repeat(30_000), `{"json":[${"[],".repeat(9_000)}[]]}`]) {
      expect((await post("/trpc/session.signIn", body)).status).toBe(400);
      expect((await post("/api/auth", body)).status).toBe(400);
    }
    const address = `/trpc/session.me?input=${encodeURIComponent("[".repeat(2_000))}`;
    const asked = await fetch(`${port}${address}`);
    expect([asked.status, await asked.text()]).toEqual([400, expect.stringContaining("refusals:bodyTooComplex")]);
  });

  it("sends no form and no bare bytes to a procedure", async () => {
    for (const type of ["multipart/form-data; boundary=x", "application/octet-stream"])
      expect((await post("/trpc/session.signIn", "--x--", { "content-type": type })).status).toBe(400);
  });
});

describe("somebody who is signed in", () => {
  it("sends what the call needs, and no more", async () => {
    const long = written(longJob());
    expect(long.length).toBeGreaterThan(65_536);
    expect((await post("/trpc/jobs.create", long, captain)).status).toBe(200);
    expect((await chunked("/trpc/jobs.create", long.replace("Pump", "Pomp"), captain)).status).not.toBe(413);
    expect((await post("/trpc/jobs.create", JSON.stringify(job("Pump", oversized)), captain)).status).toBe(413);
    expect((await post("/trpc/jobs.setStatus", long, captain)).status).toBe(413);
  });

  it("sends in one batch what its calls need together", async () => {
    const batch = written({ 0: longJob(), 1: longJob() });
    expect((await post("/trpc/jobs.create,jobs.create?batch=1", batch, captain)).status).toBe(200);
    expect((await post("/trpc/jobs.setStatus,jobs.setStatus?batch=1", batch, captain)).status).toBe(413);
  });

  it("is not taken for somebody by a token that opens nothing", async () => {
    const body = written(longJob());
    const { status } = await post("/trpc/jobs.create", body, { ...captain, authorization: "Bearer nothing" });
    expect(status).toBe(413);
  });
});

it.each([
  ["a path that leads nowhere", { values: { "a.b.c": ["Date"] } }],
  ["a path deeper than anything", { values: { [`${"a.".repeat(9000)}a`]: ["Date"] } }],
  ["a pattern that is none", { values: { login: ["regexp"] } }],
  ["a class", { values: { login: [["class", "Error"]] } }],
])("a question whose notes tell of %s is refused, and fails nowhere", async (_what, meta) => {
  const body = JSON.stringify({ json: { login: "(", password: "x" }, meta });
  const { status } = await app.request("/trpc/session.signIn", { method: "POST", headers: json, body });
  expect(status).toBe(400);
  expect(app.errors).toEqual([]);
});

describe("anyone who goes on sending what is wrong", () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ refusalLimit: { points: 5, windowMinutes: 5 } });
  });
  afterAll(() => limited.close());

  const send = (body: string, headers: Record<string, string> = {}) =>
    limited.request("/trpc/session.signIn", { method: "POST", headers: { ...json, ...headers }, body });

  it("is not read any more for a while, and others are", async () => {
    const known = await limited.headersOf("captain");
    for (let nth = 0; nth < 6; nth += 1) expect((await send("{}")).status).toBe(400);
    expect((await send("{}")).status).toBe(429);
    const byScript = await limited.request("/api/auth", { method: "POST", headers: json, body: "{}" });
    expect([byScript.status, byScript.headers.get("retry-after")]).toEqual([429, "300"]);
    expect((await send("{}", known)).status).toBe(400);
    const now = limited.world.now();
    limited.world.setNow(new Date(now.getTime() + 301_000));
    expect((await send("{}")).status).toBe(400);
  });

  it("keeps nobody behind the same address from signing in on a device of theirs", async () => {
    const login = limited.world.person("bosun").account.username;
    const right = JSON.stringify({ json: { login, password: worldPassword } });
    const cookies = (await send(right)).headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    const device = cookies.find((cookie) => cookie.startsWith("ymp_device=")) ?? "";
    for (let nth = 0; nth < 7; nth += 1) await send("{}");
    expect((await send(right)).status).toBe(429);
    expect((await send(right, { cookie: device })).status).toBe(200);
    for (let nth = 0; nth < 6; nth += 1) await send("{}", { cookie: device });
    expect((await send(right, { cookie: device })).status).toBe(429);
    limited.world.setNow(new Date(limited.world.now().getTime() + 301_000));
  });

  it("is let in again when the clock had jumped", async () => {
    const now = limited.world.now();
    limited.world.setNow(new Date(now.getTime() + 400 * 86_400_000));
    for (let nth = 0; nth < 7; nth += 1) await send("{}");
    expect((await send("{}")).status).toBe(429);
    limited.world.setNow(now);
    expect((await send("{}")).status).toBe(400);
  });
});

it("tells programs in seconds how long to wait, also for one call of a batch", async () => {
  const headers = { ...json, ...(await app.headersOf("engineer")) };
  const wrong = { json: { currentPassword: "not mine" } };
  const confirm = () =>
    post("/trpc/session.confirm,session.confirm?batch=1", JSON.stringify({ 0: wrong, 1: wrong }), headers);
  let refused = await confirm();
  for (let nth = 0; nth < 20 && refused.headers.get("retry-after") === null; nth += 1) refused = await confirm();
  expect(refused.headers.get("retry-after")).toBe("900");
});
