import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { makingQuestion, signingQuestion, stubSecurityKey, testKeyId } from "../../testing/virtual-keys.ts";
import type { SecurityKey } from "./security.queries.ts";

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
afterEach(() => vi.restoreAllMocks());
beforeEach(() => sessionStorage.clear());

const blueKey: SecurityKey = {
  id: "0199bbbb-0000-7000-8000-0000000000b1",
  name: "Blue key",
  createdAt: new Date("2026-11-01T09:00:00Z"),
  lastUsedAt: null,
  isBackedUp: true,
};
const [onlyKey, spareKey] = [blueKey, { ...blueKey, id: "0199bbbb-0000-7000-8000-0000000000b2", name: "Spare" }];
const codes = ["7k3f-92mq-x0ta-b5hn", "92mq-7k3f-b5hn-x0ta"];

/** A server that keeps what keys it is told of. */
async function openScreen(had: SecurityKey[], more: Answers = {}) {
  let keys = had;
  const sent: Record<string, unknown[]> = { add: [], rename: [], remove: [] };
  const app = await renderApp("/app/security", {
    ...captainOnBoard,
    "twoStep.state": () => ({
      isOn: false,
      onSince: null,
      hasKeys: keys.length > 0,
      recoveryCodesLeft: keys.length * 5,
    }),
    "session.sessions": () => [],
    "tokens.list": () => [],
    "securityKeys.list": () => ({ keys, origin: "https://ymp.example", isPossible: true }),
    "securityKeys.begin": makingQuestion,
    "securityKeys.add": (input) => {
      sent.add?.push(input);
      keys = [...keys, blueKey];
      return { recoveryCodes: keys.length === 1 ? codes : null };
    },
    "securityKeys.rename": (input) => void sent.rename?.push(input),
    "securityKeys.remove": (input) => {
      sent.remove?.push(input);
      keys = keys.slice(1);
    },
    ...more,
  });
  return { ...app, sent };
}

async function nameKey(user: Awaited<ReturnType<typeof openScreen>>["user"], name: string) {
  await user.click(await screen.findByRole("button", { name: "Add a key" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a key" }));
  await user.type(dialog.getByLabelText("Name"), name);
  await user.keyboard("{Enter}");
  return dialog;
}

test("without keys it is told what they are for; the first one brings recovery codes, and nothing over them", async () => {
  const told = vi.spyOn(toast, "success");
  const asked = stubSecurityKey();
  const { user, sent } = await openScreen([]);
  expect(await screen.findByText(/^No keys yet\./)).toBeTruthy();
  const naming = await nameKey(user, "Blue key");
  expect(naming.getByText(/Adding it signs you out on your other devices and revokes your tokens\./)).toBeTruthy();
  const shown = within(await screen.findByRole("dialog", { name: "Recovery codes" }));
  expect(shown.getByText(codes[0] ?? "")).toBeTruthy();
  // A notice would be over them on a phone.
  expect(told).not.toHaveBeenCalled();
  await user.click(shown.getByRole("button", { name: "I have kept them" }));
  expect(asked).toEqual({ toMake: 1, toSign: 0 });
  expect(sent.add).toEqual([
    { name: "Blue key", made: expect.objectContaining({ id: testKeyId, response: expect.anything() }) },
  ]);
  expect(await screen.findByText("on your other devices too")).toBeTruthy();
  expect(screen.getByText("never used")).toBeTruthy();
  expect(await screen.findByText(/^Sign-in asks for a security key after your password\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "New recovery codes" })).toBeTruthy();
});

test("a further key brings no codes, and one without a name is not asked for", async () => {
  const asked = stubSecurityKey();
  const { user } = await openScreen([onlyKey]);
  const dialog = await nameKey(user, " ");
  expect(await dialog.findByRole("alert")).toBeTruthy();
  expect(asked.toMake).toBe(0);
  expect(dialog.queryByText(/signs you out/)).toBeNull();
  await user.type(dialog.getByLabelText("Name"), "Spare{Enter}");
  expect(await screen.findByText("Spare added")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["that is among them already", "InvalidStateError", "This key is known here already."],
  ["that was cancelled", "NotAllowedError", "No key has signed"],
  ["under another address", "SecurityError", "Security keys work under ymp.example only."],
  ["that does not answer", "UnknownError", "The key did not answer."],
])("a key %s is told in the dialog, which stays", async (_what, refusal, words) => {
  stubSecurityKey({ refusal });
  const { user, sent } = await openScreen([onlyKey]);
  const dialog = await nameKey(user, "Again");
  expect((await dialog.findByRole("alert")).textContent).toContain(words);
  expect(dialog.getByLabelText("Name")).toHaveProperty("value", "Again");
  expect(sent.add).toEqual([]);
});

test("a key is renamed", async () => {
  const { user, sent } = await openScreen([onlyKey, spareKey]);
  await user.click(await screen.findByRole("button", { name: "Rename Blue key" }));
  const name = within(await screen.findByRole("dialog", { name: "Rename Blue key" })).getByLabelText("Name");
  expect(name).toHaveProperty("value", "Blue key");
  await user.clear(name);
  await user.type(name, "In the safe{Enter}");
  await waitFor(() => expect(sent.rename).toEqual([{ id: blueKey.id, name: "In the safe" }]));
  expect(await screen.findByText("Key renamed")).toBeTruthy();
});

test("a key is removed after a question, which says so when it is the only second step", async () => {
  const { user, sent } = await openScreen([onlyKey, spareKey]);
  const remove = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: `Remove ${name}` }));
    return within(await screen.findByRole("alertdialog", { name: `Remove ${name}?` }));
  };
  const first = await remove("Blue key");
  expect(first.getByText(/^This key no longer opens your account\./)).toBeTruthy();
  await user.click(first.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Blue key removed")).toBeTruthy();
  expect(sent.remove).toEqual([{ id: blueKey.id }]);
  const last = await remove("Spare");
  expect(last.getByText(/^It is your only second step/)).toBeTruthy();
});

test("where browsers offer none, the reason stands in place of the button", async () => {
  await openScreen([], {
    "securityKeys.list": () => ({ keys: [], origin: "http://192.0.2.7:4180", isPossible: false }),
  });
  expect(await screen.findByText(/This installation is at http:\/\/192\.0\.2\.7:4180\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a key" })).toBeNull();
});

test("what has to be confirmed is confirmed by a key beside the password", async () => {
  const asked = stubSecurityKey();
  const proofs: unknown[] = [];
  const { user } = await openScreen([onlyKey, spareKey], {
    "session.askKeyToConfirm": signingQuestion,
    "session.confirm": (input) => void proofs.push(input),
    "securityKeys.remove": () => {
      if (proofs.length === 0)
        throw new Refused("unconfirmed", "refusals:confirmFirst", {}, { asksFor: "passwordAndKey" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove Spare" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
  expect(dialog.getByLabelText("Code from the app, or a recovery code")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Use a security key" }));
  expect(await dialog.findByText("Enter your password.")).toBeTruthy();
  expect(asked.toSign).toBe(0);
  await user.type(dialog.getByLabelText("Current password"), "Fairwinds");
  await user.click(dialog.getByRole("button", { name: "Use a security key" }));
  expect(await screen.findByText("Spare removed")).toBeTruthy();
  expect(proofs).toEqual([{ currentPassword: "Fairwinds", key: expect.objectContaining({ id: testKeyId }) }]);
});
