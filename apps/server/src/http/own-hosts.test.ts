import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
let port: string;
beforeAll(async () => {
  app = await createTestApp({ hasInbox: true, furtherHosts: ["yacht.local", "[fd00::7]:3000"] });
  port = new URL(await app.listen()).port;
});
afterAll(() => app.close());

/** What browsers do not let a page name. */
function ask(path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on("error", reject).end();
  });
}

const pages = ["/dev/inbox", "/trpc/session.me", "/api/openapi.json", "/files/1/2/original"];

describe("a request under a foreign name", () => {
  it.each(pages)("is not answered: %s", async (path) => {
    for (const host of ["evil.example", `evil.example:${port}`, "localhost.evil.example", "10.0.0.9"])
      expect([host, (await ask(path, { host })).status]).toEqual([host, 421]);
  });

  it("is told in the reader's language what to do", async () => {
    const { text } = await ask("/api/auth", { host: "evil.example", "accept-language": "fr" });
    expect(text).toContain("APP_HOSTS");
    expect(text).toContain("exploitant");
  });

  it("still learns whether the process is well, and not its figures", async () => {
    const host = "10.2.3.4:8080";
    expect((await ask("/healthz", { host })).status).toBe(200);
    expect((await ask("/readyz", { host })).status).toBe(200);
    expect((await ask("/metrics", { host })).status).toBe(404);
  });
});

describe("a request under an own name", () => {
  it.each(["localhost", "LOCALHOST.", "127.0.0.1:3000", "[::1]:3000", "yacht.local", "Yacht.Local:8080", "[fd00::7]"])(
    "is answered: %s",
    async (host) => {
      for (const path of ["/dev/inbox", "/metrics", "/trpc/session.me"])
        expect((await ask(path, { host })).status).toBe(200);
    },
  );

  it("is answered under the origin's", async () => {
    expect((await ask("/trpc/session.me", { host: new URL(app.deps.origin).host })).status).toBe(200);
  });

  it.each([
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "fastly-client-ip",
  ])("shows neither mails nor figures when somebody stands between: %s", async (header) => {
    const headers = { host: "localhost", [header]: "192.0.2.1" };
    expect((await ask("/dev/inbox", headers)).status).toBe(404);
    expect((await ask("/metrics", headers)).status).toBe(404);
    expect((await ask("/trpc/session.me", headers)).status).toBe(200);
  });
});
