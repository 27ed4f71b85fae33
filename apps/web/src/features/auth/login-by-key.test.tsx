import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";
import { signingQuestion, stubSecurityKey, testKeyId } from "../../testing/virtual-keys.ts";

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

/** A server whose only account has security keys; "123456" is the code of now. */
async function atTheSecondStep() {
  let session: ReturnType<typeof sessionOf> | null = null;
  const [sent, questions]: [unknown[], unknown[]] = [[], []];
  const app = await renderApp("/auth/login", {
    ...captainOnBoard,
    "session.me": () => session,
    "session.askKeyAtSignIn": (input) => {
      questions.push(input);
      return signingQuestion();
    },
    "session.signIn": (input) => {
      sent.push(input);
      const text = JSON.stringify(input);
      if (!text.includes('"code"') && !text.includes('"key"'))
        throw new Refused("unauthenticated", "auth:codeNeeded", {}, { asksFor: "key" });
      session = sessionOf();
      return { userId: session.account.id, mustChangePassword: false, recoveryCodesLeft: null };
    },
  });
  const { user } = app;
  await user.type(await screen.findByLabelText("Username or email"), "chief");
  await user.type(screen.getByLabelText("Password"), "Fairwinds");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  return { ...app, sent, questions, button: await screen.findByRole("button", { name: "Use a security key" }) };
}

test("the key is asked when its button is pressed, not before, and opens", async () => {
  const asked = stubSecurityKey();
  const { user, router, sent, questions, button } = await atTheSecondStep();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(questions).toEqual([]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
  expect(asked).toEqual({ toMake: 0, toSign: 1 });
  expect(questions).toEqual([{ login: "chief", password: "Fairwinds" }]);
  expect(sent.at(-1)).toMatchObject({
    ...{ login: "chief", password: "Fairwinds", staysSignedIn: true },
    key: { id: testKeyId, response: { signature: btoa("signature").replaceAll("=", "") } },
  });
});

test("a key that was cancelled is told, and a code stands in", async () => {
  stubSecurityKey({ refusal: "NotAllowedError" });
  const { user, router, sent, button } = await atTheSecondStep();
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain("No key has signed");
  expect(sent).toHaveLength(1);
  await user.type(screen.getByLabelText("Code"), "123456{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/home"));
  expect(sent.at(-1)).toMatchObject({ code: "123456" });
});

test("under another address the right one is told", async () => {
  stubSecurityKey({ refusal: "SecurityError" });
  const { user, button } = await atTheSecondStep();
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain("Security keys work under ymp.example only.");
});

test("a browser without security keys is told to be so", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  const { user, button } = await atTheSecondStep();
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain("This browser has no security keys here.");
});

test("recovery codes stay a way in", async () => {
  const { user } = await atTheSecondStep();
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Recovery code"));
});
