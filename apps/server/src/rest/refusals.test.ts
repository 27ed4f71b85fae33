import { worldPassword } from "@ymp/testing/people";
import type { Who } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";
import { messagesOf, send } from "./test-sender.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (who: Who, method: string, path: string, body?: unknown, more?: Record<string, string>) =>
  send(app, who, method, path, body, more);

describe("a refusal", () => {
  const wrong = { firstName: 7, mailing: "yes", department: "cellar", boatID: "x", birthDate: "yesterday" };

  it("holds a message for each fault", async () => {
    const answer = await call("captain", "POST", "/api/profile", wrong);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual([
      "firstName must be text.",
      "department must be one of: bridge, deck, engineering, interior, galley, shore.",
      "mailing must be true or false.",
      "birthDate must be a date such as 2026-06-15.",
      "boatID must be an id as the calls answer it.",
    ]);
  });

  it("speaks the caller's language", async () => {
    const french = await call("captain", "PUT", "/api/users/email/x", {}, { "accept-language": "fr-FR,fr;q=0.9" });
    expect(messagesOf(french)).toEqual(["Cet enregistrement n’existe pas ou a été supprimé."]);
    const japanese = await call("captain", "PUT", "/api/users/change_password", {}, { "accept-language": "ja" });
    expect(messagesOf(japanese)).toEqual(["newPasswordがありません。"]);
  });

  it("of a procedure's own check is a sentence too", async () => {
    const body = { newPassword: "short", currentPassword: worldPassword };
    const answer = await call("engineer", "PUT", "/api/users/change_password", body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, ["Use at least 12 characters."]]);
  });

  it("says that the current password is missing, of the body that the documentation gives", async () => {
    const answer = await call("engineer", "PUT", "/api/users/change_password", {
      newPassword: "Lanterns over the bow 9",
    });
    expect([answer.status, messagesOf(answer)]).toEqual([400, ["Enter your current password as well."]]);
  });

  it("for too many tries says after how many seconds the next may come", async () => {
    const headers = { "x-auth-token": await app.tokenOf("stew"), "content-type": "application/json" };
    const body = JSON.stringify({ newPassword: "Lanterns over the bow 9", currentPassword: "wrong" });
    const answers = [];
    for (let nth = 0; nth < 11; nth += 1)
      answers.push(await app.request("/api/users/change_password", { method: "PUT", headers, body }));
    const last = answers.at(-1);
    expect([last?.status, Number(last?.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect([answers[0]?.status, answers[0]?.headers.get("retry-after")]).toEqual([400, null]);
  });

  it("meets a body that is no JSON", async () => {
    const headers = { "x-auth-token": await app.tokenOf("captain") };
    const init = { method: "PUT", headers, body: "newPassword=x" };
    const response = await app.request("/api/users/change_password", init);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ msg: "Send JSON, with the content type application/json." }],
    });
  });

  it("names the methods that an address takes", async () => {
    const response = await app.request("/api/users/role", { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "OPTIONS, PUT"]);
    expect(await response.json()).toEqual({ errors: [{ msg: "This address takes OPTIONS, PUT." }] });
    const options = await app.request("/api/auth", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "OPTIONS, GET, HEAD, POST"]);
    expect((await app.request("/api/auth", { method: "HEAD" })).status).toBe(401);
    expect((await app.request("/api/openapi.json", { method: "POST" })).status).toBe(405);
    const page = await app.request("/api/docs-ui", { method: "OPTIONS" });
    expect([page.status, page.headers.get("allow")]).toEqual([204, "OPTIONS, GET, HEAD"]);
  });
});

describe("the page about the calls", () => {
  it("is made of files of our own", async () => {
    const page = await app.request("/api/docs-ui");
    const html = await page.text();
    expect(html).toContain("<title>YMP: the calls for scripts</title>");
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(addresses.filter((address) => !address.startsWith("/"))).toEqual([]);
    for (const address of addresses.filter((address) => address.startsWith("/api/")))
      expect((await app.request(address)).status).toBe(200);
    expect(html).not.toMatch(/<script>|<style|onload=/);
    expect((await app.request("/api/docs-ui/..%2fmount.ts")).status).toBe(404);
  });
});

it("lets no cache on the way keep what it answers", async () => {
  const answer = await app.request("/api/auth", { headers: await app.headersOf("deckhand") });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
