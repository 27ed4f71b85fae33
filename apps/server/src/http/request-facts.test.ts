import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { createMetrics } from "../metrics.ts";
import { createTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const forwarded = { headers: { "x-forwarded-for": "198.51.100.7, 203.0.113.9", "x-request-id": "chosen-by-caller" } };

describe("where a request comes from", () => {
  it("is what the proxy saw, not what the caller wrote before it", async () => {
    const behindProxy = createApp({ ...app.deps, metrics: createMetrics(), trustsProxy: true });
    const { headers } = await behindProxy.request("/trpc/session.me?from=proxy", forwarded);
    expect(headers.get("x-request-id")).toBe("chosen-by-caller");
    expect(app.logged()).toContain('"address":"203.0.113.9"');
    expect(app.logged()).not.toContain("198.51.100.7");
  });

  it("is not told by the caller where there is no proxy", async () => {
    const before = app.logged().length;
    const { headers } = await app.request("/trpc/session.me", forwarded);
    expect(headers.get("x-request-id")).not.toBe("chosen-by-caller");
    expect(app.logged().slice(before)).not.toMatch(/203\.0\.113\.9|198\.51\.100\.7/);
  });
});

describe("an error that nobody foresaw", () => {
  const words = "relation payroll has no column salary";

  function brokenApp() {
    const { accounts } = app.services;
    const find = () => Promise.reject(new Error(words));
    const broken = { ...accounts, sessions: { ...accounts.sessions, find } };
    return createApp({ ...app.deps, metrics: createMetrics(), services: { ...app.services, accounts: broken } });
  }

  it.each(["/api/auth", "/trpc/session.me"])(
    "is told by its id, and told whole to the log only: %s",
    async (address) => {
      const before = app.logged().length;
      const response = await brokenApp().request(address, { headers: { cookie: "ymp_session=somebody" } });
      expect(response.status).toBe(500);
      const answer = await response.text();
      expect(answer).not.toContain("payroll");
      expect(answer).toContain(response.headers.get("x-request-id"));
      expect(app.logged().slice(before)).toContain(words);
    },
  );
});
