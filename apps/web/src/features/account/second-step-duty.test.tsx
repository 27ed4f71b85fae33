import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";
import { makingQuestion, stubSecurityKey } from "../../testing/virtual-keys.ts";

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => sessionStorage.clear());

test("an administrator without a second step sets it up before anything else, and then goes on", async () => {
  let mustSetUpSecondStep = true;
  const { user, router } = await renderApp("/app/jobs", {
    ...captainOnBoard,
    "session.me": () => sessionOf({ isSuperadmin: true, mustSetUpSecondStep }),
    "twoStep.begin": () => ({ secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", uri: "otpauth://totp/YMP:chief" }),
    "twoStep.confirm": () => {
      mustSetUpSecondStep = false;
      return { recoveryCodes: ["7k3f-92mq-x0ta-b5hn"] };
    },
  });
  expect(await screen.findByRole("heading", { name: "Set up your second step" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/app/second-step");
  expect(screen.queryByRole("navigation")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Set up" }));
  await user.type(await screen.findByLabelText("Code from the app"), "123456{Enter}");
  await user.click(await screen.findByRole("button", { name: "I have kept them" }));
  await expect.poll(() => router.state.location.pathname).toBe("/app/home");
});

test("a security key is as good", async () => {
  stubSecurityKey();
  let mustSetUpSecondStep = true;
  const { user, router } = await renderApp("/app/jobs", {
    ...captainOnBoard,
    "session.me": () => sessionOf({ isSuperadmin: true, mustSetUpSecondStep }),
    "securityKeys.list": () => ({ keys: [], origin: "https://ymp.example", isPossible: true }),
    "securityKeys.begin": makingQuestion,
    "securityKeys.add": () => {
      mustSetUpSecondStep = false;
      return { recoveryCodes: ["7k3f-92mq-x0ta-b5hn"] };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Add a key" }));
  await user.type(await screen.findByLabelText("Name"), "Blue key{Enter}");
  await user.click(await screen.findByRole("button", { name: "I have kept them" }));
  await expect.poll(() => router.state.location.pathname).toBe("/app/home");
});

test("the screen leads the person who has one, or needs none, to their own security", async () => {
  const { router } = await renderApp("/app/second-step");
  await expect.poll(() => router.state.location.pathname).toBe("/app/security");
});
