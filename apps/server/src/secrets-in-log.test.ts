import { newId } from "@ymp/core/ids";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { insertPerson, type Person, worldPassword } from "@ymp/testing/people";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "./test-app.ts";

const wrongPassword = "Nobody has this one 77";
const newPassword = "A quiet anchorage 9";
/** Everything that opens something, by what it is. */
const secrets: Record<string, string> = { wrongPassword, newPassword, password: worldPassword };
let app: TestApp;
let person: Person;
let cookie: string;

/** Calls a procedure over HTTP as the account of the cookie. */
async function call(procedure: string, input: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request(`/trpc/${procedure}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-vessel-id": app.world.vessels.A.id, ...headers },
    body: JSON.stringify({ json: input }),
  });
}

const answerSchema = z.object({ result: z.object({ data: z.object({ json: z.record(z.string(), z.unknown()) }) }) });

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  return answerSchema.parse(await response.json()).result.data.json;
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.world.now().getTime() });

async function signIn(): Promise<void> {
  const signedIn = await call("session.signIn", { login: person.account.username, password: worldPassword });
  cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  secrets.session = cookie.split("=")[1] ?? "";
}

/** Does each thing that a secret is used for, right and wrong. */
async function useEverySecret(): Promise<void> {
  await call("session.signIn", { login: person.account.username, password: wrongPassword });
  await call("session.signIn", { login: wrongPassword, password: wrongPassword });
  await signIn();
  await guardAccount();
  await makeToken();
  await resetPassword();
  await openOrder();
  await breakDown();
}

async function guardAccount(): Promise<void> {
  const begun = await answerOf(await call("twoStep.begin", {}, { cookie }));
  secrets.totpSecret = asText(begun.secret);
  const confirmed = await call("twoStep.confirm", { code: codeOf(secrets.totpSecret) }, { cookie });
  const { recoveryCodes } = await answerOf(confirmed);
  secrets.recoveryCode = Array.isArray(recoveryCodes) ? asText(recoveryCodes[0]) : "";
  const credentials = { login: person.account.username, password: worldPassword };
  await call("session.signIn", { ...credentials, code: secrets.recoveryCode });
  await call("session.signIn", { ...credentials, code: secrets.recoveryCode });
}

async function makeToken(): Promise<void> {
  const wish = { id: newId(), name: "Night export", vesselId: null, scopes: "everything", expiresInDays: 1 };
  const made = await call("tokens.create", wish, { cookie });
  secrets.apiToken = asText((await answerOf(made)).token);
  const mistyped = `${secrets.apiToken.slice(0, -1)}-`;
  for (const authorization of [`Bearer ${secrets.apiToken}`, `Bearer ${mistyped}`])
    await app.request("/api/auth", { headers: { authorization } });
  await app.request("/api/auth", { headers: { "x-auth-token": secrets.apiToken } });
}

async function resetPassword(): Promise<void> {
  await call("session.requestReset", { email: person.account.email });
  await app.world.workQueue();
  const mail = app.world.outbox.findLast(({ text }) => text.includes("/auth/reset-password/"));
  const token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? "";
  secrets.resetToken = token;
  await app.request(`/auth/reset-password/${token}`, { headers: { accept: "text/html" } });
  // As an application of before asks, and as ours does.
  await app.request(`/trpc/session.resetLink?input=${encodeURIComponent(JSON.stringify({ json: { token } }))}`);
  await call("session.resetLink", { token });
  await call("session.resetPassword", { token, newPassword: "short" });
  await app.request(`/api/profile/reset-password/${token}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ newPassword }),
  });
}

async function openOrder(): Promise<void> {
  const { token } = await makeOrdered(app.world);
  secrets.answerToken = token;
  await app.request(`/answer/${token}?lang=en`, { headers: { accept: "text/html" } });
  await call("orders.answerOf", { token });
  await call("orders.answer", { token, answeredBy: "Luca", lines: [] });
}

/** A query that fails while it holds secrets, as it appears in an unexpected error. */
async function breakDown(): Promise<void> {
  const { db } = app.world.database;
  await db
    .insert(passwordResets)
    .values({ tokenHash: `${secrets.resetToken}\n${secrets.apiToken}`, userId: newId(), expiresAt: new Date() })
    .catch((error: unknown) => app.services.reportError(error, { path: `/answer/${secrets.answerToken}` }));
}

beforeAll(async () => {
  app = await createTestApp();
  app.world.setNow(new Date());
  person = await insertPerson(app.world.database, { username: "keeper", name: "Ida Keeper" });
  await useEverySecret();
});
afterAll(() => app.close());

describe("the log of everything that takes a secret", () => {
  it.each([
    "password",
    "wrongPassword",
    "newPassword",
    "session",
    "totpSecret",
    "recoveryCode",
    "apiToken",
    "resetToken",
    "answerToken",
  ])("holds no %s", (name) => {
    const secret = secrets[name] ?? "";
    expect(secret.length).toBeGreaterThan(9);
    expect(app.logged()).not.toContain(secret);
  });

  it("tells what broke, and where", () => {
    expect(app.logged()).toMatch(/"level":50.*password_resets/);
  });

  it.each([
    ["signInRefused", "userId"],
    ["signedIn", "userId"],
    ["secondStepOn", "userId"],
    ["tokenMade", "userId"],
    ["passwordReset", "userId"],
    ["refused", "messageKey"],
  ])("tells of the event %s with its %s", (event, fact) => {
    const lines = app
      .logged()
      .split("\n")
      .filter((line) => line.includes(`"event":"${event}"`));
    expect(lines.some((line) => line.includes(`"${fact}":"`))).toBe(true);
  });

  it("says of a request who sent it", () => {
    expect(app.logged()).toContain(`"userId":"${person.userId}"`);
  });
});
