import { gzipSync } from "node:zlib";
import { createAccounts } from "@ymp/api/platform/accounts/accounts";
import { worldPassword } from "@ymp/testing/people";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { createMetrics } from "../metrics.ts";
import { createTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ metricsToken: "a token of the watchers" });
});
afterAll(() => app.close());

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
const signInBody = (login: string) => ({ json: { login, password: worldPassword } });

describe("the policy of the pages", () => {
  it("runs no script that is not a file of ours, and takes nothing from elsewhere", async () => {
    const policy = new Map(
      ((await app.request("/healthz")).headers.get("content-security-policy") ?? "")
        .split("; ")
        .map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]),
    );
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("style-src")).toEqual(["'self'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((source) => /^(https?:|\*)/.test(source))).toEqual([]);
    expect([...policy.values()].flat().filter((source) => source.includes("unsafe"))).toEqual([]);
  });
});

describe("an answer about people or vessels", () => {
  it.each(["/trpc/session.me", "/trpc/jobs.list", "/api/auth", "/files/1/2/thumb", "/readyz"])(
    "is kept by no browser and no proxy: %s",
    async (address) => {
      const { headers } = await app.request(address, { headers: await app.headersOf("chief") });
      expect(headers.get("cache-control")).toBe("no-store");
    },
  );

  it("says neither what runs it nor which version", async () => {
    const { headers } = await fetch(`${await app.listen()}/api/auth`);
    expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
  });

  it("is handed to the pages of no other website", async () => {
    const { headers } = await app.request("/trpc/session.me", { headers: { origin: "https://evil.example" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});

describe("the session's cookie", () => {
  it("is bound over HTTPS to this host, and to encrypted links", async () => {
    const accounts = createAccounts(app.world.database, { isSecure: true });
    const secure = createApp({ ...app.deps, metrics: createMetrics(), services: { ...app.services, accounts } });
    const signedIn = await secure.request("/trpc/session.signIn", json(signInBody("stew.a")));
    const [cookie = "", device] = signedIn.headers.getSetCookie();
    expect(device).toMatch(/^__Host-ymp_device=s1[\w.-]+; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/);
    expect(cookie).toMatch(/^__Host-ymp_session=\w+; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/);

    const token = cookie.match(/=(\w+)/)?.[1];
    const me = async (name: string) =>
      (await secure.request("/trpc/session.me", { headers: { cookie: `${name}=${token}` } })).text();
    expect(await me("__Host-ymp_session")).toContain("stew.a");
    expect(await me("ymp_session")).not.toContain("stew.a");
  });
});

describe("a write", () => {
  const writes: [string, string][] = [
    ["POST", "/trpc/session.signOut"],
    ["POST", "/api/auth"],
    ["PUT", "/api/profile/pettycash"],
    ["DELETE", "/api/users/delete/1"],
    ["POST", "/uploads"],
    ["PATCH", "/uploads/1"],
    ["DELETE", "/uploads/1"],
  ];

  it.each(writes)("that another website makes a browser send is refused: %s %s", async (method, address) => {
    const response = await app.request(address, { method, headers: { origin: "https://evil.example" } });
    expect(response.status).toBe(403);
  });

  it("is not done by a request that only reads", async () => {
    const response = await app.request("/trpc/session.signOut", { headers: await app.headersOf("bosun") });
    expect(response.status).toBe(405);
  });

  it("is not taken from a form, which needs no script to be sent", async () => {
    const form = { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" };
    expect((await app.request("/trpc/session.signIn", form)).status).toBe(415);
    expect((await app.request("/api/auth", form)).status).toBe(400);
  });

  it("is not unpacked, so that a small body cannot become a huge one", async () => {
    const body = gzipSync(JSON.stringify({ username: "chief.a", password: worldPassword }));
    const compressed = { "content-type": "application/json", "content-encoding": "gzip" };
    expect((await app.request("/api/auth", { method: "POST", headers: compressed, body })).status).toBe(400);
  });

  it("comes in batches of a screen's size", async () => {
    const batch = (calls: number) => `/trpc/${Array(calls).fill("session.me").join(",")}?batch=1&input=%7B%7D`;
    expect((await app.request(batch(8))).status).toBe(200);
    expect((await app.request(batch(200))).status).toBe(400);
  });
});

describe("the token of a link", () => {
  it.each(["session.resetLink", "orders.answerOf"])(
    "is read by %s from a body, never from an address",
    async (path) => {
      const body = { json: { token: "a-token-that-opens-nothing" } };
      const address = `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(body))}`;
      expect((await app.request(address)).status).toBe(405);
      const asked = await app.request(`/trpc/${path}`, json(body));
      expect(JSON.stringify(await asked.json())).toMatch(/passwords:resetLinkInvalid|orders:answer\.over/);
    },
  );
});

describe("the figures of the process", () => {
  it.each(["", "Bearer a token", "Bearer a token of the watchers and more"])(
    "are closed to %o",
    async (authorization) => {
      expect((await app.request("/metrics", { headers: { authorization } })).status).toBe(404);
    },
  );

  it("are open to the person who holds the token", async () => {
    const headers = { authorization: "Bearer a token of the watchers" };
    expect((await app.request("/metrics", { headers })).status).toBe(200);
  });
});
