import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { sessions } from "@ymp/db/schema/sign-in";
import { worldPassword } from "@ymp/testing/people";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "./test-app.ts";
import { WebFolder } from "./web.ts";

const web = mkdtempSync(path.join(tmpdir(), "ymp-web-"));
mkdirSync(path.join(web, "assets"));
writeFileSync(path.join(web, "index.html"), `<!doctype html><title>YMP</title>${" ".repeat(2000)}`);
writeFileSync(path.join(web, "assets", "main-abc123.js"), `console.info("${"sea ".repeat(1000)}")`);
writeFileSync(path.join(web, "service-worker.js"), "self.skipWaiting()");

let app: TestApp;
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
const signInBody = (username: string, password = worldPassword) => ({ json: { login: username, password } });

beforeAll(async () => {
  app = await createTestApp({ web: new WebFolder(web), furtherHosts: ["boat.lan"] });
});
afterAll(() => app.close());

describe("every answer", () => {
  it("forbids inline scripts, framing and guessing of types", async () => {
    const { headers } = await app.request("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toContain("max-age=");
  });

  it("lends the camera and the position to its own pages only, and the microphone to nobody", async () => {
    const { headers } = await app.request("/");
    expect(headers.get("permissions-policy")).toBe(
      "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
    );
  });

  it("carries the request's id, also a refusal", async () => {
    const response = await app.request("/api/auth");
    expect(response.status).toBe(401);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  });
});

describe("writes from a browser", () => {
  const login = () => json(signInBody("stew.a"), {});
  const withHeaders = (headers: Record<string, string>) => ({
    ...login(),
    headers: { "content-type": "application/json", ...headers },
  });

  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
  ])("are refused when they come from elsewhere: %o", async (headers) => {
    const response = await app.request("/trpc/session.signIn", withHeaders(headers));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      errors: [{ msg: "This request came from another website and was refused." }],
    });
  });

  it.each([
    [{ "sec-fetch-site": "same-origin" }],
    [{ origin: "https://ymp.test" }],
    [{ origin: "http://boat.lan:3000", host: "boat.lan:3000" }],
  ])("are taken from our own pages: %o", async (headers) => {
    const response = await app.request("/trpc/session.signIn", withHeaders(headers));
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(/ymp_session=\w+; HttpOnly;.*SameSite=Lax/);
  });

  it("are refused when they are larger than anything we take", async () => {
    const response = await app.request("/api/auth", json({ username: "x".repeat(1_100_000), password: "x" }));
    expect(response.status).toBe(413);
  });
});

describe("a browser's session", () => {
  it("ends on its last day, which using it does not move, and its cookie is taken away on signing out", async () => {
    const cookie = `ymp_session=${await app.tokenOf("deckhand")}`;
    const me = () => app.request("/trpc/session.me", { headers: { cookie } });
    expect((await me()).headers.get("set-cookie")).toBeNull();
    const { userId } = app.world.person("deckhand");
    const { db } = app.world.database;
    const own = eq(sessions.userId, userId);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 10 * 86_400_000) })
      .where(own);
    const [before] = await db.select().from(sessions).where(own);
    app.services.accounts.forget(userId);
    expect((await me()).headers.get("set-cookie")).toBeNull();
    const [after] = await db.select().from(sessions).where(own);
    expect(after?.expiresAt).toEqual(before?.expiresAt);

    const signedOut = await app.request("/trpc/session.signOut", json({}, { cookie }));
    expect(signedOut.headers.get("set-cookie")).toContain("ymp_session=; HttpOnly; Max-Age=0");
    expect(await (await me()).json()).toMatchObject({ result: { data: { json: null } } });
  });
});

describe("the calls for scripts", () => {
  it("give a token for a username and password, and the user for the token", async () => {
    const response = await app.request("/api/auth", json({ username: "chief.a", password: worldPassword }));
    const { token, userID } = z.object({ token: z.string(), userID: z.string() }).parse(await response.json());
    expect(userID).toBe(app.world.person("chief").userId);
    expect(response.headers.get("set-cookie")).toBeNull();

    const [bearer, header] = await Promise.all([
      app.request("/api/auth", { headers: { authorization: `Bearer ${token}` } }),
      app.request("/api/auth", { headers: { "x-auth-token": token } }),
    ]);
    const user = await bearer.json();
    expect(user).toMatchObject({
      _id: userID,
      username: "chief.a",
      boatName: "Seraphine",
      boatID: app.world.vessels.A.id,
      superadmin: false,
    });
    expect(await header.json()).toEqual(user);
  });

  it("answer a refusal as a list of messages, in the reader's language", async () => {
    const wrong = json({ username: "chief.a", password: "wrong" }, { "accept-language": "ja,en;q=0.5" });
    const response = await app.request("/api/auth", wrong);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: [{ msg: "ユーザー名またはパスワードが正しくありません。" }] });
    const unread = await app.request("/api/auth", { method: "POST", body: "not json" });
    expect(unread.status).toBe(400);
    expect((await app.request("/api/nothing")).status).toBe(404);
  });
});

describe("the web application", () => {
  const get = (address: string, headers: Record<string, string> = {}) => app.request(address, { headers });

  it("is asked for again at every visit, at every address of a screen", async () => {
    for (const address of ["/", "/app/home", "/auth/reset-password/a.b"]) {
      const response = await get(address, { accept: "text/html" });
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain("<title>YMP</title>");
    }
    expect((await get("/service-worker.js")).headers.get("cache-control")).toBe("no-store");
  });

  it("keeps what has a hash in its name, and squeezes it", async () => {
    const response = await get("/assets/main-abc123.js", { "accept-encoding": "gzip, br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain("sea sea");
  });

  it("has no page for a missing asset, nor for a path out of its folder", async () => {
    expect((await get("/assets/gone-1.js", { accept: "text/html" })).status).toBe(404);
    expect(await (await get("/..%2f..%2fpackage.json")).text()).not.toContain("workspaces");
  });
});

describe("health", () => {
  it("is told to the person who watches the process", async () => {
    expect((await app.request("/healthz")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);
    expect((await app.request("/metrics")).status).toBe(404);
  });
});

describe("the log", () => {
  it("holds no password, token or cookie, whatever went wrong", async () => {
    const secret = "Shall not be logged 99";
    const token = await app.tokenOf("bosun");
    await app.request("/trpc/session.signIn", json(signInBody("bosun.a", secret)));
    await app.request("/api/auth", { headers: { cookie: `ymp_session=${token}`, "x-auth-token": token } });
    await app.request(`/auth/reset-password/${token}`);
    await app.request("/trpc/session.resetPassword", json({ json: { token, newPassword: secret } }));
    app.services.reportError(new Error(`Failed query: insert\nparams: ${secret},${token}`), {
      password: secret,
      token,
    });
    app.deps.log.info({ req: { headers: { cookie: token, authorization: token } }, newPassword: secret }, "probe");
    expect(app.logged()).toContain("probe");
    expect(app.logged()).toContain("/api/auth");
    expect(app.logged()).not.toContain(secret);
    expect(app.logged()).not.toContain(token);
  });
});

describe("a tab that says whose it is", () => {
  const asked = async (accountId: string) =>
    app.request("/trpc/vessel.get", { headers: { ...(await app.headersOf("captain")), "x-account-id": accountId } });

  it("is answered as that account", async () => {
    expect((await asked(app.world.person("captain").userId)).status).toBe(200);
  });

  it("is answered as nobody once somebody else has signed in: by calls, uploads and streams", async () => {
    const other = app.world.person("engineer").userId;
    expect((await asked(other)).status).toBe(401);
    const headers = { ...(await app.headersOf("captain")), "x-account-id": other };
    const upload = await app.request("/uploads", {
      method: "POST",
      headers: { ...headers, "tus-resumable": "1.0.0", "upload-length": "3" },
    });
    expect(upload.status).toBe(401);
  });

  it("does not sign out the person who has signed in since", async () => {
    const headers = await app.headersOf("stew");
    const signOut = (accountId: string) =>
      app.request("/trpc/session.signOut", json({}, { ...headers, "x-account-id": accountId }));
    const isIn = async () => (await app.request("/trpc/vessel.get", { headers })).status === 200;
    expect((await signOut(app.world.person("engineer").userId)).headers.get("set-cookie")).toBeNull();
    expect(await isIn()).toBe(true);
    expect((await signOut(app.world.person("stew").userId)).headers.get("set-cookie")).toContain("Max-Age=0");
    expect(await isIn()).toBe(false);
  });
});
